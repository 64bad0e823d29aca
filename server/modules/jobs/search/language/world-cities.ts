import { placeWords } from "./place-words.js";

/** A large city outside of the United States. */
export interface WorldCity {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Postal code of a Canadian province; else null. */
  region: string | null;
  population: number;
}

/** Names that employers use for some of them, by folded name. */
const NICKNAMES = new Map([
  ["bangalore", "bengaluru"],
  ["bombay", "mumbai"],
  ["calcutta", "kolkata"],
  ["madras", "chennai"],
  ["gurugram", "gurgaon"],
  ["gta", "toronto"],
  ["kiev", "kyiv"],
]);

/** Large cities outside of the United States, by name. */
export class WorldCities {
  private readonly byName = new Map<string, WorldCity>();

  /** @param table lines of name, country, province, and population, most people first */
  constructor(table: string) {
    for (const row of table.split("\n")) {
      const [name = "", country = "", region = "", population] = row.split("|");
      const key = placeWords(name);
      if (key === "" || this.byName.has(key)) continue;
      this.byName.set(key, {
        name,
        country,
        region: region === "" ? null : region,
        population: Number(population),
      });
    }
  }

  /** The largest city of this name. */
  named(text: string): WorldCity | null {
    const key = placeWords(text);
    return this.byName.get(NICKNAMES.get(key) ?? key) ?? null;
  }
}
