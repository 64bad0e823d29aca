import { dropDraft } from "../../lib/session/drafts";

/** The draft of the application to this job. */
export const draftOf = (jobId: string): string => `application:${jobId}`;

/** Apart from the rest of the draft, so that a page that only waits for an application to be sent loads no form. */
export const forgetDraft = (viewerId: string, jobId: string): void =>
  dropDraft(viewerId, draftOf(jobId));
