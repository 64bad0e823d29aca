import { tabStorage } from "../tab-storage";

/** The key of a code that was sent and not entered yet. */
export const CODE_STEP = "code-step";
/** Begins the keys of all drafts; then come the person's id and what the draft is of. */
const DRAFTS = "draft:";

/** @param name what the draft is of, such as a job's id */
export const draftKey = (viewerId: string, name: string): string => `${DRAFTS}${viewerId}:${name}`;

/** Drops what people typed in this tab. @param keptFor the person whose drafts stay; by default, no one's do */
export function dropDrafts(keptFor?: string): void {
  for (const key of tabStorage.keys(DRAFTS))
    if (keptFor === undefined || !key.startsWith(draftKey(keptFor, ""))) tabStorage.remove(key);
}

export const dropCodeStep = (): void => tabStorage.remove(CODE_STEP);
