import { sampleJob } from "../../../features/jobs/sample-job";
import type { JobEditor_JobFragment } from "./JobEditor.generated";

/** A draft, for tests. */
export const editorJob: JobEditor_JobFragment = {
  ...sampleJob,
  status: "DRAFT",
  publishedAt: null,
  validThrough: null,
  acceptsApplications: false,
  takenDownAt: null,
  industry: "IT",
  version: 3,
  createdAt: "2026-11-01T08:00:00.000Z",
  applicationCounts: [],
  author: { __typename: "JobEditor", kind: "PERSON", id: "person-1", name: "Rita" },
  editor: { __typename: "JobEditor", kind: "PERSON", id: "person-1", name: "Rita" },
  viewerCanEdit: true,
  viewerCanClose: false,
  viewerCanDelete: true,
  viewerCanPublish: true,
  viewerCanRelist: false,
  viewerCanTakeDown: false,
};
