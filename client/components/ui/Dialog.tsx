import { IconX } from "@tabler/icons-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { commonTexts } from "#texts/common";
import { closeOnBack } from "../../lib/back-closes";
import { enterTop, leaveTop } from "../../lib/top-dialog";
import classes from "./Dialog.module.css";

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: "sm" | "lg";
  /** Disables Escape and the close button while closing would lose work. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The native element traps the focus, closes on Escape and returns the focus; the browser's Back
 * closes it, too. Its children stay mounted while it is closed, so a form keeps what was typed. On opening, the
 * element marked `data-autofocus` gets the focus.
 */
export function Dialog({
  opened,
  onClose,
  title,
  size = "sm",
  busy = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === opened) return;
    if (!opened) return element.close();
    opener.current = document.activeElement;
    element.showModal();
    enterTop(element);
    // Without this, the browser focuses the close button.
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [opened]);

  // A layout effect ends before the element leaves the page, so what others put into it can still move out.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // It also ends while React hides what waits for a file, and begins again with the dialog still open.
    if (element.open) enterTop(element);
    return () => leaveTop(element);
  }, []);

  // The browser gives the focus back to what had it when a dialog closes, but not when it is removed while it is open.
  useEffect(() => {
    const element = dialog.current;
    return () => {
      const isLost = element?.isConnected === false && document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);

  // Like Escape, does nothing while busy.
  const closeUnlessBusy = useEffectEvent(() => {
    if (!busy) dialog.current?.close();
    return !busy;
  });
  useEffect(() => (opened ? closeOnBack(() => closeUnlessBusy()) : undefined), [opened]);

  // A file picker's "cancel" event bubbles up to here; only the dialog's own counts.
  const stayOpenWhileBusy = (event: SyntheticEvent) => {
    if (busy && event.target === event.currentTarget) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={stayOpenWhileBusy}
      onClose={(event) => {
        if (event.target === event.currentTarget && opened) onClose();
      }}
    >
      <div className={classes.bar}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={commonTexts.close}
          disabled={busy}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
