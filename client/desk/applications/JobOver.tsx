import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { boardTexts } from "#texts/desk-applications";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { Message } from "../../components/ui/Message";
import { JobDialogs } from "../jobs/actions/JobDialogs";
import { useJobActions } from "../jobs/actions/use-job-actions";
import type { DeskJobState_JobFragment as Job } from "../jobs/DeskJob.generated";
import classes from "./JobApplicationsPage.module.css";

const { ended: texts } = boardTexts;

/** Says on a job's board since when no one can apply, and what can still be done; nothing while the job is open. */
export function JobOver({ job }: { job: Job }) {
  const [isAsking, setIsAsking] = useState(false);
  const actions = useJobActions(job);
  const state = stateOf(job);
  if (state === null) return null;
  return (
    <div className={classes.over}>
      <Message tone="info">
        <p>
          <strong>{state}</strong> {texts.hint}
        </p>
        <div className={classes.overActions}>
          {job.status === "EXPIRED" && job.viewerCanClose && (
            <Button size="compact-sm" variant="default" onClick={() => void actions.extend()}>
              {deskJobsTexts.extend}
            </Button>
          )}
          {job.viewerCanRelist && (
            <Button size="compact-sm" variant="default" onClick={() => setIsAsking(true)}>
              {deskJobsTexts.relist}
            </Button>
          )}
          <Link to={paths.desk("jobs", job.id)}>{texts.seeJob}</Link>
        </div>
      </Message>
      <JobDialogs
        job={job}
        actions={actions}
        question={isAsking ? "relist" : null}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

function stateOf({ status, closeReason, closedAt, takenDownAt, validThrough }: Job): string | null {
  if (takenDownAt !== null) return texts.takenDown(takenDownAt);
  if (status === "CLOSED") return texts.closed(closeReason, closedAt);
  return status === "EXPIRED" ? texts.expired(validThrough) : null;
}
