import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { commonTexts } from "#texts/common";
import { Dialog } from "../../components/ui/Dialog";
import { lazyDialog } from "./lazy-dialog";

interface AskProps {
  opened: boolean;
  onClose: () => void;
}
const Ask = ({ opened, onClose }: AskProps) => (
  <Dialog opened={opened} onClose={onClose} title="Sure?">
    It is for good.
  </Dialog>
);
const LazyAsk = lazyDialog(async () => ({ Ask }), "Ask");

function Host() {
  const [opened, setOpened] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <LazyAsk opened={opened} onClose={() => setOpened(false)} />
    </MantineProvider>
  );
}

it("returns the focus to what opened it, also the first time", async () => {
  render(<Host />);
  const opener = screen.getByRole("button", { name: "Ask" });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole("button", { name: commonTexts.close }));
  await waitFor(() => expect(opener).toHaveFocus());
});
