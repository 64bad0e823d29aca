import { useEffect, useEffectEvent, useRef, useState } from "react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { commonTexts } from "#texts/common";
import type { Payload } from "../../../lib/refusal";
import { readFailure } from "../../../lib/api-error";
import { useForgetViewer } from "../../../lib/session/forget-viewer";
import {
  useSaveJobDraftMutation,
  useUpdateJobMutation,
  type JobEditor_JobFragment,
} from "./JobEditor.generated";
import { inputOf, sameValues, valuesOf, type JobValues } from "./job-values";
import type { LocalDraft, localDraft } from "./local-draft";

/** Whether the server has what the form says. */
export type SaveState =
  | { kind: "saved"; at: Date | null }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "failed"; message: string; fields: Record<string, string> }
  /** Someone else saved another version: this one. */
  | { kind: "conflict"; theirs: JobEditor_JobFragment };

interface SavingOptions {
  job: JobEditor_JobFragment;
  values: JobValues;
  /** What was kept on this device. */
  restored: LocalDraft | null;
  storage: ReturnType<typeof localDraft>;
}

/** The same object in each render: those who react to a change of state must not react to every render. */
const WAITING: SaveState = { kind: "waiting" };
const PAUSE_MS = 900;
const RETRY_MS = 8000;

/**
 * Saves a draft after each pause in typing, and any other job when asked to. What is not saved yet is kept on this
 * device. One call runs at a time, and each says which version it changes.
 */
export function useJobSaving({ job, values, restored, storage }: SavingOptions) {
  const isDraft = job.status === "DRAFT";
  const send = useSend(job.id, isDraft);
  const forgetViewer = useForgetViewer();
  const [base, setBase] = useState(() => ({
    values: restored?.base ?? valuesOf(job),
    version: restored?.version ?? job.version,
  }));
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const running = useRef<Promise<boolean> | null>(null);
  const latest = useRef({ values, base });
  latest.current = { values, base };
  const unsaved = !sameValues(values, base.values);

  const saveOnce = async (forced: Partial<typeof base> = {}): Promise<boolean> => {
    const sent = latest.current.values;
    setState({ kind: "saving" });
    const result = await send(sent, forced.version ?? latest.current.base.version);
    if (result.kind === "signedOut") {
      setState({ kind: "failed", message: jobEditorTexts.states.kept, fields: {} });
      forgetViewer();
      return false;
    }
    if (result.kind !== "saved") {
      setState(result);
      return false;
    }
    const next = { values: sent, version: result.version };
    latest.current.base = next;
    setBase(next);
    setState({ kind: "saved", at: new Date() });
    return true;
  };

  /** Saves now, after a save that runs. @returns whether the server has what the form says */
  const save = async (forced: Partial<typeof base> = {}): Promise<boolean> => {
    await running.current;
    if (sameValues(latest.current.values, latest.current.base.values) && !forced.version)
      return true;
    running.current = saveOnce(forced).finally(() => (running.current = null));
    return running.current;
  };

  const keep = useEffectEvent(() => {
    if (unsaved)
      storage.write({ ...base, base: base.values, values, time: new Date().toISOString() });
    else storage.forget();
  });
  useEffect(() => keep(), [values, base]);

  const autosave = useEffectEvent(() => void save());
  const waits = isDraft && unsaved && state.kind !== "conflict" && state.kind !== "saving";
  const pause = state.kind === "failed" ? RETRY_MS : PAUSE_MS;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(autosave, pause);
    addEventListener("online", autosave);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", autosave);
    };
  }, [waits, pause, values]);

  /** Ends a conflict: their version is what the form's values change now. */
  const rebase = (theirs: JobEditor_JobFragment) => {
    const next = { values: valuesOf(theirs), version: theirs.version };
    latest.current.base = next;
    setBase(next);
    setState(WAITING);
  };
  const shown: SaveState = unsaved && state.kind === "saved" ? WAITING : state;
  return { state: shown, unsaved, base: base.values, save, rebase };
}

type Sent =
  | { kind: "saved"; version: number }
  | { kind: "signedOut" }
  | Extract<SaveState, { kind: "failed" | "conflict" }>;

interface JobPayload extends Payload {
  job: JobEditor_JobFragment | null;
}

/** Sends the values, as a draft's or as a published job's. */
function useSend(id: string, isDraft: boolean) {
  const [saveDraft] = useSaveJobDraftMutation();
  const [updateJob] = useUpdateJobMutation();
  return async (values: JobValues, expectedVersion: number): Promise<Sent> => {
    const variables = { input: { id, expectedVersion, ...inputOf(values) } };
    try {
      const payload = isDraft
        ? (await saveDraft({ variables })).data?.saveJobDraft
        : (await updateJob({ variables })).data?.updateJob;
      return readPayload(payload);
    } catch (error) {
      return readError(error);
    }
  };
}

function readPayload(payload: JobPayload | undefined): Sent {
  const { job = null, userErrors = [] } = payload ?? {};
  const [first] = userErrors;
  if (first === undefined)
    return job === null
      ? { kind: "failed", message: jobEditorTexts.failed, fields: {} }
      : { kind: "saved", version: job.version };
  if (first.code === "CONFLICT" && job !== null) return { kind: "conflict", theirs: job };
  const fields = userErrors.flatMap(({ field, message }) =>
    field === null ? [] : [[field, message] as const],
  );
  return { kind: "failed", message: first.message, fields: Object.fromEntries(fields) };
}

function readError(error: unknown): Sent {
  const failure = readFailure(error);
  if (failure.kind === "network")
    return { kind: "failed", message: jobEditorTexts.offline, fields: {} };
  if (failure.code === "UNAUTHENTICATED") return { kind: "signedOut" };
  const { message, fields } = failure;
  return { kind: "failed", message: message || commonTexts.loadFailed, fields };
}
