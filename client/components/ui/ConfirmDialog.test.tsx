import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { refused } from "../../lib/refusal";
import { ConfirmDialog } from "./ConfirmDialog";

it("does not show why it failed when it is opened again", async () => {
  const user = userEvent.setup();
  const remove = jest.fn(() => Promise.resolve(refused("The server is busy.")));
  function Removal() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <button onClick={() => setAsking(true)}>Open</button>
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title="Remove it?"
          action="Remove"
          onConfirm={remove}
        >
          It will be gone.
        </ConfirmDialog>
      </>
    );
  }
  render(<Removal />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("The server is busy.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByText("It will be gone.")).toBeVisible();
  expect(screen.queryByText("The server is busy.")).toBeNull();
});
