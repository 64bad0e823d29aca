import { ResumeField } from "../../components/resume/ResumeField";
import { ApplicantFields } from "./ApplicantFields";
import classes from "./ApplicationForm.module.css";
import type { ApplicationValues } from "./application-values";
import { JobFields, type JobToApplyTo } from "./JobFields";
import { ReadingNotice } from "./ReadingNotice";
import { ReviewAnswers } from "./ReviewAnswers";
import { SendControls } from "./SendControls";
import type { ApplicationFormState } from "./use-application-form";
import { useResumeReading } from "./use-resume-reading";

interface NewApplicationProps {
  job: JobToApplyTo;
  initial: ApplicationValues;
  state: ApplicationFormState;
}

/** The form for applying to a job. A known person only looks the answers over. */
export function NewApplication({ job, initial, state }: NewApplicationProps) {
  const { form, keep, resume, setResume, isReview, progress } = state;
  const reading = useResumeReading(form.formProps.ref, resume);
  const sending = progress !== null;
  const applicant = (
    <ApplicantFields
      initial={initial}
      faults={form.faults}
      filled={reading.filled}
      onButton={(name) => {
        keep();
        void form.checkField(name);
      }}
      locked={sending}
    />
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
      <JobFields job={job} />
      <ResumeField
        value={resume}
        onChange={setResume}
        fallback={initial.resume}
        error={form.faults.resume}
        disabled={sending}
      />
      <ReadingNotice state={reading.state} email={initial.email} />
      {isReview ? (
        <ReviewAnswers values={initial} faults={form.faults}>
          {applicant}
        </ReviewAnswers>
      ) : (
        applicant
      )}
      <SendControls state={state} />
    </form>
  );
}
