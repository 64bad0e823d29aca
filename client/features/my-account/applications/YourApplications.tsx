import { useState } from "react";
import { Link } from "react-router-dom";
import { interviewTime } from "#texts/interviews";
import { yourApplicationTexts as texts, yourStages } from "#texts/your-applications";
import { paths } from "#site/paths";
import { Badge } from "../../../components/ui/Badge";
import { Button } from "../../../components/ui/Button";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { DotList } from "../../../components/ui/DotList";
import { EmptyState } from "../../../components/ui/EmptyState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { LoadedList } from "../../../components/ui/LoadedList";
import { Unbroken } from "../../../components/ui/Unbroken";
import { attempt } from "../../../lib/refusal";
import { FRESH, useList } from "../../../lib/use-list";
import { YourConsentsDocument } from "./Consents.generated";
import {
  useWithdrawApplicationMutation,
  useYourApplicationsQuery,
  type YourApplication_ApplicationFragment as Application,
  type YourApplicationsQuery,
} from "./YourApplications.generated";
import { YourHistory } from "./YourHistory";
import classes from "./Applications.module.css";

/** Every application of the person, newest first. */
export function YourApplications() {
  const list = useList(
    useYourApplicationsQuery(FRESH),
    ({ myApplications }: YourApplicationsQuery) => myApplications,
    ({ myApplications }, nodes) => ({ myApplications: { ...myApplications, nodes } }),
  );
  return (
    <LoadedList list={list} failedTitle={texts.failed} empty={<NoApplications />}>
      {(applications) => (
        <ul className={classes.list}>
          {applications.map((application) => (
            <Entry key={application.id} application={application} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

const NoApplications = () => (
  <EmptyState
    title={texts.none}
    actions={<LinkButton to={paths.jobs()}>{texts.browse}</LinkButton>}
  >
    {texts.noneText}
  </EmptyState>
);

function Entry({ application }: { application: Application }) {
  const { id, status, appliedAt, stageChangedAt, resume, job } = application;
  const { role, company, companyLocation } = job;
  const stage = yourStages[status];
  return (
    <li className={classes.card} aria-labelledby={id} data-stage={status}>
      <div className={classes.head}>
        <h3 id={id} className={classes.name}>
          <Link to={paths.jobDetails(job.id)}>
            <Unbroken text={role} />
          </Link>
        </h3>
        <Badge>{stage.name}</Badge>
      </div>
      <p className={classes.facts}>
        <DotList items={[texts.at(company.name, companyLocation), texts.applied(appliedAt)]} />
      </p>
      <p>
        {stage.next}{" "}
        <span className={`${classes.facts} unbroken`}>({texts.since(stageChangedAt)})</span>
      </p>
      <Interviews application={application} />
      <p className={classes.facts}>
        {texts.resume} {/* A file of the server, not a page of the site. */}
        <a href={resume.url} target="_blank" rel="noreferrer">
          {resume.fileName}
        </a>
      </p>
      <YourHistory applicationId={id} job={job} />
      <Actions application={application} />
    </li>
  );
}

/** Interviews that are still to come. Those of a closed application are being canceled. */
function Interviews({ application: { status, interviews, job } }: { application: Application }) {
  const isClosed = status === "REJECTED" || status === "WITHDRAWN";
  const shown = interviews.filter(({ state }) => state === "PLANNED" && !isClosed).reverse();
  if (shown.length === 0) return null;
  return (
    <ul className={classes.interviews} aria-label={texts.interviewsOf(job.role)}>
      {shown.map(({ id, startsAt, timeZone, minutes, place, callUrl, interviewer }) => (
        <li key={id}>
          <strong>{texts.interview(interviewTime(startsAt, timeZone))}</strong>
          <DotList
            items={[
              texts.interviewWith(minutes, interviewer),
              ...(place === null ? [] : [place]),
              ...(callUrl === null
                ? []
                : [
                    <a key="call" href={callUrl} target="_blank" rel="noreferrer">
                      {texts.joinCall}
                    </a>,
                  ]),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function Actions({ application }: { application: Application }) {
  const { status, viewerCanWithdraw, job } = application;
  const [asking, setAsking] = useState(false);
  const isWithdrawn = status === "WITHDRAWN";
  const mayApply = job.acceptsApplications && status !== "REJECTED" && status !== "HIRED";
  if (!viewerCanWithdraw && !mayApply) return null;
  return (
    <div className={classes.actions}>
      {mayApply && (
        <LinkButton
          to={paths.applyNow(job.id)}
          variant={isWithdrawn ? "filled" : "default"}
          size="sm"
          aria-label={isWithdrawn ? texts.againNamed(job.role) : texts.newerResumeNamed(job.role)}
        >
          {isWithdrawn ? texts.again : texts.newerResume}
        </LinkButton>
      )}
      {viewerCanWithdraw && (
        <>
          <Button
            variant="default"
            size="sm"
            aria-label={texts.withdrawNamed(job.role)}
            onClick={() => setAsking(true)}
          >
            {texts.withdraw}
          </Button>
          <WithdrawDialog
            application={application}
            opened={asking}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </div>
  );
}

interface WithdrawDialogProps {
  application: Application;
  opened: boolean;
  onClose: () => void;
}

function WithdrawDialog({ application: { id, job }, opened, onClose }: WithdrawDialogProps) {
  // Withdrawing also closes requests for consent.
  const [withdraw] = useWithdrawApplicationMutation({ refetchQueries: [YourConsentsDocument] });
  const confirm = () =>
    attempt(() => withdraw({ variables: { input: { id } } }), "application", texts.notWithdrawn);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={texts.withdrawTitle}
      action={texts.withdraw}
      onConfirm={confirm}
    >
      <p>{texts.withdrawText(job.role, job.company.name)}</p>
    </ConfirmDialog>
  );
}
