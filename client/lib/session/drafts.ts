import { tabStorage } from "../tab-storage";
import { draftKey } from "./typed";

const LASTS_MS = 24 * 60 * 60 * 1000;

interface Draft {
  savedAt: number;
  value: unknown;
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === "object" &&
  kept !== null &&
  "value" in kept &&
  "savedAt" in kept &&
  typeof kept.savedAt === "number";

/** What the person typed and has not sent, for a day; undefined if there is none. Another person's is never given. */
export function readDraft(viewerId: string, name: string): unknown {
  const kept = tabStorage.read(draftKey(viewerId, name));
  return isDraft(kept) && Date.now() - kept.savedAt < LASTS_MS ? kept.value : undefined;
}

/** @param name what the draft is of, such as a job's id */
export const writeDraft = (viewerId: string, name: string, value: unknown): void =>
  tabStorage.write(draftKey(viewerId, name), { savedAt: Date.now(), value } satisfies Draft);

export const dropDraft = (viewerId: string, name: string): void =>
  tabStorage.remove(draftKey(viewerId, name));
