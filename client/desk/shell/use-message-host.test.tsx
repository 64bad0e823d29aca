import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../../components/ui/Dialog";
import { useMessageHost } from "./use-message-host";

interface Shown {
  first: boolean;
  second: boolean;
}

/** The second dialog leaves the page when it is not shown. */
function Desk({ first, second }: Shown) {
  const host = useMessageHost();
  return (
    <>
      {createPortal(<p role="alert">Not saved</p>, host)}
      {second && (
        <Dialog opened onClose={() => undefined} title="Second">
          Two
        </Dialog>
      )}
      <Dialog opened={first} onClose={() => undefined} title="First">
        One
      </Dialog>
    </>
  );
}

const place = () => screen.getByText("Not saved").closest("dialog");

test("messages follow the topmost dialog, and stay the same element", () => {
  const { rerender, unmount } = render(<Desk first={false} second={false} />);
  const message = screen.getByText("Not saved");
  expect(place()).toBeNull();

  rerender(<Desk first second={false} />);
  expect(place()).toBe(screen.getByRole("dialog", { name: "First" }));

  rerender(<Desk first second />);
  expect(place()).toBe(screen.getByRole("dialog", { name: "Second" }));

  rerender(<Desk first second={false} />);
  expect(place()).toBe(screen.getByRole("dialog", { name: "First" }));

  rerender(<Desk first={false} second={false} />);
  expect(place()).toBeNull();
  expect(screen.getByText("Not saved")).toBe(message);

  unmount();
  expect(screen.queryByText("Not saved")).toBeNull();
});

test("messages find a dialog that was open when React began its effects anew", () => {
  const { unmount } = render(<Desk first second={false} />, { wrapper: StrictMode });
  expect(place()).toBe(screen.getByRole("dialog", { name: "First" }));
  unmount();
});
