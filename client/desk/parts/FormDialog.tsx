import { Button } from "@mantine/core";
import type { FormEvent, ReactNode, RefObject } from "react";
import { commonTexts } from "#texts/common";
import { Dialog } from "../../components/ui/Dialog";
import { DialogButtons } from "../../components/ui/DialogButtons";
import { Message } from "../../components/ui/Message";
import classes from "./FormDialog.module.css";

interface FormDialogProps {
  opened?: boolean;
  title: string;
  size?: "sm" | "lg";
  /** Label of the button that does it. */
  action: string;
  /** Label of the button that leaves everything as it is. */
  keep?: string;
  /** Whether it takes something away; its button warns then. */
  isDangerous?: boolean;
  saving: {
    busy: boolean;
    /** Why it failed, if no field says so. */
    problem: string | null;
    form?: RefObject<HTMLFormElement | null>;
  };
  children: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** A dialog with a form: says what will happen, and asks for what is needed. */
export function FormDialog(props: FormDialogProps) {
  const { opened = true, title, size = "sm", saving, children, onSubmit, onClose } = props;
  const { action, keep = commonTexts.cancel, isDangerous = false } = props;
  const { form, busy, problem } = saving;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={size} busy={busy}>
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {children}
        {problem !== null && <Message tone="error">{problem}</Message>}
        <DialogButtons>
          <Button type="submit" color={isDangerous ? "red" : undefined} loading={busy}>
            {action}
          </Button>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {keep}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
