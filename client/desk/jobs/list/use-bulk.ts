import { deskJobsTexts } from "#texts/desk-jobs";
import { attemptAs, type Call, type Outcome } from "../../../lib/refusal";
import type { Closing } from "../CloseFields";
import { useCloseJobsMutation } from "../CloseJob.generated";
import { useUndoClose } from "../use-undo-close";
import {
  useCopyJobsMutation,
  useExtendJobsMutation,
  useRelistJobsMutation,
  type JobChanges_PayloadFragment,
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

const inputOf = (ids: readonly string[]) => ({ ids: [...ids] });

const change = (
  kind: BulkResult["kind"],
  send: Call<JobChanges_PayloadFragment>,
): Promise<Outcome<BulkResult>> =>
  attemptAs(send, ({ results }) => resultOf(kind, results), deskJobsTexts.failed);

/** Changes several jobs; each is changed or refused by itself. */
export function useBulk() {
  const [extendJobs] = useExtendJobsMutation();
  const [copyJobs] = useCopyJobsMutation(NEW_ROWS);
  const [relistJobs] = useRelistJobsMutation(NEW_ROWS);
  const [closeJobs] = useCloseJobsMutation();
  const undoClose = useUndoClose();
  const extend = (ids: readonly string[]) =>
    change("extend", () => extendJobs({ variables: { input: inputOf(ids) } }));
  const copy = (ids: readonly string[]) =>
    change("copy", () => copyJobs({ variables: { input: inputOf(ids) } }));
  const relist = (ids: readonly string[]) =>
    change("relist", () => relistJobs({ variables: { input: inputOf(ids) } }));
  const close = (ids: readonly string[], closing: Closing) =>
    change("close", () => closeJobs({ variables: { input: { ...inputOf(ids), ...closing } } }));
  const undo = async (ids: readonly string[]): Promise<Outcome<BulkResult>> => {
    const outcome = await undoClose(ids);
    return outcome.ok ? { ok: true, value: resultOf("undo", outcome.value) } : outcome;
  };
  return { extend, copy, relist, close, undo };
}
