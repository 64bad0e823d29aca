import { Button, MantineProvider, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { notLoadedTexts } from "#texts/desk";
import { lazyComponent } from "../../lib/lazy-component";
import { noteFailedLoads } from "../../lib/not-loaded";
import { OnDemand } from "./OnDemand";

const gone = new TypeError("gone");
const Part = lazyComponent(
  (): Promise<Record<"Part", () => string>> => Promise.reject(gone),
  "Part",
);

function Host() {
  const [shown, setShown] = useState(false);
  return (
    <MantineProvider env="test">
      <TextInput label="Notes" />
      <Button onClick={() => setShown(true)}>Open</Button>
      {shown && (
        <OnDemand onFailed={() => setShown(false)}>
          <Part />
        </OnDemand>
      )}
    </MantineProvider>
  );
}

it("keeps what was typed if a part is gone after a release, and offers to reload", async () => {
  noteFailedLoads();
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: gone }));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const show = jest.spyOn(notifications, "show").mockReturnValue("");
  render(<Host />);
  await userEvent.type(screen.getByLabelText("Notes"), "half a sentence");
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  const message = { title: notLoadedTexts.title, role: "alert", autoClose: false };
  await waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining(message)));
  expect(screen.getByLabelText("Notes")).toHaveValue("half a sentence");
});
