import { useState } from "react";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { withDraft } from "./application-draft";
import { initialValues } from "./application-values";
import type { JobToApplyTo } from "./JobFields";
import { NewApplication } from "./NewApplication";
import { SentApplication } from "./SentApplication";
import { useApplicationForm, type FormNeeds } from "./use-application-form";

export interface ApplicationFormProps extends FormNeeds {
  job: JobToApplyTo;
  /** The user's newest application to any job. */
  last: Application | null;
  /** The resume that the user sent for a plan, if there is no application yet. */
  planResume: Application["resume"] | null;
}

/** The application form: for a new application, or for another resume to one that was sent. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, viewer, application, last, planResume } = props;
  // Only the initial values: the form does not reset when the user's data changes later.
  const [initial] = useState(() => {
    const values = initialValues(viewer, application ?? last, planResume);
    return application === null ? withDraft(viewer.id, job.id, values) : values;
  });
  const state = useApplicationForm(props, initial);
  return application === null ? (
    <NewApplication {...{ job, initial, state }} />
  ) : (
    <SentApplication {...{ job, application, initial, state }} />
  );
}
