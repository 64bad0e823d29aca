import type { ApolloClient } from "@apollo/client";
import { uploadLink } from "../../lib/upload-link";
import type { ResumeReading } from "./fill-fields";
import { ReadResumeDocument } from "./ReadResume.generated";

/** Has a file read by the server, which does not keep it. @returns null if it refuses the file @throws Error without an answer */
export async function readResume(
  client: ApolloClient,
  resume: File,
  signal: AbortSignal,
): Promise<ResumeReading | null> {
  const { data } = await client.mutate({
    mutation: ReadResumeDocument,
    variables: { input: { resume } },
    context: { uploadLink, fetchOptions: { signal } },
    fetchPolicy: "no-cache",
  });
  return data?.readResume.reading ?? null;
}
