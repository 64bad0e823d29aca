import { stateNames } from "../../../kit/words/us-states.js";

const lists = (table: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(table).flatMap(([zone, names]) =>
    names.split(", ").map((name) => [name, zone] as const),
  );

/** By zone; states that have two are in both. */
const STATES = lists({
  "America/New_York": "CT, DE, DC, GA, ME, MD, MA, NH, NJ, NY, NC, OH, PA, RI, SC, VT, VA, WV",
  "America/Chicago": "AL, AR, IL, IA, LA, MN, MS, MO, OK, WI",
  "America/Denver": "CO, MT, NM, UT, WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA, NV, WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
});
const SPLIT_STATES: Readonly<Record<string, readonly string[]>> = {
  FL: ["America/New_York", "America/Chicago"],
  IN: ["America/Indiana/Indianapolis", "America/Chicago"],
  KY: ["America/New_York", "America/Chicago"],
  MI: ["America/Detroit", "America/Chicago"],
  TN: ["America/Chicago", "America/New_York"],
  KS: ["America/Chicago", "America/Denver"],
  NE: ["America/Chicago", "America/Denver"],
  ND: ["America/Chicago", "America/Denver"],
  SD: ["America/Chicago", "America/Denver"],
  TX: ["America/Chicago", "America/Denver"],
  ID: ["America/Boise", "America/Los_Angeles"],
  OR: ["America/Los_Angeles", "America/Boise"],
};
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  AB: ["America/Edmonton"],
  BC: ["America/Vancouver", "America/Edmonton"],
  MB: ["America/Winnipeg"],
  NB: ["America/Moncton"],
  NL: ["America/St_Johns", "America/Halifax"],
  NS: ["America/Halifax"],
  ON: ["America/Toronto", "America/Winnipeg"],
  PE: ["America/Halifax"],
  QC: ["America/Toronto", "America/Blanc-Sablon"],
  SK: ["America/Regina"],
};
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  alberta: "AB",
  "british columbia": "BC",
  manitoba: "MB",
  "new brunswick": "NB",
  "nova scotia": "NS",
  ontario: "ON",
  quebec: "QC",
  saskatchewan: "SK",
};

const US = [
  ...["America/New_York", "America/Chicago", "America/Denver", "America/Phoenix"],
  ...["America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu"],
];
/** Countries with several zones; without rare ones, and without those on the hours of a neighbor. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  us: US,
  usa: US,
  "united states": US,
  america: US,
  canada: [
    ...["America/Toronto", "America/Winnipeg", "America/Edmonton", "America/Vancouver"],
    ...["America/Halifax", "America/St_Johns"],
  ],
  mexico: ["America/Mexico_City", "America/Cancun", "America/Mazatlan", "America/Tijuana"],
  brazil: ["America/Sao_Paulo", "America/Manaus", "America/Rio_Branco"],
  australia: [
    ...["Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Darwin"],
    "Australia/Perth",
  ],
  indonesia: ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"],
  russia: ["Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok"],
};

const NAMED = new Map(stateNames().map(({ code, name }) => [name.toLowerCase(), code]));
const STATE_ZONES: ReadonlyMap<string, readonly string[]> = new Map([
  ...STATES.map(([code, zone]) => [code, [zone]] as const),
  ...Object.entries({ ...SPLIT_STATES, ...PROVINCES }),
]);
const COUNTRY_ZONES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(COUNTRIES));
const PROVINCE_CODES: ReadonlyMap<string, string> = new Map(Object.entries(PROVINCE_NAMES));

/** The zones of a state or a province by its name, or by its code in capitals, and of a large country. */
export function zonesOfRegion(text: string): readonly string[] | undefined {
  const name = text.toLowerCase().replaceAll(".", "");
  const code = NAMED.get(name) ?? PROVINCE_CODES.get(name) ?? text;
  return STATE_ZONES.get(code) ?? COUNTRY_ZONES.get(name);
}

/** Names that alone may mean a country or a city instead. */
const NOT_ALONE: readonly string[] = ["georgia", "washington", "new york"];

/** The zones of a text that is the whole name of a state and nothing else: codes are words or zones, too. */
export function zonesOfState(text: string): readonly string[] | undefined {
  const name = text.toLowerCase();
  return NOT_ALONE.includes(name) || !(NAMED.has(name) || PROVINCE_CODES.has(name))
    ? undefined
    : zonesOfRegion(name);
}

/** Large cities of states with two zones; in another state, the name means another place. */
export const CITIES_OF_SPLIT_STATES: ReadonlyMap<string, string> = new Map(
  lists({
    "America/New_York":
      "orlando, tampa, jacksonville, tallahassee, fort lauderdale, st petersburg, west palm beach, lexington, knoxville, chattanooga",
    "America/Detroit": "grand rapids, ann arbor, lansing, troy",
    "America/Indiana/Indianapolis": "fort wayne, south bend",
    "America/Chicago":
      "fort worth, plano, irving, arlington, frisco, mckinney, round rock, lubbock, corpus christi, nashville, memphis, wichita, overland park, topeka, omaha, lincoln, fargo, bismarck, sioux falls, pensacola, gary",
    "America/Denver": "el paso, rapid city",
    "America/Boise": "meridian, nampa",
    "America/Los_Angeles": "portland, salem, eugene, beaverton, hillsboro",
    "America/Toronto": "ottawa, mississauga, quebec city, waterloo",
    "America/Vancouver": "victoria, surrey, burnaby",
  }),
);
