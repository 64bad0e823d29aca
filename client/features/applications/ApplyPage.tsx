import { Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { lazyComponent } from "../../lib/lazy-component";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { useJobToApplyToQuery } from "./ApplyPage.generated";
import classes from "./ApplyPage.module.css";
import { applicationTexts } from "#texts/application";
import { applyTexts } from "#texts/apply";
import { commonTexts } from "#texts/common";
import { FormSkeleton } from "./FormSkeleton";
import type { JobToApplyTo } from "./JobFields";
import { useHeld } from "./use-held";

const loadForm = () => import("./PrefilledApplicationForm");
const loadHeld = () => import("./HeldApplication");

/** Loaded for signed-in users only; everyone else is redirected first. */
const PrefilledApplicationForm = lazyComponent(loadForm, "PrefilledApplicationForm");
const HeldApplication = lazyComponent(loadHeld, "HeldApplication");

/**
 * The application form as a page for signed-in users; everyone else is redirected to the home page.
 * @param jobId id or code from the URL; blank if it is missing
 */
export function ApplyPage({ jobId }: { jobId: string }) {
  const { viewer, loading } = useViewer();
  const [sessionEnded, setSessionEnded] = useState(false);
  const [applicant, setApplicant] = useState(viewer);
  if (viewer !== null && viewer.id !== applicant?.id) setApplicant(viewer);

  if (viewer === null && !sessionEnded) {
    return loading ? <Frame content={<FormSkeleton />} /> : <Navigate to={paths.home} replace />;
  }
  if (applicant === null) return null;
  return jobId === "" ? (
    <NoJob title={applicationTexts.chooseJob} />
  ) : (
    <JobApplication
      key={applicant.id}
      jobId={jobId}
      viewer={applicant}
      onSessionEnded={setSessionEnded}
    />
  );
}

interface JobApplicationProps {
  jobId: string;
  viewer: Viewer;
  onSessionEnded: (ended: boolean) => void;
}

function JobApplication({ jobId, viewer, onSessionEnded }: JobApplicationProps) {
  const query = useJobToApplyToQuery({
    variables: { id: jobId },
    ssr: false,
  });
  const { data } = query;
  const [submitted, setSubmitted] = useState(false);
  // Loads the code in parallel with the job: ten seconds are too few to load something. Rendering reports a failure.
  useEffect(() => void Promise.all([loadForm(), loadHeld()]).catch(() => undefined), []);
  if (data === undefined) {
    return (
      <Unloaded
        query={query}
        failed={applicationTexts.jobFailed}
        skeleton={<Frame content={<FormSkeleton />} />}
      />
    );
  }
  if (data.job === null) return <NoJob title={applicationTexts.jobMissing} />;
  if (submitted) return <Submitted job={data.job} />;
  if (!data.job.acceptsApplications)
    return <NoJob title={applicationTexts.jobClosed} text={applicationTexts.jobClosedText} />;
  return (
    <Frame
      content={
        <OpenApplication
          job={data.job}
          viewer={viewer}
          onSubmitted={() => setSubmitted(true)}
          onSessionEnded={onSessionEnded}
        />
      }
    />
  );
}

interface OpenApplicationProps extends Omit<JobApplicationProps, "jobId"> {
  job: JobToApplyTo;
  onSubmitted: () => void;
}

/** The form, and in its place a held application. The form keeps its answers: they are needed again after an undo. */
function OpenApplication({ job, viewer, onSubmitted, onSessionEnded }: OpenApplicationProps) {
  const { held, isWaiting, begin, release, end } = useHeld(job.id, viewer.id);
  const onEnd = (isSent: boolean) => {
    end();
    if (isSent) onSubmitted();
  };
  return (
    <>
      {held !== null && (
        <GapBoundary key={`${held.id} ${held.endsAt}`} onFailed={release}>
          <HeldApplication jobId={job.id} {...{ held, viewer, onEnd }} />
        </GapBoundary>
      )}
      <div hidden={isWaiting}>
        <Suspense fallback={<FormSkeleton />}>
          <PrefilledApplicationForm
            {...{ job, viewer, onSubmitted, onSessionEnded }}
            onHeld={begin}
            onBusy={() => undefined}
          />
        </Suspense>
      </div>
    </>
  );
}

const Frame = ({ content }: { content: React.ReactNode }) => (
  <div className={`container ${classes.page}`}>
    <div className={classes.card}>{content}</div>
  </div>
);

const Submitted = ({ job }: { job: JobToApplyTo }) => (
  <Frame
    content={
      <div className={classes.done}>
        <Message tone="success">{applyTexts.submitted}</Message>
        <p>{applicationTexts.sent(job.company.name, job.role)}</p>
        <div className={classes.actions}>
          <LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>
          <LinkButton to={paths.jobDetails(job.id)} variant="default">
            {applicationTexts.backToJob}
          </LinkButton>
        </div>
      </div>
    }
  />
);

const NoJob = ({ title, text }: { title: string; text?: string }) => (
  <EmptyState
    title={title}
    actions={<LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>}
  >
    {text ?? applicationTexts.chooseJobText}
  </EmptyState>
);
