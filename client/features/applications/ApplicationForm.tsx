import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { Unbroken } from "../../components/ui/Unbroken";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { ApplicantFields } from "./ApplicantFields";
import classes from "./ApplicationForm.module.css";
import { applicationTexts } from "#texts/application";
import { heldTexts } from "#texts/held";
import { withDraft } from "./application-draft";
import { initialValues } from "./application-values";
import { JobFields, type JobToApplyTo } from "./JobFields";
import { ReadingNotice } from "./ReadingNotice";
import { ReviewAnswers } from "./ReviewAnswers";
import { isReviewable } from "./reviewable";
import { ResumeField } from "../../components/resume/ResumeField";
import type { ResumeChoice } from "../../components/resume/resume-file";
import { UploadProgress } from "../../components/resume/UploadProgress";
import { useApplicationForm, type FormNeeds } from "./use-application-form";
import { useResumeReading } from "./use-resume-reading";

export interface ApplicationFormProps extends FormNeeds {
  job: JobToApplyTo;
  /** The user's earlier application to this job; makes everything but the resume read-only. */
  application: Application | null;
  /** The user's newest application to any job. */
  last: Application | null;
}

/** The application form. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, viewer, application, last } = props;
  // Only the initial values: the form does not reset when the user's data changes later.
  const [initial] = useState(() => {
    const values = initialValues(viewer, application ?? last);
    return application === null ? withDraft(viewer.id, job.id, values) : values;
  });
  const { form, keep, resume, setResume, progress, cancel, note, failure, askToSignIn } =
    useApplicationForm(props, initial);
  // Answers that were sent stay as they are.
  const read: ResumeChoice = application === null ? resume : { kind: "none" };
  const reading = useResumeReading(form.formProps.ref, read);
  const sending = progress !== null;
  const isReview = application === null && props.onHeld !== undefined && isReviewable(initial);
  const applicant = (
    <ApplicantFields
      initial={initial}
      faults={form.faults}
      filled={reading.filled}
      onLinkedIn={() => {
        keep();
        void form.checkField("linkedin");
      }}
      locked={application !== null || sending}
    />
  );
  const resumeField = (
    <>
      <ResumeField
        value={resume}
        onChange={setResume}
        fallback={initial.resume}
        error={form.faults.resume}
        disabled={sending}
      />
      {application === null && (
        <ReadingNotice state={reading.state} filled={reading.filled} email={viewer.email} />
      )}
    </>
  );
  return (
    <form
      className={classes.form}
      {...form.formProps}
      onInput={({ target }) => {
        keep();
        reading.onEdit((target as Partial<HTMLInputElement>).name ?? "");
      }}
    >
      {application === null ? (
        <JobFields job={job} />
      ) : (
        <AlreadyApplied job={job} resumeUrl={application.resume.url} />
      )}
      {resumeField}
      {application === null &&
        (isReview ? (
          <ReviewAnswers values={initial} faults={form.faults} filled={reading.filled}>
            {applicant}
          </ReviewAnswers>
        ) : (
          applicant
        ))}
      {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
      {note !== null && <Message tone="info">{note}</Message>}
      {failure !== null && (
        <div className={classes.retry}>
          <Message tone="error">{failure}</Message>
          <Button type="submit" variant="default" disabled={sending}>
            {applicationTexts.retry}
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={sending}>
          {sending
            ? applicationTexts.submitting
            : isReview
              ? heldTexts.send
              : applicationTexts.submit}
        </Button>
        {note === applicationTexts.sessionEnded && (
          <Button variant="default" size="lg" onClick={askToSignIn}>
            {applicationTexts.logIn}
          </Button>
        )}
      </div>
      {application !== null && (
        <details className={classes.locked}>
          <summary>
            {applicationTexts.submittedFields}
            <IconChevronDown size={18} aria-hidden="true" />
          </summary>
          <div className={classes.form}>
            <JobFields job={job} />
            {applicant}
          </div>
        </details>
      )}
    </form>
  );
}

const AlreadyApplied = ({ job, resumeUrl }: { job: JobToApplyTo; resumeUrl: string }) => (
  <div className={classes.applied} role="note">
    <p>
      <strong>
        <Unbroken text={job.role} />
      </strong>
      <br />
      {job.company.name}
    </p>
    <p>{applicationTexts.alreadyApplied}</p>
    <a href={resumeUrl} target="_blank" rel="noopener noreferrer">
      {applicationTexts.viewSubmitted}
    </a>
  </div>
);
