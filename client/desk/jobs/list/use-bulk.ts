import { deskJobsTexts } from "#texts/desk-jobs";
import { attempt, type Outcome } from "../../../lib/refusal";
import type { Closing } from "../CloseFields";
import { useCloseJobsMutation } from "../CloseJob.generated";
import { useUndoClose } from "../use-undo-close";
import {
  useCopyJobsMutation,
  useExtendJobsMutation,
  useRelistJobsMutation,
} from "./DeskJobs.generated";

/** Copies are new rows of the list. */
const NEW_ROWS = { refetchQueries: ["DeskJobs"] };

/** What happened to several jobs. */
export interface BulkResult {
  kind: "extend" | "copy" | "relist" | "close" | "undo";
  /** Ids of those that were changed. */
  done: readonly string[];
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
  const done = rows.flatMap(({ id, userErrors }) => (userErrors.length === 0 ? [id] : []));
  return { kind, done, refused };
}

/** Changes several jobs; each is changed or refused by itself. */
export function useBulk() {
  const [extendJobs] = useExtendJobsMutation();
  const [copyJobs] = useCopyJobsMutation(NEW_ROWS);
  const [relistJobs] = useRelistJobsMutation(NEW_ROWS);
  const [closeJobs] = useCloseJobsMutation();
  const undoClose = useUndoClose();
  const { failed } = deskJobsTexts;
  const extend = (ids: readonly string[]): Promise<Outcome<BulkResult>> =>
    attempt(
      async () => (await extendJobs({ variables: { input: { ids: [...ids] } } })).data?.extendJobs,
      ({ results }) => resultOf("extend", results),
      failed,
    );
  const copy = (ids: readonly string[]): Promise<Outcome<BulkResult>> =>
    attempt(
      async () => (await copyJobs({ variables: { input: { ids: [...ids] } } })).data?.copyJobs,
      ({ results }) => resultOf("copy", results),
      failed,
    );
  const relist = (ids: readonly string[]): Promise<Outcome<BulkResult>> =>
    attempt(
      async () => (await relistJobs({ variables: { input: { ids: [...ids] } } })).data?.relistJobs,
      ({ results }) => resultOf("relist", results),
      failed,
    );
  const close = (ids: readonly string[], closing: Closing): Promise<Outcome<BulkResult>> =>
    attempt(
      async () =>
        (await closeJobs({ variables: { input: { ids: [...ids], ...closing } } })).data?.closeJobs,
      ({ results }) => resultOf("close", results),
      failed,
    );
  const undo = async (ids: readonly string[]): Promise<Outcome<BulkResult>> => {
    const outcome = await undoClose(ids);
    return outcome.ok ? { ok: true, value: resultOf("undo", outcome.value) } : outcome;
  };
  return { extend, copy, relist, close, undo };
}
