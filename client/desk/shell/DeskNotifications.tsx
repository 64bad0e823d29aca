import { Notifications } from "@mantine/notifications";
import { useOpenDialog } from "./use-open-dialog";

/**
 * The kit's messages. An open native dialog is above everything else on the page, and nothing outside of it can be used; so
 * the messages, with their buttons, are inside it while it is open.
 */
export function DeskNotifications() {
  const dialog = useOpenDialog();
  return (
    <Notifications
      // The kit's portal does not move to another target.
      key={dialog?.getAttribute("aria-labelledby") ?? "page"}
      position="bottom-center"
      {...(dialog !== null && { portalProps: { target: dialog } })}
    />
  );
}
