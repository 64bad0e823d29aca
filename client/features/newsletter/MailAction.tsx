import { useState, type ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import type { Outcome } from "../../lib/refusal";
import classes from "./MailAction.module.css";

interface MailActionProps {
  lead: string;
  label: string;
  /** URL that the form posts to without scripts; leave it out if the form needs scripts. */
  action?: string;
  run: () => Promise<Outcome<string>>;
  /** Shown below the success message. */
  done?: ReactNode;
  /** Shown below the button after a refusal: another way on, since trying again may not help. */
  refused?: ReactNode;
  /** Shown below the button. */
  children?: ReactNode;
}

/**
 * The action of a link in a mail, behind a button: mail scanners open every link, so opening the page alone must not
 * change anything.
 */
export function MailAction({ lead, label, action, run, done, refused, children }: MailActionProps) {
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
