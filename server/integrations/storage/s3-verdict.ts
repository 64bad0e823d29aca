import { S3ServiceException } from "@aws-sdk/client-s3";
import { byStatus } from "../breaker/verdict.js";

/** The HTTP status of the store's answer; undefined if there was none. */
export function s3Status(error: unknown): number | undefined {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode;
  // We have no keys to ask with.
  return error instanceof Error && error.name === "CredentialsProviderError" ? 401 : undefined;
}

export const s3Verdict = byStatus(s3Status);
