import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "./Dialog";

it("gives the focus back, also when it is taken off the page while it is open", async () => {
  function Host() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <button onClick={() => setAsking(true)}>Ask</button>
        {asking && (
          <Dialog opened onClose={() => setAsking(false)} title="Sure?">
            <button onClick={() => setAsking(false)}>No</button>
          </Dialog>
        )}
      </>
    );
  }
  render(<Host />);
  const opener = screen.getByRole("button", { name: "Ask" });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
});
