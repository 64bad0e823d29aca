import { Button } from "@mantine/core";
import { useId, useState, type ReactNode, type RefObject } from "react";
import { settingTexts as texts } from "#texts/desk-settings";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Message } from "../../components/ui/Message";
import type { Outcome } from "../../lib/refusal";
import classes from "./Settings.module.css";

interface SettingsFormProps {
  title: string;
  text: string;
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  problem: string | null;
  onSave: () => void;
  /** A button that restores the default; null if the default is in use. */
  reset: ResetProps | null;
  children: ReactNode;
}

interface ResetProps {
  label: string;
  title: string;
  text: string;
  onReset: () => Promise<Outcome<unknown>>;
}

/** A group of settings that are saved together. */
export function SettingsForm(props: SettingsFormProps) {
  const { title, text, form, busy, problem, onSave, reset, children } = props;
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <form
        ref={form}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.note}>{text}</p>
        </div>
        {children}
        {problem !== null && <Message tone="error">{problem}</Message>}
        <div className={classes.actions}>
          <Button type="submit" loading={busy}>
            {texts.save}
          </Button>
          {reset !== null && <Reset {...reset} />}
        </div>
      </form>
    </section>
  );
}

function Reset({ label, title, text, onReset }: ResetProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={title}
        action={label}
        onClose={() => setIsAsking(false)}
        onConfirm={onReset}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
