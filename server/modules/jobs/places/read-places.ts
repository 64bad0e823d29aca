import type { Places } from "../search/language/places.js";
import { placeOf, type JobPlace, type PlaceReading } from "./job-place.js";
import { cityOf, isOnlyCountry, PartReader, ZIP } from "./part-reader.js";
import { placeParts, saysRemote } from "./place-text.js";
import { countryOf, stateOf } from "./regions.js";

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
  const inside = asides.map((pieces) => new PartReader(pieces, places, isRemote).read());
  const outside = parts.map((pieces) => new PartReader(pieces, places, isRemote).read());
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

/** Most locations are a city with its state and nothing else. */
function cityAlone(text: string, places: Places): JobPlace | null {
  const found = places.read(text);
  if (!found?.isSure || found.place.kind !== "city" || /^\s*\d/.test(text)) return null;
  return cityOf(found.place.id, places, ZIP.exec(text.trim())?.[2]);
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
