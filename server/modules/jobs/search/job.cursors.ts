import { createHash } from "node:crypto";
import {
  badCursor,
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  encodeTimeCursor,
  readTimeKey,
} from "../../../core/paging.js";
import type { JobSort } from "../job-sort.js";
import type { Position } from "./index/index-calls.js";
import { tokens } from "./language/tokens.js";

/** What a cursor belongs to. */
interface SearchedList {
  query?: string | null | undefined;
  sort?: JobSort | null | undefined;
}

/** Whether the list is ordered by how well jobs match; otherwise it is newest first. */
export const isRanked = ({ query, sort }: SearchedList): boolean =>
  sort !== "NEWEST" && tokens(query ?? "").length > 0;

/** The order depends on the words, so a cursor of other words means another place. */
const markOf = ({ query }: SearchedList): string =>
  createHash("sha256")
    .update(tokens(query ?? "").join(" "))
    .digest("base64url")
    .slice(0, 8);

export function encodePosition(list: SearchedList, { postedAt, id, tier = 0 }: Position): string {
  if (!isRanked(list)) return encodeTimeCursor(new Date(postedAt), id);
  return encodeCursor(String(postedAt), id, String(tier), markOf(list));
}

/** @throws BAD_INPUT unless the cursor was made for this order and these words */
export function decodePosition(list: SearchedList, cursor: string): Position {
  if (!isRanked(list)) {
    const { time, id } = decodeTimeCursor(cursor);
    return { id, postedAt: time.getTime() };
  }
  const [time, id, tier = "", mark] = decodeCursor(cursor, 4);
  if (!/^\d$/.test(tier) || mark !== markOf(list)) throw badCursor();
  const key = readTimeKey(time, id);
  return { id: key.id, postedAt: key.time.getTime(), tier: Number(tier) };
}

/** Whether a cursor belongs to this list. */
export function isCursorOf(list: SearchedList, cursor: string): boolean {
  try {
    decodePosition(list, cursor);
    return true;
  } catch {
    return false;
  }
}
