import { useState } from "react";
import type { Outcome } from "../../lib/refusal";
import type { Viewer } from "../../lib/session/viewer";
import { useForm } from "../../lib/use-form";
import { useOnChange } from "../../lib/use-on-change";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { keepDraft } from "./application-draft";
import {
  checkApplication,
  checkResume,
  readApplication,
  toInput,
  type ApplicationValues,
} from "./application-values";
import { forgetDraft } from "./forget-draft";
import { useSignInAgain } from "./use-sign-in-again";
import { noteOf, useSubmitApplication } from "./use-submit-application";

/** Whether nothing is left to fill in, so that looking over it is enough: the resume is stored, and every required question has an answer. */
const isReviewable = (values: ApplicationValues): boolean =>
  values.resume.kind === "stored" &&
  values.name !== "" &&
  values.location !== "" &&
  values.visaType !== null;

export interface FormNeeds {
  job: { id: string };
  /** The user's earlier application to this job; makes everything but the resume read-only. */
  application: Application | null;
  viewer: Viewer;
  onSubmitted: () => void;
  /** Called when an application of a known person waits to be sent. Without it, every application is sent at once. */
  onHeld?: ((id: string) => void) | undefined;
  /** Called with true when sending starts, and with false when it ends. */
  onBusy: (busy: boolean) => void;
  /** Called with true when the session has ended, and with false after signing in again. */
  onSessionEnded: (ended: boolean) => void;
}

/**
 * State of the application form. `keep` keeps what is typed over a reload. `failure` is the server's error message, `note` any other
 * message. `isReview` is whether the person only looks the answers over, and may take the application back.
 */
export function useApplicationForm(needs: FormNeeds, initial: ApplicationValues) {
  const { job, application, viewer, onSubmitted, onHeld, onBusy, onSessionEnded } = needs;
  const isReview = application === null && onHeld !== undefined && isReviewable(initial);
  const { progress, submit, cancel } = useSubmitApplication();
  const [resume, setResume] = useState(initial.resume);
  const [note, setNote] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const signInAgain = useSignInAgain(onSessionEnded);

  const send = async (values: ApplicationValues): Promise<Outcome<string> | null> => {
    setNote(null);
    setFailure(null);
    onBusy(true);
    const outcome = await submit(toInput(job.id, values), isReview ? "hold" : "send");
    onBusy(false);
    setNote(noteOf(outcome));
    if (outcome.kind === "signedOut") askToSignIn();
    if (outcome.kind === "failed") {
      setFailure(outcome.message);
      return { ok: false, refusal: { ...outcome, waitSeconds: null } };
    }
    // The form, which is only closed, and the draft keep the answers: they are needed again after an undo.
    if (outcome.kind === "held") onHeld?.(outcome.id);
    if (outcome.kind !== "done") return null;
    forgetDraft(viewer.id, job.id);
    setResume(initial.resume);
    onSubmitted();
    return { ok: true, value: "" };
  };
  const form = useForm({
    read: (data) => readApplication(data, initial, resume),
    check: application === null ? checkApplication : checkResume,
    send,
  });
  // Validate a file as soon as it is chosen.
  useOnChange(resume, () => void form.checkField("resume"));
  const askToSignIn = () =>
    signInAgain((again) => {
      // For another user, the page shows a new form.
      if (again.id === viewer.id) void form.submit();
    });

  const keep = () => {
    if (application === null) keepDraft(viewer.id, job.id, form.current());
  };

  return { form, keep, resume, setResume, isReview, progress, cancel, note, failure, askToSignIn };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
