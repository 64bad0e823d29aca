import { jest } from "@jest/globals";
import { Drawer, MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useLoginAbove } from "./use-login-above";

function Desk({ login, onClose }: { login: boolean; onClose: () => void }) {
  useLoginAbove();
  return (
    <MantineProvider env="test">
      <Drawer opened onClose={onClose} title="Preview" />
      <dialog open={login} aria-label="Log in">
        <input aria-label="Email" />
      </dialog>
    </MantineProvider>
  );
}

test("Escape in the login dialog does not close the preview beneath", () => {
  const onClose = jest.fn();
  const { rerender } = render(<Desk login onClose={onClose} />);
  fireEvent.keyDown(screen.getByLabelText("Email"), { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();

  rerender(<Desk login={false} onClose={onClose} />);
  fireEvent.keyDown(screen.getByRole("dialog", { name: "Preview" }), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
});
