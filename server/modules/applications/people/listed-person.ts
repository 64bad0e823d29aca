import { LRUCache } from "lru-cache";
import { isStateCode } from "../../../kit/words/us-states.js";
import { hideStatus } from "./visa-words.js";

/** "E1 6AN" in London, "H1B 2C3" in Montreal. */
const POSTAL_CODE = String.raw`(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)(?![\p{L}\p{N}])`;
/** Behind a city: "Memphis, TN 38103". */
const TENNESSEE = String.raw`(?<=\p{L}\.?,?\s{0,3}(?<!\p{L}))TN(?=$|\s*(?:\d{5}|[,(/;–-]|USA?$|USA?[^\p{L}]|United))`;
const POSTAL_CODES = new RegExp(`(${POSTAL_CODE})`, "iu");
const PLACES = new RegExp(`(${POSTAL_CODE}|${TENNESSEE})`, "iu");

/** A place has one state; another "TN" is a status. */
const hasOtherState = (place: string): boolean =>
  (place.match(/(?<!\p{L})[A-Z]{2}(?!\p{L})/gu) ?? []).some(
    (word) => word !== "TN" && isStateCode(word),
  );

const placeWithoutStatus = (place: string): string =>
  place
    .split(hasOtherState(place) ? POSTAL_CODES : PLACES)
    .map((part, at) => (at % 2 === 1 ? part : hideStatus(part)))
    .join("");

/** Boards show hundreds of people, mostly the same as a moment before. */
const remembered = (hide: (text: string) => string): ((text: string) => string) => {
  const known = new LRUCache<string, string>({ max: 10_000, memoMethod: (text) => hide(text) });
  return (text) => known.memo(text);
};

/** A person's name as lists show it: people may have typed their immigration status behind it. */
export const listedName = remembered(hideStatus);

/** Likewise where they live: "Dallas, TX (H1B)". */
export const listedPlace = remembered(placeWithoutStatus);
