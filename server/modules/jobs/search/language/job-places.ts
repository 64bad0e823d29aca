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

const REMOTE = /\b(?:100%\s*)?(?:remotely|remote|work from home|wfh|telecommut\w*|anywhere)\b/gi;
const ARRANGEMENT =
  /\b(?:hybrid|on-?site|in[- ]office|flexible|multiple locations?|various locations?|nationwide|relocation|based|only)\b/gi;
const COUNTRY = /,?\s*\b(?:USA|U\.S\.A?\.?|US|United States(?: of America)?)\s*$/;
const AREA = /^greater\s+|\s+(?:metro(?:politan)?\s*)?(?:area|metroplex)$|\s+metro$/gi;
/** "OR" and "AND" separate only before another name: in "Portland, OR" it is Oregon. */
const BETWEEN = /[/;|•·&()[\]]|\s[-–—]\s|\s(?:or|and)\s|\s(?:OR|AND)\s(?=[A-Z][a-z])/;
/** Towns smaller than this are read only with their state. */
const SMALLEST = 5_000;

/**
 * The places in a job's location as employers write it: "Austin, TX", "Austin, TX or Dallas, TX",
 * "Dallas, Austin, TX", "Hybrid - NYC", "Remote (Texas only)", "Greater Boston Area". What is not
 * known is left out.
 */
export function placesOfJob(location: string, places: Places): JobPlaces {
  const cities = new Set<number>();
  const states = new Set<string>();
  const whole = places.read(location);
  if (whole?.isSure && whole.place.kind === "city")
    return { cities: [whole.place.id], states: [whole.place.state], isRemote: false };
  const plain = location.normalize("NFKC").replace(REMOTE, " ").replace(ARRANGEMENT, " ");
  for (const part of plain.split(BETWEEN)) {
    for (const name of namesIn(part, places)) {
      const found = places.read(name);
      if (!found || (!found.isSure && found.population < SMALLEST)) continue;
      states.add(found.place.state);
      if (found.place.kind === "city") cities.add(found.place.id);
    }
  }
  return { cities: [...cities], states: [...states], isRemote: location.search(REMOTE) >= 0 };
}

/** The names in a part: itself if it is one place, else each piece between commas, with the state that follows. */
function namesIn(part: string, places: Places): string[] {
  const text = part
    .replace(COUNTRY, "")
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, "")
    .replace(AREA, "");
  if (!text || places.read(text)) return text ? [text] : [];
  const pieces = text.split(",").map((piece) => piece.trim());
  const names: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [piece = "", next = ""] = pieces.slice(at, at + 2);
    if (next && places.read(`${piece}, ${next}`)?.isSure && isState(next, places)) {
      names.push(`${piece}, ${next}`);
      at++;
    } else names.push(inStateOf(pieces.slice(at + 1), piece, places));
  }
  return names;
}

/** "Dallas, Austin, TX": Dallas is in the next state named, if there is such a place. */
function inStateOf(following: readonly string[], piece: string, places: Places): string {
  const state = following.find((name) => isState(name, places));
  const whole = `${piece}, ${state}`;
  return state && places.read(whole) ? whole : piece;
}

const isState = (text: string, places: Places): boolean =>
  /^[A-Z]{2}\b/.test(text) || places.read(text)?.place.kind === "state";
