/** A US city jobs are offered in. */
export interface City {
  city: string;
  /** Two-letter state code. */
  region: string;
  /** Relative frequency of this city for jobs without a fixed office. */
  weight: number;
  /** Pay level relative to the national median, as a factor. */
  pay: number;
}

/** Cities, by the key that companies.ts uses for offices. */
export const CITIES = {
  dallas: { city: "Dallas", region: "TX", weight: 9, pay: 1 },
  austin: { city: "Austin", region: "TX", weight: 6, pay: 1.03 },
  houston: { city: "Houston", region: "TX", weight: 5, pay: 1 },
  atlanta: { city: "Atlanta", region: "GA", weight: 6, pay: 0.99 },
  charlotte: { city: "Charlotte", region: "NC", weight: 5, pay: 0.99 },
  raleigh: { city: "Raleigh", region: "NC", weight: 4, pay: 0.98 },
  nashville: { city: "Nashville", region: "TN", weight: 3, pay: 0.96 },
  memphis: { city: "Memphis", region: "TN", weight: 2, pay: 0.93 },
  boston: { city: "Boston", region: "MA", weight: 4, pay: 1.1 },
  newYork: { city: "New York", region: "NY", weight: 6, pay: 1.15 },
  jerseyCity: { city: "Jersey City", region: "NJ", weight: 5, pay: 1.08 },
  philadelphia: { city: "Philadelphia", region: "PA", weight: 3, pay: 1.01 },
  chicago: { city: "Chicago", region: "IL", weight: 5, pay: 1.02 },
  minneapolis: { city: "Minneapolis", region: "MN", weight: 3, pay: 0.98 },
  columbus: { city: "Columbus", region: "OH", weight: 3, pay: 0.95 },
  detroit: { city: "Detroit", region: "MI", weight: 3, pay: 0.96 },
  denver: { city: "Denver", region: "CO", weight: 3, pay: 1.02 },
  phoenix: { city: "Phoenix", region: "AZ", weight: 3, pay: 0.97 },
  seattle: { city: "Seattle", region: "WA", weight: 3, pay: 1.12 },
  sanJose: { city: "San Jose", region: "CA", weight: 3, pay: 1.17 },
  tampa: { city: "Tampa", region: "FL", weight: 3, pay: 0.95 },
  hartford: { city: "Hartford", region: "CT", weight: 2, pay: 1.01 },
} as const satisfies Record<string, City>;

export type CityKey = keyof typeof CITIES;
