/** US states, the District of Columbia and Puerto Rico, by postal code (USPS). */
const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};
const CODE_BY_NAME = new Map(Object.entries(STATES).map(([code, name]) => [fold(name), code]));

export interface UsState {
  /** Two capital letters. */
  code: string;
  name: string;
}

/** All states, in alphabetical order. */
export const stateNames = (): UsState[] =>
  Object.entries(STATES).map(([code, name]) => ({ code, name }));

/** @param code two letters of a state (`isStateCode`) */
export const stateName = (code: string): string => STATES[code.toUpperCase()] ?? code;

export const isStateCode = (word: string): boolean => Object.hasOwn(STATES, word.toUpperCase());

/** Whether a whole text is the name or the code of a state. */
export const isStateName = (text: string): boolean =>
  isStateCode(text) || CODE_BY_NAME.has(fold(text));

/** The states that a place names: "Dallas, TX 75201 / Austin, Texas" is in Texas. */
export function statesIn(place: string): UsState[] {
  const codes = place.split(/[/;|]/).map(stateOf);
  return [...new Set(codes)].flatMap((code) => {
    const name = code && STATES[code];
    return code && name ? [{ code, name }] : [];
  });
}

function stateOf(place: string): string | undefined {
  const words = place.replace(/\s\d{5}(-\d{4})?\s*$/, "").trim();
  const code = /(?:^|[\s,])([A-Z]{2})$/.exec(words)?.[1];
  return code && isStateCode(code) ? code : CODE_BY_NAME.get(fold(words.split(",").at(-1) ?? ""));
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
