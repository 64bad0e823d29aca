import { useState } from "react";
import { consentTexts as texts } from "#texts/consents";
import { Button } from "../../../components/ui/Button";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { DotList } from "../../../components/ui/DotList";
import { LoadedList } from "../../../components/ui/LoadedList";
import { Message } from "../../../components/ui/Message";
import { Pane } from "../../../components/ui/Pane";
import { attempt } from "../../../lib/refusal";
import { FRESH, useList } from "../../../lib/use-list";
import { Agreement, ConsentForm } from "./ConsentForm";
import {
  useTakeConsentBackMutation,
  useYourConsentsQuery,
  type Consent_RepresentationFragment as Consent,
  type YourConsentsQuery,
} from "./Consents.generated";
import classes from "./Applications.module.css";

const useConsents = () =>
  useList(
    useYourConsentsQuery(FRESH),
    ({ myRepresentations }: YourConsentsQuery) => myRepresentations,
    ({ myRepresentations }, nodes) => ({ myRepresentations: { ...myRepresentations, nodes } }),
  );

/** Requests that wait for an answer: the first thing on the page. */
export function WaitingConsents() {
  const { nodes } = useConsents();
  const [answered, setAnswered] = useState<Consent | null>(null);
  const waiting = (nodes ?? []).filter(({ viewerCanAnswer }) => viewerCanAnswer);
  if (waiting.length === 0 && answered === null) return null;
  return (
    <Pane title={texts.waiting} headingLevel={3} lead={texts.waitingLead}>
      {answered !== null && (
        <Message tone="success">
          {answered.state === "GRANTED"
            ? texts.agreedText(answered.clientName)
            : texts.declinedText(answered.clientName)}
        </Message>
      )}
      <ul className={classes.list}>
        {waiting.map((consent) => (
          <li key={consent.id} className={classes.card}>
            <h4 className={classes.name}>{texts.heading(consent.job.role, consent.clientName)}</h4>
            <ConsentForm consent={consent} by={{ id: consent.id }} onAnswered={setAnswered} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** What the person was asked, and how they answered. */
export function YourAnswers() {
  const list = useConsents();
  const given = list.nodes?.filter(({ viewerCanAnswer }) => !viewerCanAnswer) ?? [];
  if (list.nodes !== null && given.length === 0 && !list.hasMore) return null;
  return (
    <Pane title={texts.yours} headingLevel={3} lead={texts.yoursLead}>
      <LoadedList list={list} failedTitle={texts.yoursFailed}>
        {() => (
          <ul className={classes.list}>
            {given.map((consent) => (
              <Given key={consent.id} consent={consent} />
            ))}
          </ul>
        )}
      </LoadedList>
    </Pane>
  );
}

function Given({ consent }: { consent: Consent }) {
  const { state, job, clientName, requestedAt, validUntil, typedName, answeredAt } = consent;
  return (
    <li className={classes.card}>
      <h4 className={classes.name}>{texts.heading(job.role, clientName)}</h4>
      <p>
        <DotList
          items={[
            texts.states[state],
            texts.asked(requestedAt),
            ...(state === "GRANTED" ? [texts.lasts(validUntil)] : []),
          ]}
        />
      </p>
      {typedName !== null && answeredAt !== null && (
        <details className={classes.details}>
          <summary>{texts.read}</summary>
          <Agreement text={consent.text} />
          <p className={classes.facts}>{texts.signed(typedName, answeredAt)}</p>
        </details>
      )}
      {consent.viewerCanWithdraw && <TakeBack consent={consent} />}
    </li>
  );
}

function TakeBack({ consent: { id, clientName } }: { consent: Consent }) {
  const [asking, setAsking] = useState(false);
  const [takeBack] = useTakeConsentBackMutation();
  const confirm = () =>
    attempt(() => takeBack({ variables: { input: { id } } }), "representation", texts.notWithdrawn);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.withdrawNamed(clientName)}
        onClick={() => setAsking(true)}
      >
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={texts.withdrawTitle}
        action={texts.withdraw}
        onConfirm={confirm}
      >
        <p>{texts.withdrawText(clientName)}</p>
      </ConfirmDialog>
    </div>
  );
}
