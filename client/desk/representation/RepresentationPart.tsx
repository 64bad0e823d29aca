import { Button } from "@mantine/core";
import { useState } from "react";
import { consentDeskTexts as texts } from "#texts/consents";
import { rateText } from "#texts/rates";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { FRESH } from "../../lib/use-list";
import { useOnChange } from "../../lib/use-on-change";
import { AskForConsent } from "./AskForConsent";
import {
  useDeskConsentsQuery,
  type DeskConsent_RepresentationFragment as Consent,
  type DeskConsentsQuery,
} from "./Representation.generated";
import classes from "./Representation.module.css";

type Application = NonNullable<DeskConsentsQuery["application"]>;

/** Whether the candidate agreed to go to the client: asking for it, and what became of each request. */
export function RepresentationPart({ applicationId }: { applicationId: string }) {
  const { data, error, loading, refetch } = useDeskConsentsQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  return (
    <section aria-labelledby="representation" className={classes.part}>
      <h2 id="representation" className={classes.title}>
        {texts.title}
      </h2>
      {application ? (
        <Consents application={application} onAsked={reload} />
      ) : error === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <ErrorState title={texts.failed} retrying={loading} onRetry={reload} />
      )}
    </section>
  );
}

const CLOSED: readonly Application["status"][] = ["WITHDRAWN", "REJECTED", "HIRED"];

/** Whether a new request makes sense: not while one is granted, and not once the resume has been sent. */
const canAsk = ({ status, viewerCanMove, representations }: Application): boolean =>
  viewerCanMove &&
  !CLOSED.includes(status) &&
  !representations.some(({ state, submittedAt }) => state === "GRANTED" || submittedAt !== null);

function Consents({ application, onAsked }: { application: Application; onAsked: () => void }) {
  const [asking, setAsking] = useState(false);
  // A move may have sent the resume.
  useOnChange(application.version, onAsked);
  const { representations } = application;
  return (
    <>
      {representations.length === 0 ? (
        <p className={classes.note}>{texts.none}</p>
      ) : (
        <ul className={classes.list}>
          {representations.map((consent) => (
            <Entry key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      {canAsk(application) && (
        <>
          <Button variant="light" onClick={() => setAsking(true)}>
            {representations.length === 0 ? texts.ask : texts.askAgain}
          </Button>
          <AskForConsent
            application={application}
            opened={asking}
            onClose={() => setAsking(false)}
            onAsked={onAsked}
          />
        </>
      )}
    </>
  );
}

function Entry({ consent }: { consent: Consent }) {
  const { state, clientName, requisition, rate, text, textSha256 } = consent;
  const pay = rateText(rate.amount, rate.currency, rate.period);
  return (
    <li className={classes.entry}>
      <p className={classes.head}>
        <strong>{clientName}</strong> <Badge>{texts.states[state]}</Badge>
      </p>
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
