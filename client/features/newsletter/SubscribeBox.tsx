import { useId, type ReactNode } from "react";
import { newsletterTexts } from "#texts/newsletter";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { Message } from "../../components/ui/Message";
import { TextField } from "../../components/ui/TextField";
import { useHydrated } from "../../lib/hydrated";
import classes from "./SubscribeBox.module.css";
import type { useSubscribe } from "./use-subscribe";

interface SubscribeBoxProps {
  title: string;
  lead: string;
  form: ReturnType<typeof useSubscribe>;
  /** Fields before the email address. */
  children?: ReactNode;
}

/** A form that subscribes an email address, which must then be confirmed by mail. */
export function SubscribeBox({ title, lead, form, children }: SubscribeBoxProps) {
  const titleId = useId();
  return (
    <section className={classes.box} aria-labelledby={titleId}>
      <div className={classes.intro}>
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
      </div>
      <form className={classes.form} {...form.formProps}>
        {children}
        <div className={classes.row}>
          <TextField
            name="email"
            label={newsletterTexts.email}
            type="email"
            autoComplete="email"
            aria-required
            error={form.faults.email}
          />
          <SubscribeButton busy={form.busy} />
        </div>
        <Honeypot />
        <Result problem={form.problem} sent={form.sent} />
      </form>
    </section>
  );
}

/** The result after submitting; before that, the small print. */
function Result({ problem, sent }: { problem: string | null; sent: string | null }) {
  if (problem !== null) return <Message tone="error">{problem}</Message>;
  if (sent !== null) return <Message tone="success">{sent}</Message>;
  return <p className={classes.small}>{newsletterTexts.smallPrint}</p>;
}

function SubscribeButton({ busy }: { busy: boolean }) {
  const hydrated = useHydrated();
  return (
    <Button type="submit" loading={busy} disabled={!hydrated}>
      {newsletterTexts.subscribe}
    </Button>
  );
}
