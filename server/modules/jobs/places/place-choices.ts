import type { NamedPlace, Places } from "../search/language/places.js";
import type { WorldCity } from "../search/language/world-cities.js";
import { readingsOf } from "./place-text.js";
import { countryName } from "./regions.js";

const MOST_CHOICES = 3;
/** People in a town that is offered as a choice. */
const TOWN = 5_000;
/** People in a city that may be meant without its state. */
const CITY = 50_000;
/** How many times larger than the next one of its name it must be. */
const FAR_LARGER = 3;
/** A city abroad must be this many times larger than any of its name here, since most jobs are here. */
const FAR_LARGER_ABROAD = 50;

/** How many times larger a name of several words must be: it is hardly anything but a place. */
const LARGER = 2;
const LARGE_TOWN = 25_000;

/** The city abroad that everyone means by a name alone: "London". */
export function meantAbroad(name: string, places: Places): WorldCity | null {
  const here = places.namesakes(name)[0]?.population ?? 0;
  const abroad = places.abroad.named(name);
  return abroad && abroad.population >= here * FAR_LARGER_ABROAD ? abroad : null;
}

/** The city of this country that a name alone means in a search here: "Birmingham" is in Alabama, "Santa Fe" in New Mexico. */
export function meantHere(name: string, places: Places): { id: number } | null {
  const [largest, next] = places.namesakes(name);
  const here = largest?.population ?? 0;
  const [least, larger] = name.includes(" ") ? [LARGE_TOWN, LARGER] : [CITY, FAR_LARGER];
  const isMeant = here >= least && here >= larger * (next?.population ?? 0);
  return largest && isMeant && !meantAbroad(name, places) ? idOf(largest) : null;
}

/** The city that everyone means by a name alone: "Dallas" and "London", but not "Springfield". */
export function meantCity(name: string, places: Places): { id: number } | WorldCity | null {
  const [largest, next] = places.namesakes(name);
  const here = largest?.population ?? 0;
  const abroad = places.abroad.named(name);
  const elsewhere = meantAbroad(name, places);
  if (elsewhere) return elsewhere;
  if (!largest || here < CITY || here < FAR_LARGER * (next?.population ?? 0)) return null;
  if (abroad && abroad.population > here) return null;
  return idOf(largest);
}

/**
 * Up to three places that a text may mean, each with its city, such as "Springfield, MO".
 * @param state where it was said to be; the state does not have it
 */
export function choicesFor(text: string, places: Places, state: string | null = null): string[] {
  const choices = townsCalled(text, places);
  const abroad = readingsOf(text)
    .map((name) => places.abroad.named(name))
    .find(Boolean);
  if (abroad) choices.splice(MOST_CHOICES - 1, 0, `${abroad.name}, ${countryName(abroad.country)}`);
  if (choices.length === 0) choices.push(...likely(text, places, state));
  return [...new Set(choices)].slice(0, MOST_CHOICES);
}

/** Up to three towns of the United States that have a name, the largest first: "London, OH". */
export const townsNamed = (text: string, places: Places): string[] =>
  [...new Set(townsCalled(text, places))].slice(0, MOST_CHOICES);

const townsCalled = (text: string, places: Places): string[] =>
  readingsOf(text)
    .flatMap((name) => places.namesakes(name).filter(isTown))
    .map(({ place }) => place.name);

const isTown = ({ population }: NamedPlace): boolean => population >= TOWN;

/** A ZIP code's city, or the one that is spelled almost so. */
function likely(text: string, places: Places, state: string | null): string[] {
  const named = places.read(text);
  const found = named?.isSure ? named : places.nearest(text, state);
  return found ? [found.place.name] : [];
}

const idOf = ({ place }: NamedPlace): { id: number } | null =>
  place.kind === "city" ? { id: place.id } : null;
