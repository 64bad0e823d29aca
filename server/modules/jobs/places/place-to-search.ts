import { isStateCode } from "../../../kit/words/us-states.js";
import { stateAs, type Place, type Places } from "../search/language/places.js";
import type { JobPlace, PlaceReading } from "./job-place.js";
import { townsNamed } from "./place-choices.js";
import { readPlaces } from "./read-places.js";
import { countryName } from "./regions.js";

/** A place outside of the United States, which no search can be near to. */
interface PlaceAbroad {
  kind: "abroad";
  /** "London, United Kingdom", "Canada" */
  name: string;
  /** Up to three towns here of the same name, the largest first: "London, OH". */
  choices: string[];
  /** The place here that the name alone would mean. */
  townHere: Place | null;
}

/**
 * The one place that a search is to be near: as people search ("75201", "la"), or else as employers write it ("Hybrid (Austin)").
 * Where that is read as a place abroad, no small town here of the same name is meant: "London" is not the one in Ohio. Null if no
 * place is known, or several are named.
 */
export function placeToSearch(typed: string, places: Places): Place | PlaceAbroad | null {
  const found = places.find(typed);
  if (found?.isSure) return found.place;
  const townHere = found?.place ?? null;
  const meant = meantInJobs(readPlaces(typed, places), places);
  if (meant?.kind !== "abroad") return meant ?? townHere;
  return { ...meant, choices: townsNamed(typed, places), townHere };
}

/** Whether jobs can be searched near a place. */
export function isSearchable(typed: string, places: Places): boolean {
  const found = placeToSearch(typed, places);
  return found !== null && found.kind !== "abroad";
}

/** The one place that an employer would mean. */
function meantInJobs(
  { places: found, isRemote, unclear, misplaced }: PlaceReading,
  places: Places,
): Place | Pick<PlaceAbroad, "kind" | "name"> | null {
  const [place, ...others] = found.filter((each) => !isWholeUs(each));
  if (unclear.length + misplaced.length + others.length > 0) return null;
  if (isRemote) return place ? null : { kind: "remote" };
  if (!place) return null;
  if (place.country === "US") return placeHere(place, places);
  // "London, USA" is here.
  const name = found.some(isWholeUs) ? null : nameAbroad(place);
  return name === null ? null : { kind: "abroad", name };
}

const isWholeUs = ({ city, region, country }: JobPlace): boolean =>
  city === null && region === null && country === "US";

/** A city of the table, or a state. */
function placeHere({ city, region, cityId }: JobPlace, places: Places): Place | null {
  if (cityId !== null) return places.city(cityId);
  return city === null && region !== null && isStateCode(region) ? stateAs(region) : null;
}

function nameAbroad({ city, region, country }: JobPlace): string | null {
  if (country === null) return null;
  return [city ?? region, countryName(country)].filter((part) => part !== null).join(", ");
}
