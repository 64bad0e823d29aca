import { IconChevronDown } from "@tabler/icons-react";
import { applicationTexts } from "#texts/application";
import { ResumeField } from "../../components/resume/ResumeField";
import { Unbroken } from "../../components/ui/Unbroken";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { ApplicantFields } from "./ApplicantFields";
import classes from "./ApplicationForm.module.css";
import type { ApplicationValues } from "./application-values";
import { JobFields, type JobToApplyTo } from "./JobFields";
import { SendControls } from "./SendControls";
import type { ApplicationFormState } from "./use-application-form";

interface SentApplicationProps {
  job: JobToApplyTo;
  application: Application;
  initial: ApplicationValues;
  state: ApplicationFormState;
}

/** The form for sending another resume. Answers that were sent stay as they are. */
export function SentApplication({ job, application, initial, state }: SentApplicationProps) {
  const { form, keep, resume, setResume, progress } = state;
  return (
    <form className={classes.form} {...form.formProps}>
      <AlreadyApplied job={job} resumeUrl={application.resume.url} />
      <ResumeField
        value={resume}
        onChange={setResume}
        fallback={initial.resume}
        error={form.faults.resume}
        disabled={progress !== null}
      />
      <SendControls state={state} />
      <details className={classes.locked}>
        <summary>
          {applicationTexts.submittedFields}
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        <div className={classes.form}>
          <JobFields job={job} />
          <ApplicantFields initial={initial} faults={form.faults} onButton={keep} locked />
        </div>
      </details>
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
