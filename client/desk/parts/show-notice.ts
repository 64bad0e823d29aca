import { notifications, type NotificationData } from "@mantine/notifications";

/** Ids of the notices that are shown, by what they are about. */
const shown = new Map<string, string>();

interface Notice extends Pick<NotificationData, "title" | "message" | "color" | "role"> {
  /** For example "closed" and the id of a job. */
  about: string;
  /** Milliseconds until it closes; false if it stays. */
  autoClose: number | false;
}

/**
 * Shows a notice in place of the last one about the same thing. Each has an id of its own: Mantine ignores a notice whose id
 * is still shown, and one that is updated closes when the last one would have.
 */
export function showNotice({ about, ...notice }: Notice): void {
  hideNotice(about);
  const id = notifications.show({
    ...notice,
    onClose: () => {
      if (shown.get(about) === id) shown.delete(about);
    },
  });
  shown.set(about, id);
}

/** Does nothing if there is none about this. */
export function hideNotice(about: string): void {
  const id = shown.get(about);
  if (id !== undefined) notifications.hide(id);
}
