import { createHash } from "node:crypto";
import { badCursor, decodeCursor, encodeCursor, readTimeKey } from "../../../core/paging.js";
import type { IndexSort, Position } from "./index/index-calls.js";

/** The order of a list, to which its cursors belong. */
export interface ListOrder {
  sort: IndexSort;
  /** The words searched for, as the index has them. Best matches of other words are in another order. */
  words: readonly string[];
}

/** How many parts a cursor has: time and id, then the pay, or the rank and a mark of the words. */
const PARTS = { NEWEST: 2, PAY: 3, BEST_MATCH: 4 } as const;
const PAY = /^\d{1,12}$/;
const RANK = /^\d$/;

const markOf = (words: readonly string[]): string =>
  createHash("sha256").update(words.join(" ")).digest("base64url").slice(0, 8);

/** Cursors of one list. */
export interface Cursors {
  encode: (position: Position) => string;
  /** @throws BAD_INPUT unless the cursor was made for this order and these words */
  decode: (cursor: string) => Position;
}

export function cursorsOf({ sort, words }: ListOrder): Cursors {
  const wordsMark = sort === "BEST_MATCH" ? markOf(words) : "";
  const encode = ({ postedAt, id, hourlyPay = 0, tier = 0 }: Position): string => {
    const key = [String(postedAt), id];
    if (sort === "PAY") key.push(String(hourlyPay));
    if (sort === "BEST_MATCH") key.push(String(tier), wordsMark);
    return encodeCursor(...key);
  };
  const decode = (cursor: string): Position => {
    const [time, id, rank = "", mark] = decodeCursor(cursor, PARTS[sort]);
    const key = readTimeKey(time, id);
    const newest = { id: key.id, postedAt: key.time.getTime() };
    if (sort === "NEWEST") return newest;
    if (sort === "PAY" && PAY.test(rank)) return { ...newest, hourlyPay: Number(rank) };
    if (sort === "BEST_MATCH" && RANK.test(rank) && mark === wordsMark)
      return { ...newest, tier: Number(rank) };
    throw badCursor();
  };
  return { encode, decode };
}

/** Whether a cursor belongs to this list. */
export function isCursorOf(order: ListOrder, cursor: string): boolean {
  const { decode } = cursorsOf(order);
  try {
    decode(cursor);
    return true;
  } catch {
    return false;
  }
}
