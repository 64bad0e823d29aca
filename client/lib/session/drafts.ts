import { tabStorage } from "../tab-storage";

/** Of all drafts; then come the person's id and what the draft is of. */
const PREFIX = "draft:";
const LASTS_MS = 24 * 60 * 60 * 1000;

const keyOf = (viewerId: string, name: string) => `${PREFIX}${viewerId}:${name}`;

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
  const kept = tabStorage.read(keyOf(viewerId, name));
  return isDraft(kept) && Date.now() - kept.savedAt < LASTS_MS ? kept.value : undefined;
}

/** @param name what the draft is of, such as a job's id */
export const writeDraft = (viewerId: string, name: string, value: unknown): void =>
  tabStorage.write(keyOf(viewerId, name), { savedAt: Date.now(), value } satisfies Draft);

export const dropDraft = (viewerId: string, name: string): void =>
  tabStorage.remove(keyOf(viewerId, name));

/** Drops what people typed in this tab. @param keptFor the person whose drafts stay; by default, no one's do */
export function dropDrafts(keptFor?: string): void {
  for (const key of tabStorage.keys(PREFIX))
    if (keptFor === undefined || !key.startsWith(keyOf(keptFor, ""))) tabStorage.remove(key);
}
