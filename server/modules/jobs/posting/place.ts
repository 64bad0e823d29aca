import { isStateCode, stateName, type UsState } from "../../../kit/words/us-states.js";
import { choicesFor } from "../places/place-choices.js";
import { readPlaces } from "../places/read-places.js";
import { knownPlaces } from "../search/language/places.js";

/** Whether a place is one that people and search engines can find: US cities with their states, states, countries, or remote. */
export function isKnownPlace(place: string): boolean {
  const { places, isRemote, unclear } = readPlaces(place, knownPlaces());
  return unclear.length === 0 && (places.length > 0 || isRemote);
}

/** Words of a location, and up to three places that may be meant by them, each with its city. */
export interface DoubtfulPlace {
  text: string;
  choices: string[];
}

/** The first words that name no place, or several; null if there are none. */
export function unclearPlace(place: string): DoubtfulPlace | null {
  const places = knownPlaces();
  const [first] = readPlaces(place, places).unclear;
  return first ? { text: first.text, choices: choicesFor(first.text, places) } : null;
}

/** The first city that its state doesn't have; null if there is none. */
export function misplacedCity(place: string): DoubtfulPlace | null {
  const places = knownPlaces();
  const [first] = readPlaces(place, places).misplaced;
  if (!first) return null;
  const { city, state } = first;
  return { text: `${city}, ${state}`, choices: choicesFor(city, places, state) };
}

/** The states where the work may be done; every state for remote work that does not name its own. */
export function statesOfWork(place: string, isRemote: boolean): UsState[] | "ALL" {
  const { places } = readPlaces(place, knownPlaces());
  const regions = places.flatMap(({ region, country }) => (country === "US" ? (region ?? []) : []));
  const states = [...new Set(regions)]
    .filter(isStateCode)
    .map((code) => ({ code, name: stateName(code) }));
  if (!isRemote) return states;
  if (states.length > 0) return /\bonly\b|\bresidents?\b/i.test(place) ? states : "ALL";
  const isAbroad = places.length > 0 && places.every(({ country }) => country !== "US");
  return isAbroad ? [] : "ALL";
}
