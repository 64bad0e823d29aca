import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { consentDeskTexts as texts } from "#texts/consents";
import { rateText } from "#texts/rates";
import { DotList } from "../../components/ui/DotList";
import type { DeskConsent_RepresentationFragment as Consent } from "./Representation.generated";
import classes from "./Representation.module.css";

const COLORS: Partial<Record<Consent["state"], string>> = { GRANTED: "brand", DECLINED: "red" };

interface ConsentEntryProps {
  consent: Consent;
  /** What the request is about, where that isn't plain. */
  about?: ReactNode;
}

/** A request for consent: what was asked, what happened to it, and the exact text. */
export function ConsentEntry({ consent, about }: ConsentEntryProps) {
  const { state, clientName, requisition, rate, text, textSha256 } = consent;
  const pay = rateText(rate.amount, rate.currency, rate.period);
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <strong>{clientName}</strong>{" "}
        <Badge component="span" variant="outline" color={COLORS[state] ?? "gray"}>
          {texts.states[state]}
        </Badge>
      </p>
      {about !== undefined && <p className={classes.note}>{about}</p>}
      <p className={classes.note}>
        <DotList items={[pay, ...(requisition === null ? [] : [requisition])]} />
      </p>
      {factsOf(consent).map((fact) => (
        <p key={fact} className={classes.note}>
          {fact}
        </p>
      ))}
      <details>
        <summary>{texts.text}</summary>
        <p className={classes.text}>{text}</p>
        <p className={classes.note}>
          {texts.hash}: <span className={classes.hash}>{textSha256}</span>
        </p>
      </details>
    </li>
  );
}

/** What happened to the request, in order of time. */
function factsOf(consent: Consent): string[] {
  const { state, requestedAt, requestedBy, answerBy, remindedAt, answeredAt, typedName } = consent;
  const { validUntil, submittedAt, submittedBy } = consent;
  return [
    texts.asked(requestedAt, requestedBy),
    ...(remindedAt === null ? [] : [texts.reminded(remindedAt)]),
    ...(state === "PENDING" ? [texts.answerBy(answerBy)] : []),
    ...(answeredAt === null ? [] : [answerOf(typedName, answeredAt)]),
    ...(state === "GRANTED" && submittedAt === null ? [texts.lasts(validUntil)] : []),
    ...(submittedAt === null ? [] : [texts.submitted(submittedAt, submittedBy)]),
  ];
}

const answerOf = (typedName: string | null, answeredAt: string): string =>
  typedName === null ? texts.answered(answeredAt) : texts.signed(typedName, answeredAt);
