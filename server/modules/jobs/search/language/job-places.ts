import { readPlaces } from "../../places/read-places.js";
import type { Places } from "./places.js";

/** Where a job is, for filters by place. */
export interface JobPlaces {
  /** Ids of cities in the table of places. */
  cities: number[];
  /** Codes of the states named, those of the cities among them. */
  states: string[];
  /** Whether the location itself says that the work is remote. */
  isRemote: boolean;
}

/** Towns smaller than this are read only with their state. */
const SMALLEST = 5_000;

/** The places in a job's location; of a name that several cities have, the largest. What is not known is left out. */
export function placesOfJob(location: string, places: Places): JobPlaces {
  const reading = readPlaces(location, places);
  const guesses = reading.unclear.flatMap(({ guess }) => guess ?? []);
  const cities = [
    ...reading.places.flatMap(({ cityId }) => cityId ?? []),
    ...guesses.filter((id) => places.populationOf(id) >= SMALLEST),
  ];
  const regions = reading.places.flatMap(({ region, country }) =>
    region !== null && country === "US" ? [region] : [],
  );
  const states = [...regions, ...cities.map((id) => places.city(id).state)];
  return { cities: [...new Set(cities)], states: [...new Set(states)], isRemote: reading.isRemote };
}
