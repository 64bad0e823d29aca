import { useState, type ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import type { Outcome } from "../../lib/refusal";
import classes from "./OneButton.module.css";

interface OneButtonProps {
  lead: string;
  label: string;
  /** Where the form posts without scripts; missing when it needs them. */
  action?: string;
  run: () => Promise<Outcome<string>>;
  /** Below the server's good news. */
  done?: ReactNode;
  /** Below the button once the server has refused: the way on, as pressing again may never help. */
  refused?: ReactNode;
  /** Below the button. */
  children?: ReactNode;
}

/**
 * What a link in a mail asks for, behind a button: mail scanners follow every link, so opening the page must not do
 * it yet.
 */
export function OneButton({ lead, label, action, run, done, refused, children }: OneButtonProps) {
  const [outcome, setOutcome] = useState<Outcome<string> | null>(null);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setOutcome(await run());
    setBusy(false);
  };
  if (outcome?.ok === true)
    return (
      <div className={classes.body}>
        <Message tone="success">{outcome.value}</Message>
        {done}
      </div>
    );
  return (
    <form
      className={classes.body}
      {...(action === undefined ? {} : { method: "post", action })}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <p>{lead}</p>
      {outcome !== null && <Message tone="error">{outcome.refusal.message}</Message>}
      <div className={classes.actions}>
        <Button type="submit" size="lg" loading={busy}>
          {label}
        </Button>
        {outcome !== null && refused}
        {children}
      </div>
    </form>
  );
}
