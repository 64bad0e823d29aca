import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import type { Actor } from "../../../core/actor.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../../core/paging.js";
import {
  countStatement,
  depthStatement,
  pagesStatement,
  type ApplicationSearch,
  type PageOf,
} from "./application-list.query.js";
import type { ApplicationSummary } from "./application-summary.types.js";
import { amongFew, planByName, RARE } from "./name-keys.js";
import { summaryReading, type SummaryFields, type SummaryRow } from "./summary.reader.js";

/** How a name is searched. Tests pass less, so that few applications are read in each way. */
export interface NameSearchLimits {
  /** A word that as many names have is not looked up by its key. */
  rare: number;
  /** How many of the newest applications are searched for several common words, before the keys of names are. */
  newest: number;
  /** How many of them are counted first: names that are never together are not looked for in all. */
  sample: number;
}
const BY_NAME: NameSearchLimits = { rare: RARE, newest: 8000, sample: 1000 };

/** When an application was sent; nothing if there are not as many. */
interface Nth {
  appliedAt?: Date;
}

/** A search, and the company of rows that do not have theirs yet. */
export interface Scope {
  search: ApplicationSearch;
  companyId?: string;
}

interface Position {
  limit: number;
  after: { time: Date; id: string } | undefined;
}

/** A list that the actor may see, and which page of it. */
export interface List {
  scope: Scope;
  position: Position;
  fields?: SummaryFields | undefined;
  /** What is read of the scope; all of it if missing. */
  search?: ApplicationSearch;
}

/** A page of a list, and which fields of its entries the caller will look at; all if it doesn't say. */
export interface ListRequest extends PageRequest {
  fields?: SummaryFields;
}

/** Reads pages of lists, newest first: one statement a page, keyset paging. It asks no one who they are: its caller has. */
export class ApplicationPages {
  /** Of all applications. It only says how far to read at first, so it may be a minute old. */
  private readonly nthNewest = new LRUCache<number, Nth>({
    max: 10,
    ttl: 60_000,
    fetchMethod: (n) => this.readNth(n),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly byName: NameSearchLimits = BY_NAME,
  ) {}

  /** @param scope null if nothing can match @throws BAD_INPUT */
  async page(
    actor: Actor,
    scope: Scope | null,
    { first, after, fields }: ListRequest,
  ): Promise<Page<ApplicationSummary>> {
    const position = positionOf({ first, after });
    if (scope === null) return pageOf([], position, async () => 0);
    const list = { scope, position, fields };
    const plan = await this.planOf(scope);
    const newest = plan.places && (await this.inNewest(actor, list));
    if (newest) return newest;
    return this.onePage(actor, { ...list, search: await amongFew(this.dataSource, plan) });
  }

  /** The page, if it fills from the newest applications, as it does for a first and a last name that many have. */
  private async inNewest(actor: Actor, list: List): Promise<Page<ApplicationSummary> | null> {
    const { newest, sample } = this.byName;
    const [some, all] = await Promise.all([this.toDepth(sample, list), this.toDepth(newest, list)]);
    if (!some.isWhole) {
      const { limit, after } = list.position;
      const found = await this.countIn(some.search, limit, after?.time);
      if (found * newest < limit * sample) return null;
    }
    const page = await this.onePage(actor, { ...list, search: all.search });
    return all.isWhole || page.pageInfo.hasNextPage ? page : null;
  }

  /** The search among the newest `depth` applications before the page, and whether these are all. */
  private async toDepth(depth: number, { scope, position }: List) {
    const since = await this.timeOfNth(depth, position.after?.time);
    const appliedSince = latest(since, scope.search.appliedSince);
    return { search: { ...scope.search, appliedSince }, isWhole: since === undefined };
  }

  /** When the nth application before this time was sent; undefined if there are fewer. */
  private async timeOfNth(n: number, until: Date | undefined): Promise<Date | undefined> {
    const nth = until ? await this.readNth(n, until) : await this.nthNewest.fetch(n);
    return nth?.appliedAt;
  }

  private async readNth(n: number, until?: Date): Promise<Nth> {
    const [row = {}] = await this.dataSource.query<Nth[]>(...depthStatement(n, until));
    return row;
  }

  private async onePage(actor: Actor, list: List): Promise<Page<ApplicationSummary>> {
    const [page] = await this.ofLists(actor, [list]);
    return page ?? pageOf([], list.position, async () => 0);
  }

  /** A page of each of these lists, by one statement. */
  async ofLists(actor: Actor, lists: readonly List[]): Promise<Page<ApplicationSummary>[]> {
    if (lists.length === 0) return [];
    const asked = lists.map(({ scope, search = scope.search, position }): PageOf => {
      // One more shows that there is a next page.
      return { search, limit: position.limit + 1, after: position.after };
    });
    const reading = summaryReading(allOf(lists.map(({ fields }) => fields)));
    const rows = await this.dataSource.query<SummaryRow[]>(...pagesStatement(asked, reading));
    const rowsOf = lists.map((): SummaryRow[] => []);
    for (const row of rows) rowsOf[Number(row.turn)]?.push(row);
    return lists.map(({ scope, position }, turn) => {
      const found = (rowsOf[turn] ?? []).map((row) => reading.read(actor, row, scope.companyId));
      return pageOf(found, position, () => this.count(scope));
    });
  }

  private async count(scope: Scope): Promise<number> {
    return this.countIn(await this.narrowed(scope), MAX_TOTAL);
  }

  /** Up to `limit`. @param until only those at or before this time */
  private async countIn(search: ApplicationSearch, limit: number, until?: Date): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      ...countStatement(search, limit, until),
    );
    return Number(row?.total ?? 0);
  }

  private async narrowed(scope: Scope): Promise<ApplicationSearch> {
    return amongFew(this.dataSource, await this.planOf(scope));
  }

  private planOf({ search }: Scope) {
    return planByName(this.dataSource, search, this.byName.rare);
  }
}

/** What any of the lists asks for; undefined if one asks for everything. */
function allOf(lists: readonly (SummaryFields | undefined)[]): SummaryFields | undefined {
  const known = lists.filter((fields) => fields !== undefined);
  if (known.length < lists.length) return undefined;
  return {
    summary: new Set(known.flatMap(({ summary }) => [...summary])),
    resume: new Set(known.flatMap(({ resume }) => [...resume])),
  };
}

/** @throws BAD_INPUT */
export const positionOf = ({ first, after }: PageRequest): Position => ({
  limit: pageSize(first),
  after: after ? decodeTimeCursor(after) : undefined,
});

const pageOf = (
  found: ApplicationSummary[],
  { limit, after }: Position,
  countAll: () => Promise<number>,
): Page<ApplicationSummary> =>
  toPage(
    found,
    limit,
    ({ appliedAt, id }) => encodeTimeCursor(appliedAt, id),
    after !== undefined,
    countAll,
  );

const latest = (...times: (Date | undefined)[]): Date | undefined =>
  times.filter((each) => each !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];
