import type { Places } from "../search/language/places.js";
import { placeOf, type JobPlace, type PlaceReading } from "./job-place.js";
import { ZIP } from "./part-pieces.js";
import { cityOf, isOnlyCountry, isOnlyRegion, PartReader } from "./part-reader.js";
import { meantCity } from "./place-choices.js";
import { placeParts, saysRemote, type PlaceParts } from "./place-text.js";
import { countryOf, provinceOf, stateOf } from "./regions.js";

/**
 * Reads the places in a job's location as employers write it: "Austin, TX", "Austin, TX or Dallas, TX", "TX - Austin",
 * "Hybrid - NYC", "Remote (Texas only)", "Dallas, TX 75201", "Toronto, Canada". Posting, search, and structured data all use this.
 */
export function readPlaces(location: string, places: Places): PlaceReading {
  const whole = cityAlone(location, places);
  if (whole) return { places: [whole], isRemote: false, unclear: [], misplaced: [] };
  const isRemote = saysRemote(location);
  const country = stateOf(location) === null ? countryOf(location) : null;
  if (country !== null)
    return { places: [placeOf({ country })], isRemote, unclear: [], misplaced: [] };
  const { parts, asides } = placeParts(location);
  const one = isRemote ? null : stateWithCity(location, { parts, asides }, places);
  if (one) return one;
  const inside = asides.map((pieces) => new PartReader(pieces, places, isRemote).read());
  const outside = parts
    .map((pieces) => new PartReader(pieces, places, isRemote).read())
    .map((part) => withoutNeedlessStates(part, inside));
  const read = outside.some((part) => part.places.length > 0)
    ? [...outside, ...inside.filter(({ unclear }) => unclear.length === 0)]
    : [...outside, ...inside];
  return {
    places: withoutNeedlessCountries(distinct(read.flatMap((part) => part.places)), isRemote),
    isRemote,
    unclear: read.flatMap(({ unclear }) => unclear),
    misplaced: read.flatMap(({ misplaced }) => misplaced),
  };
}

/** "US/TX/Austin", "Austin/TX", and "TX (Austin)": pieces of one place, though their signs mostly stand between several. */
function stateWithCity(
  location: string,
  { parts, asides }: PlaceParts,
  places: Places,
): PlaceReading | null {
  const pieces = [...parts, ...asides].flat();
  const isFlat = [...parts, ...asides].every((part) => part.length === 1) || parts.length === 1;
  const hasSlashes = parts.length > 1 && !/[;•·&\n]|\b(?:or|and)\b/i.test(location);
  const hasAsides = parts[0]?.length === 1 && asides.length > 0;
  if (!isFlat || !(hasSlashes || hasAsides) || !pieces.some(isState)) return null;
  const reading = new PartReader(pieces, places, false).read();
  const areCities = reading.places.every(({ city }) => city !== null);
  return areCities && reading.unclear.length + reading.misplaced.length === 0 ? reading : null;
}

/** New York and Washington may be the cities. */
const isState = (text: string): boolean =>
  (stateOf(text) !== null || provinceOf(text) !== null) && !/^(?:new york|washington)$/i.test(text);

const CITY_BEHIND_SIGN = /^([^/|;•·&\n]+)[/|;•·&\n]\s*(?:new york|washington)\s*$/i;

/** Most locations are a city with its state and nothing else. */
function cityAlone(text: string, places: Places): JobPlace | null {
  const found = places.read(text);
  if (!found?.isSure || found.place.kind !== "city" || /^\s*\d/.test(text)) return null;
  const { id } = found.place;
  // "Boston/New York" isn't the Boston in the state of New York, but "Seattle/Washington" is one city.
  const first = CITY_BEHIND_SIGN.exec(text.trim())?.[1];
  const meant = first === undefined ? null : meantCity(first, places);
  if (meant !== null && !("id" in meant && meant.id === id)) return null;
  return cityOf(id, places, ZIP.exec(text.trim())?.[2]);
}

/** "MA (Boston) / NY (Albany)": the states say nothing more. */
function withoutNeedlessStates(part: PlaceReading, asides: readonly PlaceReading[]): PlaceReading {
  const cities = asides.flatMap(({ places }) => places.filter(({ city }) => city !== null));
  const isNeedless = (place: JobPlace) =>
    isOnlyRegion(place) && cities.some(({ region }) => region === place.region);
  return { ...part, places: part.places.filter((place) => !isNeedless(place)) };
}

function distinct(found: readonly JobPlace[]): JobPlace[] {
  const keyOf = ({ city, region, country }: JobPlace) => JSON.stringify([city, region, country]);
  return [...new Map(found.map((place) => [keyOf(place), place])).values()];
}

/** "San Francisco, CA • United States": the country says nothing more, unless people may work from home anywhere in it. */
const withoutNeedlessCountries = (found: readonly JobPlace[], isRemote: boolean): JobPlace[] =>
  found.filter(
    (place) =>
      isRemote ||
      !isOnlyCountry(place) ||
      found.every((other) => other === place || other.country !== place.country),
  );
