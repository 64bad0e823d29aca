import { NearWords, type NearWord } from "./near-words.js";
import { PAY_WORDS } from "./pay-words.js";
import { SPONSORSHIP_WORDS } from "./sponsorship-words.js";
import { isNoise, NOISE } from "#site/stop-words";
import { STATUS_WORDS } from "./status-words.js";
import { ENGLISH_NAME_WORDS, NAME_WORDS, synonymAt } from "./synonyms.js";
import { fold, tokens } from "./tokens.js";
import { EMPLOYER_WORDS } from "./typed-words.js";
import { otherNumber, singular } from "./word-forms.js";

/** A word of the index: in how many open jobs it occurs, and where. */
export interface VocabularyWord {
  word: string;
  /** Jobs with it in role or skills. */
  roleOrSkill: number;
  /** Jobs with it in the company's name. */
  company: number;
  /** Jobs with it anywhere. */
  jobs: number;
  /** Whether it is in the name of a place that jobs have. */
  isOfPlace?: boolean;
}

/** A search in better spelling. */
export interface Correction {
  text: string;
  /**
   * Whether only words were replaced that no job has, and each by a near one. If so, and if the search as typed finds nothing,
   * the corrected one can be shown in its place; otherwise it is offered only.
   */
  isSure: boolean;
  /** Whether a word was replaced by one that it is not near to: only worth an offer if nothing is found. */
  isGuess?: true;
}

/** Names and abbreviations that are right even if no job has them. */
const RIGHT: ReadonlySet<string> = new Set([
  ..."sas rust perl ruby php sap ios aws gcp etl sql abap cobol vlsi scada plc cnc hvac hipaa gaap bls acls cdl scala elixir everify capexempt i983 remoto remota independent contractor contractors".split(
    " ",
  ),
  // What a search says about visas and pay, and other names of what jobs have.
  ...STATUS_WORDS,
  ...PAY_WORDS,
  ...NAME_WORDS,
  ...EMPLOYER_WORDS,
]);
/** Words that are meant for the search, not for the texts of jobs: "nurse jobs", "sponsor h1b". */
const ASKING: ReadonlySet<string> = new Set([...NOISE, ...SPONSORSHIP_WORDS]);
/** A word of a job may be a typing error in the ad if a near word of roles or skills is this much more frequent. */
const FAR_MORE = 300;
const SHORTEST = 3;
const SHORTEST_NOISE = 4;
const SHORTEST_JOINED = 6;
const SHORTEST_SPLIT = 8;
const SHORTEST_PART = 3;
const MOST_GUESSES = 2;
/** Words of roles that no open job may have right now: "scientist". */
const LONG_WORD = /^[a-z]{6,}$/;
/** Words outside quotes that consist of letters only, so not "c++", "h-1b" or "node.js". */
const PLAIN_WORD =
  /(?<![\p{L}\p{N}.+#&]|[\p{L}\p{N}]['’-])\p{L}+(?![\p{L}\p{N}+#&]|[.'’-][\p{L}\p{N}])/gu;

/** Corrects typing errors by the words of the open jobs. */
export class Speller {
  private readonly words = new Map<string, VocabularyWord>();
  private readonly near: NearWords;
  /** Words in fewer jobs do not replace others. */
  private readonly few: number;
  /** In how many jobs the most frequent word is. */
  private readonly most: number;

  /**
   * @param isName whether a word belongs to a name that jobs need not have, such as a city's
   */
  constructor(
    vocabulary: Iterable<VocabularyWord>,
    private readonly isName: (word: string) => boolean = () => false,
  ) {
    let most = 0;
    for (const entry of vocabulary) {
      this.words.set(entry.word, entry);
      most = Math.max(most, entry.jobs);
    }
    this.most = most;
    this.few = Math.max(1, most / 1000);
    const targets = [...this.words.values()].filter((entry) => this.isTarget(entry));
    const known = [...ENGLISH_NAME_WORDS].filter((word) => LONG_WORD.test(word));
    this.near = new NearWords(new Set([...targets.map(({ word }) => word), ...ASKING, ...known]));
  }

  /** Whether a word is mostly used in roles and skills; "dallas" in a few roles is still a place. */
  isWorkWord(word: string): boolean {
    const entry = this.words.get(word) ?? this.words.get(singular(word) ?? "");
    return entry !== undefined && entry.roleOrSkill > 0 && entry.roleOrSkill * 10 >= entry.jobs;
  }

  isOfCompany(word: string): boolean {
    return (this.words.get(word)?.company ?? 0) > 0;
  }

  /** The search with its typing errors corrected; null if there is nothing to correct. */
  correct(text: string): Correction | null {
    let [isSure, isGuess, guesses] = [true, false, 0];
    const pieces = text.split(/(["“„«][^"”“»]*["”“»])/).map((piece, at) => {
      if (at % 2 === 1) return piece;
      const joined = this.join(piece);
      if (!joined.isSure) isSure = false;
      // "sharp" is not among the words of "c sharp".
      const words = new Set(tokens(joined.text));
      return joined.text.replace(PLAIN_WORD, (typed) => {
        const word = fold(typed);
        const near = words.has(word) ? this.better(word) : null;
        // All words with a letter are compared for a guess, so only a few are made.
        const mayGuess = near === null && words.has(word) && this.isUnknown(word);
        const better = mayGuess && guesses++ < MOST_GUESSES ? this.guess(word) : near;
        if (better && !better.isSure) isSure = false;
        if (better?.isGuess) isGuess = true;
        return better ? inCaseOf(typed, better.text) : typed;
      });
    });
    const corrected = pieces.join("");
    // "frontend" is read as "front end" is.
    const isSame = tokens(corrected).join(" ") === tokens(text).join(" ");
    return isSame ? null : { text: corrected, isSure, ...(isGuess && { isGuess }) };
  }

  private isTarget({ word, roleOrSkill, jobs, isOfPlace }: VocabularyWord): boolean {
    const isKnown = roleOrSkill > 0 || isOfPlace === true || jobs > 2 * this.few + 1;
    return /^[a-z]{4,}$/.test(word) && isKnown;
  }

  private isStrong(word: string): boolean {
    return (this.words.get(word)?.roleOrSkill ?? 0) >= this.few;
  }

  /** Whether a word needs no correction, whatever is near. */
  private isRight(word: string): boolean {
    return (
      !/^[a-z]+$/.test(word) ||
      word.length < SHORTEST ||
      RIGHT.has(word) ||
      isNoise(word) ||
      synonymAt([word], 0) !== null ||
      this.isName(word)
    );
  }

  private isInJobs(word: string): boolean {
    const other = otherNumber(word);
    return this.words.has(word) || (other !== null && this.words.has(other));
  }

  private better(word: string): Correction | null {
    if (this.isRight(word)) return null;
    if (this.isInJobs(word)) return this.farMoreFrequent(word);
    const text = this.split(word) ?? this.best(word, this.near.near(word));
    return text ? { text, isSure: true } : null;
  }

  private isUnknown(word: string): boolean {
    return !this.isRight(word) && !this.isInJobs(word);
  }

  private guess(word: string): Correction | null {
    const text = this.best(word, this.near.far(word));
    return text ? { text, isSure: false, isGuess: true } : null;
  }

  private farMoreFrequent(word: string): Correction | null {
    const entry = this.words.get(word);
    if (!entry || entry.roleOrSkill > this.few || entry.company > 0) return null;
    const found = this.near
      .near(word)
      .map((other) => ({ ...other, roleOrSkill: this.words.get(other.word)?.roleOrSkill ?? 0 }))
      .filter(({ distance, roleOrSkill }) => distance === 1 && roleOrSkill > FAR_MORE * entry.jobs)
      .sort((a, b) => b.roleOrSkill - a.roleOrSkill);
    return found[0] ? { text: found[0].word, isSure: false } : null;
  }

  /** The nearest word; among equally near ones, one of roles or skills, frequent, and with the same first and last letter. */
  private best(typed: string, near: readonly NearWord[]): string | null {
    const isShort = typed.length <= 4;
    const found = near
      .filter(({ word }) =>
        NOISE.has(word) ? isNoiseFor(typed, word) : !isShort || this.isStrong(word),
      )
      .map(({ word, distance }) => ({ word, score: this.score(typed, word, distance) }))
      .sort((a, b) => b.score - a.score);
    return found[0]?.word ?? null;
  }

  private score(typed: string, word: string, distance: number): number {
    const { roleOrSkill = 0, jobs = 0 } = this.words.get(word) ?? {};
    const isAsking = ASKING.has(word);
    const frequency = 0.8 * Math.log10(1 + 3 * roleOrSkill + (isAsking ? this.most : jobs));
    const ends = (word[0] === typed[0] ? 1.5 : 0) + (word.at(-1) === typed.at(-1) ? 1 : 0);
    const isKnown = roleOrSkill > 0 || isAsking || ENGLISH_NAME_WORDS.has(word);
    return frequency - 4 * distance + (isKnown ? 3 : 0) + ends;
  }

  /** "datascientist" is "data scientist". */
  private split(word: string): string | null {
    if (word.length < SHORTEST_SPLIT) return null;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (this.isStrong(first) && this.isStrong(second)) return `${first} ${second}`;
    }
    return null;
  }

  /** "tera form" is "terraform" if no job has one of the two, or a suggestion if all have. */
  private join(text: string): Correction {
    let isSure = true;
    const joined = text.replace(
      /(\p{L}{2,})\s+(\p{L}{2,})/gu,
      (typed, first: string, second: string) => {
        const [one, two] = [fold(first), fold(second)];
        const whole = one + two;
        if (whole.length < SHORTEST_JOINED || !this.isStrong(whole)) return typed;
        if (this.isStrong(one) && this.isStrong(two)) return typed;
        if (this.isInJobs(one) && this.isInJobs(two)) isSure = false;
        return inCaseOf(first, whole);
      },
    );
    return { text: joined, isSure };
  }
}

/**
 * Such a word finds every job, so it must be meant without doubt: "jbos" is "jobs", but "wiring" is
 * not "hiring", and "JBS" is a firm.
 */
const isNoiseFor = (typed: string, noise: string): boolean =>
  typed.length >= SHORTEST_NOISE && typed[0] === noise[0] && typed.at(-1) === noise.at(-1);

/** "Jva" becomes "Java", and "JVA" "JAVA". */
function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase();
  const [first = ""] = typed;
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
