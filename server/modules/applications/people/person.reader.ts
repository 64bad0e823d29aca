import { MAX_TOTAL } from "../../../core/paging.js";
import type { DataSource } from "typeorm";
import type { Depth, Statement } from "../stages/application-list.query.js";
import {
  countPeopleStatement,
  estimateStatement,
  exactStatement,
  listedBeforeStatement,
  newestOfStatement,
  scanStatement,
  scopeStatement,
  type PersonPosition,
  type PersonSearch,
} from "./person-search.query.js";

/** A person, and their newest application that matches. */
export interface FoundPerson {
  userId: string;
  applicationId: string;
  resumeId: string;
  time: Date;
}

/** People in the newest applications, and how many of these were read. */
interface Newest {
  found: FoundPerson[];
  read: number;
}

/** A search with the word first that the fewest resumes have. */
interface Ordered {
  search: PersonSearch;
  /** True if so few have it that its list is read at once. */
  isRare: boolean;
}

interface FoundRow {
  id: string;
  userId: string;
  resumeId: string;
  appliedAt: Date;
}

/** The list of a word that fewer resumes have is read at once, which takes less time than to look for it in the newest ones. */
const RARE = 500;
/** For each person of a page, how many applications are read at first. Words that most resumes have fill it. */
const SAMPLE_PER_PERSON = 4;
/** How much further is read than where a page should be full by what was found so far. */
const SPARE = 1.3;
/** How far what was found so far may be off. */
const DOUBT = 2;
/** How many applications are read at most. */
const SCAN = 2000;
/** A search without words matches all that is read: more is needed only for a count, or if few people have them all. */
const SCAN_WITHOUT_WORDS = 20_000;

/**
 * Reads people by the words of their resumes, newest application first, as docs/decisions/0026 explains. The newest
 * applications are checked for the words; only if those do not fill the page, the list of the rarest word is read.
 */
export class PersonReader {
  /**
   * @param scanned tests pass less than there is, so that lists of words are read too
   * @param rare tests pass 0, so that applications are read too
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly scanned = SCAN,
    private readonly rare = RARE,
  ) {}

  /** @returns up to `limit` people */
  async page(
    asked: PersonSearch,
    limit: number,
    after: PersonPosition | null,
  ): Promise<FoundPerson[]> {
    const { search, isRare } = await this.rarestFirst(asked);
    if (isRare) return this.exact(search, limit, after);
    const newest = await this.inNewest(search, limit, after);
    if (newest.found.length >= limit) return newest.found.slice(0, limit);
    if (await this.isWhole(search, after?.time ?? null))
      return (await this.further(newest, this.scanned, search, after)).found.slice(0, limit);
    if (search.words.length === 0)
      return (await this.scan(search, { from: 0, to: SCAN_WITHOUT_WORDS }, after)).slice(0, limit);
    return this.exact(search, limit, after);
  }

  /** Up to 1000. */
  async count(asked: PersonSearch): Promise<number> {
    const { search, isRare } = await this.rarestFirst(asked);
    const readsWords = isRare || (search.words.length > 0 && !(await this.isWhole(search, null)));
    if (readsWords) return this.total(countPeopleStatement(search, MAX_TOTAL));
    const some = (await this.scan(search, { from: 0, to: this.scanned }, null)).length;
    // Reading 20,000 applications takes seconds if they are not in memory; for the whole firm, 2,000 have 1,000 people.
    const isKnown = search.words.length > 0 || some >= MAX_TOTAL;
    const total = isKnown
      ? some
      : (await this.scan(search, { from: 0, to: SCAN_WITHOUT_WORDS }, null)).length;
    return Math.min(MAX_TOTAL, total);
  }

  /** The person's newest application to one of these companies; to any of all if null. */
  async newestOf(
    companyIds: readonly string[] | null,
    userId: string,
  ): Promise<FoundPerson | null> {
    if (companyIds?.length === 0) return null;
    const [row] = await this.dataSource.query<FoundRow[]>(...newestOfStatement(companyIds, userId));
    return row ? personOf(row) : null;
  }

  /** What may be quoted, by the resume's id. Without those that wait to be indexed. */
  async searchedTextsOf(resumeIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ resumeId: string; searchedText: string }[]>(
      "SELECT resumeId, searchedText FROM resume_texts WHERE resumeId IN (?) AND searchedText IS NOT NULL",
      [resumeIds],
    );
    return new Map(rows.map(({ resumeId, searchedText }) => [resumeId, searchedText]));
  }

  private async scan(
    search: PersonSearch,
    depth: Depth,
    after: PersonPosition | null,
  ): Promise<FoundPerson[]> {
    const statement = scanStatement(search, depth, after?.time ?? null);
    const rows = await this.dataSource.query<FoundRow[]>(...statement);
    const people = new Map<string, FoundPerson>();
    for (const row of rows) if (!people.has(row.userId)) people.set(row.userId, personOf(row));
    const found = [...people.values()].sort(byPosition);
    return after ? this.withoutListed(search, found, after) : found;
  }

  /** Reads as many of the newest applications as a page needs, going by what is found in the first of them. */
  private async inNewest(
    search: PersonSearch,
    limit: number,
    after: PersonPosition | null,
  ): Promise<Newest> {
    let newest: Newest = { found: [], read: 0 };
    let to = limit * SAMPLE_PER_PERSON;
    do {
      newest = await this.further(newest, to, search, after);
      to = newest.read * Math.max(2, (limit / newest.found.length) * SPARE);
      // Words that few of the newest have together would not fill a page further on either.
    } while (
      newest.found.length < limit &&
      newest.read < this.scanned &&
      newest.found.length * DOUBT * this.scanned >= limit * newest.read
    );
    return newest;
  }

  /** With the applications up to this depth. */
  private async further(
    { found, read }: Newest,
    depth: number,
    search: PersonSearch,
    after: PersonPosition | null,
  ): Promise<Newest> {
    const to = Math.min(this.scanned, Math.ceil(depth));
    if (read >= to) return { found, read };
    const next = await this.scan(search, { from: read, to }, after);
    const known = new Set(found.map(({ userId }) => userId));
    const added = next.filter(({ userId }) => !known.has(userId));
    return { found: [...found, ...added].sort(byPosition), read: to };
  }

  private async withoutListed(
    search: PersonSearch,
    found: FoundPerson[],
    after: PersonPosition,
  ): Promise<FoundPerson[]> {
    const later = found.filter((person) => byPosition(person, after) > 0);
    if (later.length === 0) return [];
    const ids = later.map(({ userId }) => userId);
    const rows = await this.dataSource.query<{ userId: string }[]>(
      ...listedBeforeStatement(search, ids, after.time),
    );
    const listed = new Set(rows.map(({ userId }) => userId));
    return later.filter(({ userId }) => !listed.has(userId));
  }

  /** Whether the scan has read every application of the scope. */
  private async isWhole({ applications }: PersonSearch, until: Date | null): Promise<boolean> {
    return (await this.total(scopeStatement(applications, this.scanned, until))) < this.scanned;
  }

  /** With the words in another order, and whether few resumes have the first. */
  private async rarestFirst(search: PersonSearch): Promise<Ordered> {
    if (search.words.length === 0) return { search, isRare: false };
    const rows = await this.dataSource.query<{ rows: number | string | null }[]>(
      ...estimateStatement(search.words),
    );
    const lists = search.words.map((tokens, index) => ({
      tokens,
      resumes: Number(rows[index]?.rows ?? 0),
    }));
    lists.sort((a, b) => a.resumes - b.resumes);
    const words = lists.map(({ tokens }) => tokens);
    return { search: { ...search, words }, isRare: (lists[0]?.resumes ?? 0) < this.rare };
  }

  private async exact(
    search: PersonSearch,
    limit: number,
    after: PersonPosition | null,
  ): Promise<FoundPerson[]> {
    const rows = await this.dataSource.query<(Omit<FoundRow, "appliedAt"> & { newest: Date })[]>(
      ...exactStatement(search, limit, after),
    );
    return rows.map((row) => personOf({ ...row, appliedAt: row.newest }));
  }

  private async total(statement: Statement): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(...statement);
    return Number(row?.total ?? 0);
  }
}

const personOf = ({ id, userId, resumeId, appliedAt }: FoundRow): FoundPerson => ({
  userId,
  applicationId: id,
  resumeId,
  time: appliedAt,
});

/** Newest first, then the greater id: the order of the list. */
const byPosition = (a: PersonPosition, b: PersonPosition): number =>
  b.time.getTime() - a.time.getTime() || (a.userId < b.userId ? 1 : a.userId > b.userId ? -1 : 0);
