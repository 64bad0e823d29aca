import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { showFieldErrors } from "../../lib/form-errors";
import type { Viewer } from "../../lib/session/viewer";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { ApplicantFields } from "./ApplicantFields";
import classes from "./ApplicationForm.module.css";
import { applicationTexts } from "#texts/application";
import {
  applicationSchema,
  initialValues,
  toInput,
  type ApplicationValues,
  type CheckedValues,
} from "./application-values";
import { JobFields, type JobToApplyTo } from "./JobFields";
import { UploadProgress } from "./UploadProgress";
import { useSignInAgain } from "./use-sign-in-again";
import { noteOf, useSubmitApplication, type SubmitOutcome } from "./use-submit-application";

export interface ApplicationFormProps {
  job: JobToApplyTo;
  viewer: Viewer;
  /** The viewer's earlier application to this very job; locks all but the resume. */
  application: Application | null;
  /** The viewer's newest application to any job. */
  last: Application | null;
  onSubmitted: () => void;
  /** Whether an application is being sent. */
  onBusy: (busy: boolean) => void;
  /** True from when the session turned out to be over until somebody signed in again. */
  onSessionEnded: (ended: boolean) => void;
}

type Failure = Extract<SubmitOutcome, { kind: "failed" }>;

/** The application form (spec, Application form). */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, viewer, application, last, onSubmitted, onBusy, onSessionEnded } = props;
  const initial = initialValues(viewer, application ?? last);
  const form = useForm<ApplicationValues, unknown, CheckedValues>({
    resolver: zodResolver(applicationSchema),
    defaultValues: initial,
  });
  const { progress, submit: send, cancel } = useSubmitApplication();
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  // After the fields can be focused again, which they cannot while the form is being sent.
  useEffect(() => {
    if (failure === null) return;
    form.setError("root", { message: failure.message });
    showFieldErrors(form, failure.fields);
  }, [form, failure]);
  const signInAgain = useSignInAgain(onSessionEnded);
  const sending = progress !== null;

  const settle = (outcome: SubmitOutcome) => {
    setNote(noteOf(outcome));
    if (outcome.kind === "signedOut") askToSignIn();
    if (outcome.kind === "failed") setFailure(outcome);
    if (outcome.kind === "done") {
      form.reset(initial);
      onSubmitted();
    }
  };
  const submit = form.handleSubmit(async (values) => {
    setNote(null);
    onBusy(true);
    const outcome = await send(toInput(job.id, values));
    onBusy(false);
    settle(outcome);
  });
  const askToSignIn = () =>
    signInAgain((again) => {
      form.setValue("email", again.email);
      void submit();
    });

  const error = form.formState.errors.root?.message;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {application !== null && <AlreadyApplied resumeUrl={application.resume.url} />}
      <JobFields job={job} />
      <ApplicantFields
        form={form}
        locked={application !== null}
        busy={sending}
        storedResume={initial.resume}
      />
      {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
      {note !== null && <Message tone="info">{note}</Message>}
      {error !== undefined && (
        <div className={classes.retry}>
          <Message tone="error">{error}</Message>
          <Button type="submit" variant="default" disabled={sending}>
            {applicationTexts.retry}
          </Button>
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? applicationTexts.submitting : applicationTexts.submit}
        </Button>
        {note === applicationTexts.sessionEnded && (
          <Button variant="default" size="lg" onClick={askToSignIn}>
            {applicationTexts.logIn}
          </Button>
        )}
      </div>
    </form>
  );
}

const AlreadyApplied = ({ resumeUrl }: { resumeUrl: string }) => (
  <div className={classes.applied} role="note">
    <p>{applicationTexts.alreadyApplied}</p>
    <a href={resumeUrl} target="_blank" rel="noopener noreferrer">
      {applicationTexts.viewSubmitted}
    </a>
  </div>
);
