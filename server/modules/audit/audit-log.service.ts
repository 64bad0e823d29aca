import { In, type DataSource } from "typeorm";
import { auditTexts } from "#texts/audit";
import { isStaff, requireProvenAdmin, requireUser, type Actor } from "../../core/actor.js";
import { badInput } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { AuditEvent } from "./audit.entity.js";
import { companyIdOf, present, type Names, type Viewer } from "./audit-view.js";
import { countStatement, pageStatement, type AuditSearch } from "./audit.search.js";
import type { AuditEntry, AuditEventFilter } from "./audit.types.js";

/** Who knows the names of people, or of companies. Accounts and companies build on this module, so it can't import them. */
export interface Directory {
  findMany: (ids: string[]) => Promise<{ id: string; name: string; email?: string }[]>;
}

/** Reads the audit log: administrators all of it, everyone else their own part. */
export class AuditLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Directory,
    private readonly companies: Directory,
  ) {}

  /**
   * All events, newest first.
   * @throws FORBIDDEN and SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT for a bad size, cursor or time
   */
  async list(
    actor: Actor,
    page: PageRequest,
    filter: AuditEventFilter = {},
  ): Promise<Page<AuditEntry>> {
    const admin = requireProvenAdmin(actor);
    const search = readFilter(filter);
    const viewer = { id: admin.id, seesAll: true, seesNames: true };
    return this.page(search, page, viewer);
  }

  /**
   * What a person did and what happened to them, newest first: for the person, and for administrators.
   * @throws as `list`
   */
  async listOf(actor: Actor, personId: string, page: PageRequest): Promise<Page<AuditEntry>> {
    const user = requireUser(actor);
    const seesAll = user.id !== personId;
    if (seesAll) requireProvenAdmin(user);
    // Names of candidates are candidates' data, which staff reach only with a second factor.
    const seesNames = !isStaff(user) || user.secondFactor;
    return this.page({ kinds: [], personId }, page, { id: user.id, seesAll, seesNames });
  }

  private async page(
    search: AuditSearch | null,
    { first, after }: PageRequest,
    viewer: Viewer,
  ): Promise<Page<AuditEntry>> {
    const limit = pageSize(first);
    const last = after ? decodeTimeCursor(after) : undefined;
    const events = search ? await this.find(search, limit + 1, last) : [];
    const names = await this.namesIn(events);
    const entries = events.map((event) => present(event, names, viewer));
    const cursorOf = ({ at, id }: AuditEntry) => encodeTimeCursor(at, id);
    return toPage(entries, limit, cursorOf, Boolean(after), () => this.count(search));
  }

  private async find(...request: Parameters<typeof pageStatement>): Promise<AuditEvent[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(...pageStatement(...request));
    const ids = rows.map(({ id }) => id);
    const events = await this.dataSource.manager.findBy(AuditEvent, { id: In(ids) });
    const byId = new Map(events.map((event) => [event.id, event]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private async count(search: AuditSearch | null): Promise<number> {
    if (!search) return 0;
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      ...countStatement(search, MAX_TOTAL),
    );
    return Number(row?.total ?? 0);
  }

  private async namesIn(events: AuditEvent[]): Promise<Names> {
    const people = events.flatMap(({ actorKind, actorId, subjectId }) => [
      actorKind === "PERSON" ? actorId : null,
      subjectId,
    ]);
    return {
      people: await namesOf(people, this.accounts),
      companies: await namesOf(events.map(companyIdOf), this.companies),
    };
  }
}

async function namesOf(ids: (string | null)[], directory: Directory): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter(isId))];
  if (known.length === 0) return new Map();
  const found = await directory.findMany(known);
  return new Map(found.map((one) => [one.id, nameOrAddress(one)]));
}

/** @returns null if nothing can match @throws BAD_INPUT for a time before 1970: MySQL can't compare the year 0 */
function readFilter(filter: AuditEventFilter): AuditSearch | null {
  const { kinds, personId, actorId } = filter;
  const [since, until] = [readTime("since", filter.since), readTime("until", filter.until)];
  if (![personId, actorId].every((id) => id == null || isId(id))) return null;
  return {
    kinds: [...new Set(kinds ?? [])],
    personId: personId ?? undefined,
    actorId: actorId ?? undefined,
    since,
    until,
  };
}

function readTime(field: "since" | "until", time: Date | null | undefined): Date | undefined {
  if (!time) return undefined;
  if (time.getTime() >= 0) return time;
  throw badInput(auditTexts.badTime, { [field]: auditTexts.badTime });
}
