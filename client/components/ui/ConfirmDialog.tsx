import type { ReactNode } from "react";
import { commonTexts } from "#texts/common";
import type { Outcome } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { Button } from "./Button";
import classes from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog";
import { DialogButtons } from "./DialogButtons";
import { Message } from "./Message";

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What happens. */
  children: ReactNode;
  /** Label of the button that leaves everything as it is. */
  keep?: string;
  /** Label of the button that does it. */
  action: string;
  /** Whether the step takes something away; its button warns then. */
  danger?: boolean;
  /** Does it; the dialog closes when it worked, and shows why when it did not. */
  onConfirm: () => Promise<Outcome<unknown>>;
}

/** Asks for confirmation before a step that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, action, onConfirm } = props;
  const { keep = commonTexts.cancel, danger = true } = props;
  const { busy, problem, run, forget } = useAction();
  const confirm = async () => {
    if ((await run(onConfirm)) !== undefined) onClose();
  };
  // The dialog stays mounted, so the problem of this time would show the next time.
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title} busy={busy}>
      <div className={classes.body}>
        {children}
        {problem !== null && <Message tone="error">{problem}</Message>}
        <DialogButtons>
          <Button
            variant={danger ? "danger" : "filled"}
            loading={busy}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
          <Button variant="default" disabled={busy} onClick={close} data-autofocus>
            {keep}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
