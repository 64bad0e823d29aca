/** A place that a job's location names. */
export interface JobPlace {
  city: string | null;
  /** A state of the US or a Canadian province by its postal code; another region as the employer wrote it. */
  region: string | null;
  /** ISO 3166-1 alpha-2. Null for a part of the world, such as Europe. */
  country: string | null;
  postalCode: string | null;
  /** In the table of US places. */
  cityId: number | null;
}

/** A piece of a location that is not one place beyond doubt. */
export interface UnclearPlace {
  text: string;
  /** The likeliest city in the table of US places; searches find the job there. */
  guess: number | null;
}

export interface PlaceReading {
  places: JobPlace[];
  /** Whether the location itself offers work from home. */
  isRemote: boolean;
  /** Pieces that name no place, or several. */
  unclear: UnclearPlace[];
  /** Cities that their state does not have, as far as the table knows. They are among `places`, too. */
  misplaced: { city: string; state: string }[];
}

export const placeOf = (known: Partial<JobPlace>): JobPlace => ({
  city: null,
  region: null,
  country: null,
  postalCode: null,
  cityId: null,
  ...known,
});
