import { useEffect, useState } from "react";

const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];

/** The native dialog that is open, or null. Of a dialog and one that opened above it, the latter. */
export function useOpenDialog(): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    // In the order in which they opened.
    let known: HTMLDialogElement[] = [];
    const look = () => {
      const open = openDialogs();
      const still = known.filter((one) => open.includes(one));
      known = [...still, ...open.filter((one) => !still.includes(one))];
      setDialog(known.at(-1) ?? null);
    };
    look();
    const observer = new MutationObserver(look);
    // A dialog can also be removed while it is open.
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return dialog;
}
