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
import type { IndexSort, Position } from "./index/index-calls.js";
import { tokens } from "./language/tokens.js";

/** What a cursor belongs to. */
interface SearchedList {
  query?: string | null | undefined;
  sort?: JobSort | null | undefined;
}

/** The order of a list. Without words, no job matches better than another. */
export function sortOf({ query, sort }: SearchedList): IndexSort {
  if (sort === "PAY" || sort === "NEWEST") return sort;
  return tokens(query ?? "").length > 0 ? "BEST_MATCH" : "NEWEST";
}

/** The order depends on the words, so a cursor of other words means another place. */
const markOf = ({ query }: SearchedList): string =>
  createHash("sha256")
    .update(tokens(query ?? "").join(" "))
    .digest("base64url")
    .slice(0, 8);

/** Encodes the positions of one list. */
export function positionEncoder(list: SearchedList): (position: Position) => string {
  const sort = sortOf(list);
  if (sort === "PAY")
    return ({ postedAt, id, hourlyPay = 0 }) =>
      encodeCursor(String(postedAt), id, String(hourlyPay));
  if (sort === "NEWEST") return ({ postedAt, id }) => encodeTimeCursor(new Date(postedAt), id);
  const mark = markOf(list);
  return ({ postedAt, id, tier = 0 }) => encodeCursor(String(postedAt), id, String(tier), mark);
}

export const encodePosition = (list: SearchedList, position: Position): string =>
  positionEncoder(list)(position);

/** @throws BAD_INPUT unless the cursor was made for this order and these words */
export function decodePosition(list: SearchedList, cursor: string): Position {
  if (sortOf(list) === "PAY") return decodePaid(cursor);
  if (sortOf(list) === "NEWEST") {
    const { time, id } = decodeTimeCursor(cursor);
    return { id, postedAt: time.getTime() };
  }
  const [time, id, tier = "", mark] = decodeCursor(cursor, 4);
  if (!/^\d$/.test(tier) || mark !== markOf(list)) throw badCursor();
  const key = readTimeKey(time, id);
  return { id: key.id, postedAt: key.time.getTime(), tier: Number(tier) };
}

function decodePaid(cursor: string): Position {
  const [time, id, pay = ""] = decodeCursor(cursor, 3);
  if (!/^\d{1,12}$/.test(pay)) throw badCursor();
  const key = readTimeKey(time, id);
  return { id: key.id, postedAt: key.time.getTime(), hourlyPay: Number(pay) };
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
