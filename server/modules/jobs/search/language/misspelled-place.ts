import { isNoise } from "#site/stop-words";
import { placeWords } from "./place-words.js";
import type { Places } from "./places.js";

/** People in a city that a misspelled word is taken for; a short word must be meant for a metropolis. */
const CITY = 100_000;
const METROPOLIS = 250_000;
const SHORT = 5;
const LONGEST = 3;

/**
 * A search with the name of a large city spelled right: "java san fransisco", "newyork react". Null if no city is near. Words of roles
 * may be near the name of a city, too, so this is for searches that find nothing.
 */
export function withPlaceRespelled(text: string, places: Places): string | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
    const end = respelled(words.slice(-count), places);
    if (end !== null) return [...words.slice(0, -count), end].join(" ");
    const start = respelled(words.slice(0, count), places);
    if (start !== null) return [...words.slice(count), start].join(" ");
  }
  return null;
}

function respelled(words: readonly string[], places: Places): string | null {
  const typed = words.join(" ");
  const key = placeWords(typed);
  if (!/^[a-z ]+$/.test(key) || key.split(" ").some(isNoise)) return null;
  const found = places.nearest(key, null, key.length <= SHORT ? METROPOLIS : CITY);
  if (found?.place.kind !== "city") return null;
  const name = places.cityName(found.place.id);
  const isUnchangedOrFar = placeWords(name) === key || placeWords(name)[0] !== key[0];
  return isUnchangedOrFar ? null : name;
}
