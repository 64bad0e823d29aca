import type { ApolloClient } from "@apollo/client";
import { applicationTexts } from "#texts/application";
import { exceptionText, readFailure } from "../../lib/api-error";
import { followProfile } from "../../lib/session/follow-profile";
import { uploadLink } from "../../lib/upload-link";
import type { ProgressRequestInit } from "../../lib/xhr-fetch";
import { MyApplicationDocument } from "./Application.generated";
import type { ApplyToJobInput } from "./application-values";
import { ApplyToJobDocument } from "./ApplyToJob.generated";
import { HoldApplicationDocument } from "./HoldApplication.generated";
import { MyLastApplicationDocument } from "./MyLastApplication.generated";

/** The result of a submission. */
export type SubmitOutcome =
  | { kind: "done" }
  /** It is sent in some seconds, unless it is undone. */
  | { kind: "held"; id: string }
  | { kind: "canceled" }
  /** The session has ended. */
  | { kind: "signedOut" }
  | { kind: "failed"; message: string; fields: Record<string, string> };

/**
 * Sends an application with its file, and writes the response into the cache.
 * @param upload reports the progress, and can cancel the upload
 */
export async function sendApplication(
  client: ApolloClient,
  input: ApplyToJobInput,
  upload: ProgressRequestInit & { signal: AbortSignal },
): Promise<SubmitOutcome> {
  try {
    return await send(client, input, upload);
  } catch (error) {
    return upload.signal.aborted ? { kind: "canceled" } : outcomeOfError(error);
  }
}

/** Sends an application that may be taken back for some seconds. @param upload as for `sendApplication` */
export async function holdApplication(
  client: ApolloClient,
  input: ApplyToJobInput,
  upload: ProgressRequestInit & { signal: AbortSignal },
): Promise<SubmitOutcome> {
  try {
    return await hold(client, input, upload);
  } catch (error) {
    return upload.signal.aborted ? { kind: "canceled" } : outcomeOfError(error);
  }
}

async function hold(
  client: ApolloClient,
  input: ApplyToJobInput,
  fetchOptions: ProgressRequestInit,
): Promise<SubmitOutcome> {
  const { data } = await client.mutate({
    mutation: HoldApplicationDocument,
    variables: { input },
    context: { uploadLink, fetchOptions },
  });
  const userErrors = data?.holdApplication.userErrors ?? [];
  const [first] = userErrors;
  if (first !== undefined) return failed(errorText(first.message), byField(userErrors));
  const held = data?.holdApplication.held;
  return held ? { kind: "held", id: held.id } : failed(errorText(""));
}

async function send(
  client: ApolloClient,
  input: ApplyToJobInput,
  fetchOptions: ProgressRequestInit,
): Promise<SubmitOutcome> {
  const { data } = await client.mutate({
    mutation: ApplyToJobDocument,
    variables: { input },
    context: { uploadLink, fetchOptions },
    update: (cache, { data: answer }) => {
      const application = answer?.applyToJob.application;
      if (!application) return;
      const { jobId } = input;
      cache.writeQuery({
        query: MyApplicationDocument,
        variables: { jobId },
        data: { myApplication: application },
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
  if (!data?.applyToJob.application) return failed(errorText(""));
  followProfile(client);
  return { kind: "done" };
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

const byField = (errors: readonly { field: string | null; message: string }[]) =>
  Object.fromEntries(
    errors.flatMap(({ field, message }) => (field === null ? [] : [[formField(field), message]])),
  );

/** The form has a single field for uploaded and stored resumes. */
const formField = (field: string): string =>
  field === "existingResumeId" || field === "existingResume" ? "resume" : field;
