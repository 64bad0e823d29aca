import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { interviewTexts as texts } from "#texts/desk-interviews";
import { interviewTime } from "#texts/interviews";
import { Badge } from "../../components/ui/Badge";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Unloaded } from "../../components/ui/Unloaded";
import { Skeleton } from "../../components/ui/Skeleton";
import { lazyComponent } from "../../lib/lazy-component";
import { attempt } from "../../lib/refusal";
import { FRESH } from "../../lib/use-list";
import {
  useCancelInterviewMutation,
  useDeskInterviewsQuery,
  type DeskInterview_InterviewFragment as Interview,
  type DeskInterviewsQuery,
} from "./Interviews.generated";
import { OnDemand } from "../parts/OnDemand";
import { Part } from "../parts/Part";
import classes from "./Placements.module.css";

const InterviewDialog = lazyComponent(() => import("./InterviewDialog"), "InterviewDialog");

type Application = NonNullable<DeskInterviewsQuery["application"]>;

/** The interviews of an application: planning, changing, and canceling them. */
export function InterviewPart({ applicationId }: { applicationId: string }) {
  const query = useDeskInterviewsQuery({
    ...FRESH,
    variables: { id: applicationId },
  });
  const { data, refetch } = query;
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  return (
    <Part id="interviews" title={texts.title}>
      {application ? (
        <Interviews application={application} onChanged={reload} />
      ) : (
        <Unloaded query={query} failed={texts.failed} skeleton={<Skeleton height="4rem" />} />
      )}
    </Part>
  );
}

interface InterviewsProps {
  application: Application;
  onChanged: () => void;
}

function Interviews({ application, onChanged }: InterviewsProps) {
  const { status, viewerCanMove, interviews } = application;
  const [planning, setPlanning] = useState(false);
  const canPlan = viewerCanMove && status === "INTERVIEW";
  return (
    <>
      {interviews.length === 0 && (
        <p className={classes.note}>{canPlan ? texts.none : `${texts.none} ${texts.notYet}`}</p>
      )}
      {interviews.length > 0 && (
        <ul className={classes.list}>
          {interviews.map((interview) => (
            <Entry key={interview.id} {...{ application, interview, onChanged }} />
          ))}
        </ul>
      )}
      {canPlan && (
        <Button variant="light" onClick={() => setPlanning(true)}>
          {texts.plan}
        </Button>
      )}
      {planning && (
        <OnDemand onFailed={() => setPlanning(false)}>
          <InterviewDialog
            application={application}
            onSent={onChanged}
            onClose={() => setPlanning(false)}
          />
        </OnDemand>
      )}
    </>
  );
}

function Entry({ application, interview, onChanged }: InterviewsProps & { interview: Interview }) {
  const { state, startsAt, timeZone, minutes, interviewer, place, callUrl } = interview;
  const [dialog, setDialog] = useState<"change" | "cancel" | null>(null);
  const when = interviewTime(startsAt, timeZone);
  return (
    <li className={classes.entry} data-state={state}>
      <p>
        <span className={classes.when}>{when}</span> <Badge>{texts.states[state]}</Badge>
      </p>
      <p className={classes.note}>{texts.facts(minutes, interviewer)}</p>
      {place !== null && <p className={classes.note}>{place}</p>}
      {callUrl !== null && state === "PLANNED" && (
        <p>
          <a href={callUrl} target="_blank" rel="noreferrer">
            {texts.join}
          </a>
        </p>
      )}
      {interview.recruiterName !== null && state === "PLANNED" && (
        <p className={classes.note}>{texts.replies(interview.recruiterName)}</p>
      )}
      {interview.viewerCanChange && (
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.changeNamed(when)}
            onClick={() => setDialog("change")}
          >
            {texts.change}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={texts.cancelNamed(when)}
            onClick={() => setDialog("cancel")}
          >
            {texts.cancelOne}
          </Button>
        </div>
      )}
      {dialog === "change" && (
        <OnDemand onFailed={() => setDialog(null)}>
          <InterviewDialog
            {...{ application, interview }}
            onSent={onChanged}
            onClose={() => setDialog(null)}
          />
        </OnDemand>
      )}
      <CancelDialog
        {...{ application, interview, when, onChanged }}
        opened={dialog === "cancel"}
        onClose={() => setDialog(null)}
      />
    </li>
  );
}

interface CancelDialogProps extends InterviewsProps {
  interview: Interview;
  when: string;
  opened: boolean;
  onClose: () => void;
}

function CancelDialog(props: CancelDialogProps) {
  const { application, interview, when, onChanged, opened, onClose } = props;
  const { name } = application;
  const [cancel] = useCancelInterviewMutation();
  const confirm = async () => {
    const input = { id: interview.id, expectedVersion: interview.version };
    const outcome = await attempt(
      () => cancel({ variables: { input } }),
      "interview",
      texts.notSent,
    );
    onChanged();
    if (outcome.ok) notifications.show({ message: texts.canceled(name), role: "status" });
    return outcome;
  };
  return (
    <ConfirmDialog
      {...{ opened, onClose }}
      title={texts.cancelTitle}
      action={texts.cancelAction}
      onConfirm={confirm}
    >
      <p>{texts.cancelText(name, when)}</p>
    </ConfirmDialog>
  );
}
