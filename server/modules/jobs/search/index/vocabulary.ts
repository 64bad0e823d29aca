import { Speller, type Correction, type VocabularyWord } from "../language/spelling.js";
import type { WordUses } from "../language/word-uses.js";
import type { SqlFile } from "./sqlite.js";

/** Reading all words takes longer than a search, so they are read again only from time to time. */
const FRESH_MS = 10 * 60_000;
/** Or once there are so many times as many jobs: the words of a new site's first jobs say little about those that follow. */
const OUTGROWN = 1.5;
/** Only names at the beginning of a search are looked up among companies: each takes a look into the file. */
const FIRST_WORDS = 6;

const TABLES = `
CREATE VIRTUAL TABLE IF NOT EXISTS temp.head_words USING fts5vocab(main, head, col);
CREATE VIRTUAL TABLE IF NOT EXISTS temp.body_words USING fts5vocab(main, body, row);
`;

/** Corrects typing errors by the words of the index. */
export class Vocabulary {
  private speller: Speller | null = null;
  private readAt = -Infinity;
  private jobsThen = 0;
  private words: ReadonlySet<string> = new Set();
  private names: ReadonlySet<string> = new Set();

  /** @param jobs the open jobs: whether one has a word now, and how many there are */
  constructor(
    private readonly sql: SqlFile,
    private readonly jobs: { have(word: string): boolean; count(): number },
  ) {}

  /** @param names words of the text that are right although no job may have them */
  correct(text: string, names: readonly string[]): Correction | null {
    this.names = new Set(names);
    return this.current().correct(text);
  }

  /**
   * How the jobs use these words.
   * @param isCompany whether the name of a company has two words in this order
   */
  usesOf(words: readonly string[], isCompany: (pair: readonly string[]) => boolean): WordUses {
    const speller = this.current();
    const beginsCompany = (word: string, at: number): boolean => {
      const pair = [word, words[at + 1] ?? ""];
      return pair.every((part) => speller.isOfCompany(part)) && isCompany(pair);
    };
    return {
      work: words.filter((word) => speller.isWorkWord(word)),
      beginningCompanies: words.slice(0, FIRST_WORDS).filter(beginsCompany),
    };
  }

  private current(): Speller {
    const jobs = this.jobs.count();
    if (this.speller && this.isFresh(jobs)) return this.speller;
    const entries = readWords(this.sql);
    this.words = new Set(entries.keys());
    this.readAt = performance.now();
    this.jobsThen = jobs;
    // A word that came with a job after the last reading is right as well.
    const isRight = (word: string) =>
      this.names.has(word) || (!this.words.has(word) && this.jobs.have(word));
    return (this.speller = new Speller(entries.values(), isRight));
  }

  private isFresh(jobs: number): boolean {
    const isOutgrown = jobs > this.jobsThen && jobs >= OUTGROWN * this.jobsThen;
    return !isOutgrown && performance.now() - this.readAt < FRESH_MS;
  }
}

/** In how many jobs each word is, and where. */
function readWords(sql: SqlFile): Map<string, VocabularyWord> {
  sql.exec(TABLES);
  const found = new Map<string, VocabularyWord>();
  for (const [word, jobs] of sql.prepare("SELECT term, doc FROM temp.body_words").rows())
    found.set(String(word), { word: String(word), roleOrSkill: 0, company: 0, jobs: Number(jobs) });
  const inHead = sql.prepare("SELECT term, col, doc FROM temp.head_words").rows();
  for (const [word, column, jobs] of inHead) {
    const entry = found.get(String(word));
    if (!entry) continue;
    if (column === "company") entry.company = Number(jobs);
    else entry.roleOrSkill = Math.min(entry.jobs, entry.roleOrSkill + Number(jobs));
  }
  for (const [word] of sql.prepare("SELECT word FROM place_word").rows()) {
    const entry = found.get(String(word));
    if (entry) entry.isOfPlace = true;
  }
  return found;
}
