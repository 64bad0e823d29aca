import { useRef, useState } from "react";
import { exceptionText, readFailure } from "../../lib/api-error";
import { uploadLink } from "../../lib/upload-link";
import type { UploadProgress } from "../../lib/xhr-fetch";
import { MyApplicationDocument } from "./Application.generated";
import {
  MyLastApplicationDocument,
  useApplyToJobMutation,
  type ApplyToJobMutationVariables,
} from "./ApplyToJob.generated";
import { applicationTexts } from "#texts/application";

/** The result of a submission. */
export type SubmitOutcome =
  | { kind: "done" }
  | { kind: "canceled" }
  /** The session has ended. */
  | { kind: "signedOut" }
  | { kind: "failed"; message: string; fields: Record<string, string> };

export interface Submission {
  /** Share of the request that is sent, 0 to 1; null when nothing is being sent. */
  progress: number | null;
  submit: (input: ApplyToJobMutationVariables["input"]) => Promise<SubmitOutcome>;
  /** Cancels the upload; a complete upload cannot be undone. */
  cancel: () => void;
}

const errorText = (message: string): string =>
  applicationTexts.error(message || applicationTexts.failed);

const failed = (message: string, fields: Record<string, string> = {}): SubmitOutcome => ({
  kind: "failed",
  message,
  fields,
});

function outcomeOfError(error: unknown): SubmitOutcome {
  const failure = readFailure(error);
  if (failure.kind === "network")
    return failed(applicationTexts.networkError(exceptionText(error)));
  if (failure.code === "UNAUTHENTICATED") return { kind: "signedOut" };
  return failed(errorText(failure.message), failure.fields);
}

/** Sends an application with its file, reports progress, and writes the response into the cache. */
export function useSubmitApplication(): Submission {
  const [applyToJob] = useApplyToJobMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const send = async (input: ApplyToJobMutationVariables["input"]): Promise<SubmitOutcome> => {
    const onProgress: UploadProgress = setProgress;
    const { data } = await applyToJob({
      variables: { input },
      context: { uploadLink, fetchOptions: { onProgress, signal: upload.current?.signal } },
      update: (cache, { data: answer }) => {
        const application = answer?.applyToJob.application;
        if (!application) return;
        const { jobId } = input;
        const myApplication = { myApplication: application };
        cache.writeQuery({
          query: MyApplicationDocument,
          variables: { jobId },
          data: myApplication,
        });
        cache.writeQuery({
          query: MyLastApplicationDocument,
          data: { myLastApplication: application },
        });
      },
    });
    const userErrors = data?.applyToJob.userErrors ?? [];
    const [first] = userErrors;
    if (first !== undefined) return failed(errorText(first.message), byField(userErrors));
    return data?.applyToJob.application ? { kind: "done" } : failed(errorText(""));
  };

  const submit: Submission["submit"] = async (input) => {
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    try {
      return await send(input);
    } catch (error) {
      return controller.signal.aborted ? { kind: "canceled" } : outcomeOfError(error);
    } finally {
      setProgress(null);
    }
  };

  return { progress, submit, cancel: () => upload.current?.abort() };
}

const byField = (errors: readonly { field: string | null; message: string }[]) =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === null ? [] : [[formField(field), message]])),
  );

/** The form has a single field for uploaded and stored resumes. */
const formField = (field: string): string =>
  field === "existingResumeId" || field === "existingResume" ? "resume" : field;

/** The message for an outcome that is not an error; null if there is none. */
export const noteOf = (outcome: SubmitOutcome): string | null => {
  if (outcome.kind === "canceled") return applicationTexts.cancelled;
  return outcome.kind === "signedOut" ? applicationTexts.sessionEnded : null;
};
