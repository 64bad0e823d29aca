import { MantineProvider } from "@mantine/core";
import { render, waitFor } from "@testing-library/react";
import { Dialog } from "../../components/ui/Dialog";
import { DeskNotifications } from "./DeskNotifications";

const Host = ({ asks, asksMore = false }: { asks: boolean; asksMore?: boolean }) => (
  <MantineProvider>
    {asksMore && (
      <Dialog opened onClose={() => undefined} title="Second">
        Log in again
      </Dialog>
    )}
    {asks && (
      <Dialog opened onClose={() => undefined} title="First">
        Sure?
      </Dialog>
    )}
    <DeskNotifications />
  </MantineProvider>
);

/** Where the messages go: the words of the dialog, or "the page". */
function holder(): string | null {
  const box = document.querySelector(".mantine-Notifications-root");
  return box && (box.closest("dialog")?.textContent ?? "the page");
}

it("shows messages inside the dialog that is open, whatever opened first on the page", async () => {
  const { rerender } = render(<Host asks />);
  await waitFor(() => expect(holder()).toContain("Sure?"));
  rerender(<Host asks asksMore />);
  await waitFor(() => expect(holder()).toContain("Log in again"));
  rerender(<Host asks />);
  await waitFor(() => expect(holder()).toContain("Sure?"));
  rerender(<Host asks={false} />);
  await waitFor(() => expect(holder()).toBe("the page"));
});
