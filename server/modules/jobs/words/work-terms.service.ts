import { readPlaces } from "../places/read-places.js";
import { countryName } from "../places/regions.js";
import { knownPlaces, type Places } from "../search/language/places.js";
import { skillForms } from "./skill-forms.js";
import { PLAIN_SKILLS, SKILL_NAMES } from "./skill-names.js";
import { WordLines } from "./word-lines.js";

/** A place that a text names beyond doubt. */
export interface NamedHome {
  /** "Dallas, TX", "Toronto, ON", or "Bengaluru, India". */
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** A skill and where a text names it. */
export interface NamedSkill {
  skill: string;
  /** From 0. Null if the text doesn't name it. */
  line: number | null;
  /** Whether it names the skill without the version that is asked for: Java, of "Java 21". */
  isWithoutVersion: boolean;
}

const STREET = /^(?:#?\d+|apt|apartment|suite|ste|unit|floor|p\.?o\.? box)\b/i;
/** Web and email addresses: "github.com/ana" names no skill. Starts where a word does, to read a long word only once. */
const ADDRESS =
  /(?<!\S)\S+@\S+|\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]+\.(?:com|org|io|dev|me|net)\/\S*/gi;
const SHORTEST_PLACE = 4;
/** "Java 21", "Angular 15+", "Python 3.x", "Spring Boot v3". */
const VERSION = / +v?\d+(?:\.(?:\d+|x))*\+?$/i;

/** Reads places and skills in texts that are not job posts, by the tables and synonyms of the job search. */
export class WorkTermsService {
  private names: readonly (readonly [string, readonly (readonly string[])[]])[] | undefined;

  constructor(private readonly loadPlaces: () => Places = knownPlaces) {}

  /** The city that a text names with its state or country, and nothing else but a street before it; else null. */
  placeNamed(text: string): NamedHome | null {
    const pieces = text.split(",").map((piece) => piece.trim());
    for (let from = pieces.length - 1; from >= 0; from--) {
      const place = this.cityIn(pieces.slice(from).join(", "));
      if (place) return pieces.slice(0, from).every((piece) => STREET.test(piece)) ? place : null;
    }
    return null;
  }

  /**
   * Where a text names each of these skills: by the skill's own name, or another one that a search for it finds.
   * @param lines of the text; a name may go over the end of one
   */
  linesNaming(skills: readonly string[], lines: readonly string[]): NamedSkill[] {
    const words = new WordLines(lines);
    return skills.map((skill) => {
      const line = this.lineNaming(skill, words);
      const plain = skill.replace(VERSION, "");
      if (line !== null || plain === skill) return { skill, line, isWithoutVersion: false };
      const near = this.lineNaming(plain, words);
      return { skill, line: near, isWithoutVersion: near !== null };
    });
  }

  /** The skills of our table that a text names, in its order, each once. */
  skillsIn(text: string): string[] {
    const words = new WordLines(text.replace(ADDRESS, " ").split("\n"));
    this.names ??= SKILL_NAMES.map((name) => [name, listedForms(name)]);
    const found = this.names.flatMap(([name, forms]) => {
      const at = words.findAt(forms);
      const isOwn = words.findAt(forms.slice(0, 1))?.start === at?.start;
      return at === null ? [] : [{ name, isOwn, ...at }];
    });
    const listed = PLAIN_SKILLS.flatMap((name) => {
      const at = words.entry(name);
      return at === null ? [] : [{ name, isOwn: true, ...at }];
    });
    return withoutParts([...found, ...listed].toSorted(byPlace));
  }

  /** "Go" and "go" are different words. */
  private lineNaming(skill: string, words: WordLines): number | null {
    const plain = PLAIN_SKILLS.find((name) => name.toLowerCase() === skill.toLowerCase());
    const forms = skillForms(skill).filter(
      (form) => !(form.length === 1 && PLAIN_WORDS.has(form[0] ?? "")),
    );
    return words.find(forms) ?? (plain === undefined ? null : words.lineOfName(plain));
  }

  private cityIn(text: string): NamedHome | null {
    if (text.length < SHORTEST_PLACE) return null;
    const places = this.loadPlaces();
    const { places: found, unclear, misplaced } = readPlaces(text, places);
    const [place] = found;
    if (!place?.city || !place.country || found.length > 1 || unclear.length + misplaced.length > 0)
      return null;
    const { city, country, region, cityId } = place;
    if (cityId !== null)
      return isQualified(text, city) ? { name: places.city(cityId).name, country } : null;
    if (places.abroad.named(city)?.country !== country || !text.includes(",")) return null;
    return {
      name: `${city}, ${country === "CA" && region ? region : countryName(country)}`,
      country,
    };
  }
}

/** Not "Dallas" alone, which may be a person's name. */
const isQualified = (text: string, city: string): boolean =>
  text.length > city.length + 2 || /^(?:nyc|washington,? dc)$/i.test(text);

/** Names alone: "ap" in a resume is rarely accounts payable. */
const listedForms = (name: string): string[][] => {
  const [own = [], ...others] = skillForms(name, "same");
  const isShort = (form: readonly string[]) =>
    form.length === 1 && /^[a-z]{1,3}$/.test(form[0] ?? "");
  return [own, ...others.filter((form) => !isShort(form))];
};

const PLAIN_WORDS: ReadonlySet<string> = new Set(PLAIN_SKILLS.map((name) => name.toLowerCase()));

interface Found {
  name: string;
  /** Whether the text has this name of the skill, and not another one. */
  isOwn: boolean;
  start: number;
  end: number;
}

const byPlace = (a: Found, b: Found): number =>
  a.start - b.start || Number(b.isOwn) - Number(a.isOwn);

/** "Spring Boot" is no "Spring", and several names for one skill at one place are one. */
const withoutParts = (found: readonly Found[]): string[] => {
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  return [
    ...new Map(whole.toReversed().map(({ name, start }) => [start, name])).values(),
  ].toReversed();
};
