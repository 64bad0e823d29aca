import { useId } from "react";
import { consentTexts as texts } from "#texts/consents";
import { rateText } from "#texts/rates";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { TextField } from "../../../components/ui/TextField";
import { ifBlank } from "../../../lib/checks";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { textOf, useForm } from "../../../lib/use-form";
import {
  useAnswerConsentMutation,
  type Consent_RepresentationFragment as Consent,
} from "./Consents.generated";
import classes from "./Applications.module.css";

interface ConsentFormProps {
  consent: Consent;
  /** Who answers: the person signed in, or whoever has the link. */
  by: { id: string } | { token: string };
  onAnswered: (consent: Consent) => void;
}

/** What a candidate is asked to agree to, with a name to sign and a way to say no. */
export function ConsentForm({ consent, by, onAnswered }: ConsentFormProps) {
  return (
    <>
      <Terms consent={consent} />
      {consent.message !== null && (
        <div>
          <p className={classes.facts}>{texts.message}</p>
          <blockquote className={classes.message}>{consent.message}</blockquote>
        </div>
      )}
      <Agreement text={consent.text} />
      <Answer consent={consent} by={by} onAnswered={onAnswered} />
    </>
  );
}

function Terms({ consent }: { consent: Consent }) {
  const { clientName, requisition, rate, validUntil, answerBy } = consent;
  const facts: [string, string][] = [
    [texts.client, clientName],
    ...(requisition === null ? [] : [[texts.requisition, requisition] as [string, string]]),
    [texts.rate, rateText(rate.amount, rate.currency, rate.period)],
    [texts.until, texts.day(validUntil)],
    [texts.answerBy, texts.day(answerBy)],
  ];
  return (
    <dl className={classes.terms}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The exact text, which is stored with the answer. */
export function Agreement({ text }: { text: string }) {
  return (
    <section className={classes.agreement} aria-label={texts.agreement}>
      {text.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Answer({ consent, by, onAnswered }: ConsentFormProps) {
  const formId = useId();
  const [answer] = useAnswerConsentMutation();
  const { busy, problem, run } = useAction();
  const send = async (accept: boolean, typedName: string | null) => {
    const input = { ...by, accept, typedName };
    const outcome = await attempt(
      () => answer({ variables: { input } }),
      "representation",
      texts.failed,
    );
    if (outcome.ok) onAnswered(outcome.value);
    return outcome;
  };
  const form = useForm({
    read: (data) => ({ typedName: textOf(data, "typedName") }),
    check: ({ typedName }) => ({ typedName: ifBlank(typedName, texts.typeName) }),
    send: async ({ typedName }) => {
      const outcome = await send(true, typedName);
      return outcome.ok ? null : outcome;
    },
  });
  return (
    <form id={formId} className={classes.form} {...form.formProps}>
      <TextField
        name="typedName"
        label={texts.typedName}
        hint={texts.typedHint(consent.candidateName)}
        autoComplete="name"
        maxLength={100}
        required
        error={form.faults.typedName}
      />
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.actions}>
        <Button type="submit" loading={form.busy} disabled={busy}>
          {texts.agree}
        </Button>
        <Button
          variant="default"
          loading={busy}
          disabled={form.busy}
          aria-label={texts.declineNamed(consent.clientName)}
          onClick={() => void run(() => send(false, null))}
        >
          {texts.decline}
        </Button>
      </div>
    </form>
  );
}
