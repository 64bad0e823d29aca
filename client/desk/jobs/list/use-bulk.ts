import { deskJobsTexts } from "#texts/desk-jobs";
import { attempt, type Outcome } from "../../../lib/refusal";
import type { CloseReason } from "../../../lib/schema-types.generated";
import { useCloseJobsMutation, useExtendJobsMutation } from "./DeskJobs.generated";

/** What became of several jobs. */
export interface BulkResult {
  kind: "extend" | "close";
  done: number;
  refused: readonly { id: string; message: string }[];
}

interface Row {
  id: string;
  userErrors: readonly { message: string }[];
}

function resultOf(kind: BulkResult["kind"], rows: readonly Row[]): BulkResult {
  const refused = rows.flatMap(({ id, userErrors: [first] }) =>
    first === undefined ? [] : [{ id, message: first.message }],
  );
  return { kind, done: rows.length - refused.length, refused };
}

/** Changes several jobs; each is changed or refused by itself. */
export function useBulk() {
  const [extendJobs] = useExtendJobsMutation();
  const [closeJobs] = useCloseJobsMutation();
  const { failed } = deskJobsTexts;
  const extend = (ids: readonly string[]): Promise<Outcome<BulkResult>> =>
    attempt(
      async () => (await extendJobs({ variables: { input: { ids: [...ids] } } })).data?.extendJobs,
      ({ results }) => resultOf("extend", results),
      failed,
    );
  const close = (ids: readonly string[], reason: CloseReason): Promise<Outcome<BulkResult>> =>
    attempt(
      async () =>
        (await closeJobs({ variables: { input: { ids: [...ids], reason } } })).data?.closeJobs,
      ({ results }) => resultOf("close", results),
      failed,
    );
  return { extend, close };
}
