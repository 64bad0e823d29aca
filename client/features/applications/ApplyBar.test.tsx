import { applyTexts } from "#texts/apply";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderApp } from "../../test/render";
import { ApplyBar } from "./ApplyBar";

const user = userEvent.setup({ delay: null });

/** Sends a known person's application, which is then held, at the first press. */
function Host({ onStart }: { onStart: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const apply = {
    ...{ isHeld, appliedAt: null, notice: null, submitted: false, dialog: null },
    start: () => {
      onStart();
      setHeld(true);
    },
  };
  return <ApplyBar apply={apply} role="Java Developer" pay="$60 an hour" />;
}

it("keeps the focus while an application is held, and begins no other one", async () => {
  const onStart = jest.fn();
  renderApp(<Host onStart={onStart} />);
  const button = screen.getByRole("button", { name: applyTexts.applyNow });
  await user.click(button);
  expect(screen.getByRole("button", { name: applyTexts.applyNow })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(button).toHaveFocus();
  await user.click(button);
  await user.keyboard(" {Enter}");
  expect(onStart).toHaveBeenCalledTimes(1);
});
