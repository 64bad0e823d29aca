import { Places } from "./places.js";

const REMOTE = "(?:remote|remotely|remot[oa]|work from home|wfh|desde casa)";
const ALL_REMOTE = String.raw`(?:(?:100%|fully|completely|all)\s+)?${REMOTE}(?:\s+only)?`;
const REMOTE_FIRST = new RegExp(String.raw`^${ALL_REMOTE}(?:$|[\s,]+(.*)$)`, "i");
const REMOTE_LAST = new RegExp(String.raw`^(.*?)[\s,]+${ALL_REMOTE}$`, "i");
const NOT_REMOTE = new RegExp(String.raw`\b(?:no|not|non|without|sin)[\s-]+${REMOTE}`, "i");
/** "Remote" names a kind of work here, not a place. */
const REMOTE_THINGS =
  /^(?:remote (?:sensing|desktop|access|control|monitoring|support tools?|patient|start)|remotely (?:operated|piloted|controlled|sensed))\b/i;

/** What is left of a search that asks for remote work: "java" of "java fully remote"; null if it asks for none. */
export function withoutRemote(text: string): string | null {
  if (REMOTE_THINGS.test(text) || NOT_REMOTE.test(text)) return null;
  const found = REMOTE_FIRST.exec(text) ?? REMOTE_LAST.exec(text);
  return found || Places.isRemote(text) ? (found?.[1] ?? "") : null;
}
