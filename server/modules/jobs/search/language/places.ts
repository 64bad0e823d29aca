import { isStateCode, stateName, stateNames } from "../../../../kit/words/us-states.js";
import { editDistance } from "./edit-distance.js";
import { placeFile } from "./place-files.js";
import { PlaceTable } from "./place-table.js";
import { placeWords } from "./place-words.js";
import { WorldCities } from "./world-cities.js";

/** Where someone wants to work. A city's id is its row in the table of this version of the site. */
export type Place =
  | { kind: "city"; id: number; name: string; state: string }
  | { kind: "state"; name: string; state: string }
  | { kind: "remote" };

/** Raise it with every new table or nickname: an index of another version has other places. */
export const PLACES_VERSION = 2;

/** Names that people give to cities, by folded name. */
const NICKNAMES: Readonly<Record<string, string>> = {
  nyc: "new york,NY",
  "new york city": "new york,NY",
  "ny metro": "new york,NY",
  "ny ny": "new york,NY",
  sf: "san francisco,CA",
  "bay area": "san francisco,CA",
  "sf bay": "san francisco,CA",
  "sf bay area": "san francisco,CA",
  "san francisco bay": "san francisco,CA",
  "san francisco bay area": "san francisco,CA",
  "silicon valley": "san jose,CA",
  la: "los angeles,CA",
  dc: "washington,DC",
  dmv: "washington,DC",
  "dc metro": "washington,DC",
  "washington d c": "washington,DC",
  dfw: "dallas,TX",
  "dallas fort worth": "dallas,TX",
  philly: "philadelphia,PA",
  vegas: "las vegas,NV",
  nola: "new orleans,LA",
  "twin cities": "minneapolis,MN",
  "research triangle": "raleigh,NC",
  "research triangle park": "raleigh,NC",
  rtp: "raleigh,NC",
  "tampa bay": "tampa,FL",
  chicagoland: "chicago,IL",
  "east bay": "oakland,CA",
  indy: "indianapolis,IN",
  "inland empire": "riverside,CA",
  kc: "kansas city,MO",
  "northern virginia": "arlington,VA",
  okc: "oklahoma city,OK",
  pdx: "portland,OR",
  phx: "phoenix,AZ",
  slc: "salt lake city,UT",
  "south florida": "miami,FL",
  "central florida": "orlando,FL",
  "dallas metroplex": "dallas,TX",
  "hampton roads": "norfolk,VA",
  "quad cities": "davenport,IA",
  // Larger than the surroundings of a city.
  socal: ",CA",
  "southern california": ",CA",
  norcal: ",CA",
  "northern california": ",CA",
  "upstate new york": ",NY",
  "upstate ny": ",NY",
};
/** The city and state of a nickname, or only the state of a region; nothing of another name. */
const nicknamed = (key: string): string[] =>
  Object.hasOwn(NICKNAMES, key) ? (NICKNAMES[key] ?? "").split(",") : [];
/** Names of parts of the country: right spellings, though no place of the table. */
const REGION_WORDS =
  "midwest northeast northwest southeast southwest pnw tristate panhandle sunbelt metroplex metro";
const REMOTE = /^(?:remote|remotely|anywhere|work from home|wfh)$/;
const EARTH_RADIUS_MILES = 3958.8;
const MILES_PER_DEGREE = 69;
/** People in a town whose name is taken for right when someone types it. */
const NAMED_TOWN = 10_000;
const RADIANS = Math.PI / 180;
const SHORTEST_MISSPELLED = 5;
const LONG_NAME = 9;

/** A place read from words, and how much the words say. */
export interface NamedPlace {
  place: Exclude<Place, { kind: "remote" }>;
  /** Whether the words name it beyond doubt: with its state, as a state, a ZIP code or a nickname. */
  isSure: boolean;
  /** Number of people in a city; infinite for states. */
  population: number;
}

/** The cities, towns and states of the country, from the generated table. */
export class Places {
  private readonly table: PlaceTable;
  private nameWords: ReadonlySet<string> | undefined;

  /** @param abroad large cities elsewhere; none if left out */
  constructor(
    table: string,
    readonly abroad = new WorldCities(""),
  ) {
    this.table = new PlaceTable(table);
  }

  /** Number of cities and towns; ids are below it. */
  get size(): number {
    return this.table.size;
  }

  /** Whether a word is part of the name of a state or a larger town: no typing error, even if no job has it. */
  isNameWord(word: string): boolean {
    return (this.nameWords ??= this.wordsOfNames()).has(word);
  }

  private wordsOfNames(): Set<string> {
    const keys = [...STATE_BY_NAME.keys(), ...Object.keys(NICKNAMES), REGION_WORDS];
    for (let id = 0; id < this.size; id++)
      if (this.table.populationOf(id) >= NAMED_TOWN) keys.push(this.table.keyOf(id));
    return new Set(keys.flatMap((key) => key.split(" ")));
  }

  /** The cities of a name without its state, most people first. */
  namesakes(name: string): NamedPlace[] {
    return [...this.table.withKey(placeWords(name))].flatMap((id) => this.ofId(id, false) ?? []);
  }

  /**
   * The largest city whose name differs by a letter, a long one by two: "San Fransisco".
   * @param state null for any
   * @param least people in the city
   */
  nearest(typed: string, state: string | null = null, least = NAMED_TOWN): NamedPlace | null {
    const key = placeWords(typed);
    const most = key.length < LONG_NAME ? 1 : 2;
    if (key.length < SHORTEST_MISSPELLED) return null;
    for (let id = 0; id < this.size && this.table.populationOf(id) >= least; id++) {
      if (state !== null && this.table.stateOf(id) !== state) continue;
      if (editDistance(key, this.table.keyOf(id), most) <= most) return this.ofId(id, false);
    }
    return null;
  }

  populationOf(id: number): number {
    return this.table.populationOf(id);
  }

  /** The name of a city without its state. */
  cityName(id: number): string {
    return this.table.nameOf(id);
  }

  /** The city of an id, as people write it: "Dallas, TX". */
  city(id: number): Extract<Place, { kind: "city" }> {
    const state = this.table.stateOf(id);
    return { kind: "city", id, name: `${this.table.nameOf(id)}, ${state}`, state };
  }

  /** Whether people may mean a remote job: the words "remote", "anywhere" or "work from home". */
  static isRemote(text: string): boolean {
    return REMOTE.test(placeWords(text));
  }

  /** The place that a whole text names: "Dallas, TX", "75201", "Texas", "TX", "nyc", "Remote"; else null. */
  named(typed: string): Place | null {
    return this.find(typed)?.place ?? null;
  }

  /** The same, and whether it is meant beyond doubt, as all but cities named without their state are. */
  find(typed: string): { place: Place; isSure: boolean } | null {
    const text = withoutCountry(typed);
    const found = this.read(text);
    const words = placeWords(text);
    if (REMOTE.test(words)) return { place: { kind: "remote" }, isSure: true };
    if (found) return found;
    // Only of a whole text: among other words, "in" and "or" are no states.
    const state = stateOf(words);
    return state ? wholeState(state) : null;
  }

  /** Reads a text that is nothing but a place: a city with or without its state, a state, a ZIP code. */
  read(text: string): NamedPlace | null {
    const [, before, zip] = /^(.*?)\s*\b(\d{5})(?:-\d{4})?\s*$/.exec(text) ?? [];
    if (zip && !before) return this.ofId(this.table.ofZip(Number(zip)), true);
    const key = placeWords(before ?? text);
    return this.ofNickname(key) ?? this.withState(key) ?? this.stateOrCity(key);
  }

  private ofId(id: number | undefined, isSure: boolean): NamedPlace | null {
    if (id === undefined) return null;
    return { place: this.city(id), isSure, population: this.table.populationOf(id) };
  }

  private ofNickname(key: string): NamedPlace | null {
    const [city = "", state] = nicknamed(key);
    if (!state) return null;
    return city ? this.ofId(this.idOf(city, state), true) : wholeState(state);
  }

  private idOf(key: string, state: string): number | undefined {
    return this.table.withKey(key).find((id) => this.table.stateOf(id) === state);
  }

  private withState(key: string): NamedPlace | null {
    const words = key.split(" ");
    for (const count of [3, 2, 1]) {
      if (words.length <= count) continue;
      const state = stateOf(words.slice(-count).join(" "));
      const name = words.slice(0, -count).join(" ");
      // "KC, KS" is the other Kansas City.
      const [city = name] = nicknamed(name);
      const found = state && this.ofId(this.idOf(city, state), true);
      if (found) return found;
    }
    return null;
  }

  /** "New York" and "Washington" are the cities, "Washington State" is none; other names of states are states. */
  private stateOrCity(key: string): NamedPlace | null {
    const city = this.ofId(this.table.withKey(key)[0], false);
    const [, name = key] = /^(new york|washington) state$/.exec(key) ?? [];
    const state = STATE_BY_NAME.get(name);
    if (!state || key === "new york" || key === "washington") return city;
    return wholeState(state);
  }

  /** Ids of the cities within so many miles of one, itself included. */
  within(id: number, miles: number): Uint16Array {
    const { latitudes, longitudes } = this.table;
    const latitude = latitudes[id] ?? 0;
    const longitude = longitudes[id] ?? 0;
    const height = miles / MILES_PER_DEGREE;
    const width = height / Math.cos(latitude * RADIANS);
    const found: number[] = [];
    for (let other = 0; other < this.size; other++) {
      const north = (latitudes[other] ?? 0) - latitude;
      const east = (longitudes[other] ?? 0) - longitude;
      if (Math.abs(north) > height || Math.abs(east) > width) continue;
      if (other === id || this.miles(id, other) <= miles) found.push(other);
    }
    return Uint16Array.from(found);
  }

  /** Miles between two cities as the crow flies (haversine formula). */
  miles(one: number, other: number): number {
    const { latitudes, longitudes } = this.table;
    const [from = 0, to = 0] = [latitudes[one], latitudes[other]];
    const north = Math.sin(((to - from) * RADIANS) / 2);
    const east = Math.sin((((longitudes[other] ?? 0) - (longitudes[one] ?? 0)) * RADIANS) / 2);
    const part = north * north + Math.cos(from * RADIANS) * Math.cos(to * RADIANS) * east * east;
    return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
  }

  /** Names of places that begin with what was typed: states first, then cities with the most people. */
  complete(typed: string, limit: number): string[] {
    const key = placeWords(typed.slice(0, 60));
    if (!key) return [];
    const zip = /^\d{5}$/.test(key) && this.read(key);
    if (zip) return [zip.place.name];
    const nickname = this.ofNickname(key);
    const found = nickname ? [nickname.place.name] : [];
    for (const [name, state] of STATE_BY_NAME) {
      if (key.length > 2 && name.startsWith(key)) found.push(stateAs(state).name);
    }
    for (const id of this.idsFrom(key)) {
      if (found.length >= limit) break;
      const { name } = this.city(id);
      if (!found.includes(name)) found.push(name);
    }
    return found.slice(0, limit);
  }

  /** Ids of cities whose names, with or without their states, begin with what was typed; most people first. */
  private idsFrom(typed: string): Uint16Array {
    const { table } = this;
    const [, key = "", state = ""] = /^(.+) ([a-z]{1,2})$/.exec(typed) ?? [];
    const inState = table
      .withKey(key)
      .filter((id) => table.stateOf(id).toLowerCase().startsWith(state));
    return Uint16Array.from([...inState, ...table.beginningWith(typed)]).sort();
  }
}

const COUNTRY =
  /(?:^|[\s,]+)(?:in\s+)?(?:the\s+)?(?:USA|U\.S\.A\.?|United States(?: of America)?)$/i;

/** "Dallas, TX, USA" without the country. */
export const withoutCountry = (text: string): string => text.trim().replace(COUNTRY, "");

const STATE_BY_NAME = new Map(stateNames().map(({ code, name }) => [placeWords(name), code]));

const stateOf = (words: string): string | undefined =>
  STATE_BY_NAME.get(words) ?? (isStateCode(words) ? words.toUpperCase() : undefined);

/** A state as a place. */
export const stateAs = (state: string): Extract<Place, { kind: "state" }> => ({
  kind: "state",
  name: stateName(state),
  state,
});

const wholeState = (state: string): NamedPlace => ({
  place: stateAs(state),
  isSure: true,
  population: Infinity,
});

let known: Places | undefined;

/** The tables, read once (about 200 ms) and kept. */
export const knownPlaces = (): Places =>
  (known ??= new Places(
    placeFile("united-states.txt"),
    new WorldCities(placeFile("world-cities.txt")),
  ));

export const loadPlaces = async (): Promise<Places> => knownPlaces();
