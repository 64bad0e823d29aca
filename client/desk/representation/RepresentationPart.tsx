import { Button } from "@mantine/core";
import { useState } from "react";
import { consentDeskTexts as texts } from "#texts/consents";
import { Unloaded } from "../../components/ui/Unloaded";
import { Skeleton } from "../../components/ui/Skeleton";
import { FRESH } from "../../lib/use-list";
import { useOnChange } from "../../lib/use-on-change";
import { ConsentEntry } from "./ConsentEntry";
import { useDeskConsentsQuery, type DeskConsentsQuery } from "./Representation.generated";
import { lazyDialog } from "../parts/lazy-dialog";
import { Part } from "../parts/Part";
import classes from "./Representation.module.css";

const AskForConsent = lazyDialog(() => import("./AskForConsent"), "AskForConsent");

type Application = NonNullable<DeskConsentsQuery["application"]>;

/** Whether the candidate agreed to go to the client: asking for it, and what happened to each request. */
export function RepresentationPart({ applicationId }: { applicationId: string }) {
  const query = useDeskConsentsQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const { data, refetch } = query;
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  return (
    <Part id="representation" title={texts.title}>
      {application ? (
        <Consents application={application} onAsked={reload} />
      ) : (
        <Unloaded query={query} failed={texts.failed} skeleton={<Skeleton height="6rem" />} />
      )}
    </Part>
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
            <ConsentEntry key={consent.id} consent={consent} />
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
