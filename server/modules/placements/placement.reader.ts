import { Brackets, In, IsNull, type DataSource, type SelectQueryBuilder } from "typeorm";
import { firmDayOf } from "#site/firm-day";
import { owns, recruitsFor, type SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { declaredIn } from "../../kit/fields/table-fields.js";
import { listedName } from "../applications/people/listed-person.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { ColleagueService } from "../records/colleague.service.js";
import { dayAfter, dayOf, midnightOf } from "./days.js";
import { Placement } from "./placement.entity.js";
import { placementTerms } from "./placement.fields.js";
import type { PlacementState, PlacementView } from "./placement.types.js";
import type { PlacementFilter } from "./placement.validation.js";

/** A placement needs an extension from this many days before its end to this many after it. */
const EXTENSION_DAYS = { before: 28, after: 7 };

/** Which placements to list, for someone who may see them. */
export interface PlacementSearch extends Omit<PlacementFilter, "companyId"> {
  /** Only of these companies; null for all. */
  companyIds: readonly string[] | null;
}

interface ReaderNeeds {
  dataSource: DataSource;
  jobs: Pick<JobService, "findMany">;
  colleagues: Pick<ColleagueService, "byIds">;
  clock: Clock;
}

/** What a list is sorted by. */
interface Order {
  column: "startsOn" | "endsOn";
  direction: "ASC" | "DESC";
}

/** Reads placements, and presents them. Callers check who may see them. */
export class PlacementReader {
  constructor(private readonly needs: ReaderNeeds) {}

  /**
   * Those that end soon by their last day, those that start soon by their first, and others with the latest start first.
   * @throws BAD_INPUT for a bad size or cursor
   */
  async page(
    user: SignedIn,
    search: PlacementSearch,
    { first, after }: PageRequest,
  ): Promise<Page<PlacementView>> {
    const limit = pageSize(first);
    const { column, direction } = orderOf(search);
    const all = () => this.matching(user, search);
    const query = all();
    if (after) {
      const { time, id } = decodeTimeCursor(after);
      query.andWhere(AFTER[column][direction], { day: dayOf(time), id });
    }
    const rows = await query
      .orderBy({ [`p.${column}`]: direction, "p.id": direction })
      .limit(limit + 1)
      .getMany();
    const views = await this.present(user, rows);
    const cursorOf = (view: PlacementView) =>
      encodeTimeCursor(midnightOf(view[column] ?? view.startsOn), view.id);
    const countAll = async () => Math.min(await all().getCount(), MAX_TOTAL);
    return toPage(views, limit, cursorOf, Boolean(after), countAll);
  }

  async one(user: SignedIn, id: string): Promise<PlacementView> {
    const row = await this.needs.dataSource.manager.findOneByOrFail(Placement, { id });
    const [view] = await this.present(user, [row]);
    if (!view) throw new Error("A row was not presented.");
    return view;
  }

  /** The placement that an application led to; null if it has none, or the hire fell through. */
  async ofApplication(user: SignedIn, applicationId: string): Promise<PlacementView | null> {
    const rows = await this.needs.dataSource.manager.findBy(Placement, {
      applicationId,
      canceledAt: IsNull(),
    });
    return (await this.present(user, rows))[0] ?? null;
  }

  private matching(user: SignedIn, search: PlacementSearch): SelectQueryBuilder<Placement> {
    const { companyIds, recruiter, state } = search;
    const query = this.needs.dataSource.manager
      .createQueryBuilder(Placement, "p")
      // A recruiter who was placed doesn't see what colleagues agreed about them.
      .where("p.canceledAt IS NULL AND p.userId <> :me", { me: user.id });
    if (companyIds !== null) query.andWhere({ companyId: In([...companyIds]) });
    if (recruiter) query.andWhere("p.recruiterId = :recruiter", { recruiter });
    this.limitDays(query, search);
    if (state && state.length > 0) {
      const conditions = [...new Set(state)].map((each) => IN_STATE[each]);
      query.andWhere(new Brackets((any) => conditions.forEach((each) => any.orWhere(each))));
    }
    return query.setParameter("today", firmDayOf(this.needs.clock.now()));
  }

  private limitDays(
    query: SelectQueryBuilder<Placement>,
    { startingWithin, endingWithin, needsExtension }: PlacementSearch,
  ): void {
    const now = this.needs.clock.now();
    if (startingWithin != null)
      query.andWhere("p.startsOn BETWEEN :today AND :startsBy", {
        startsBy: dayAfter(now, startingWithin),
      });
    if (endingWithin != null)
      query.andWhere("p.endsOn BETWEEN :today AND :endsBy", {
        endsBy: dayAfter(now, endingWithin),
      });
    if (needsExtension)
      query.andWhere(
        "p.isEndConfirmed = 0 AND p.endReason IS NULL AND p.endsOn BETWEEN :from AND :to",
        extensionDays(now),
      );
  }

  private async present(user: SignedIn, rows: readonly Placement[]): Promise<PlacementView[]> {
    if (rows.length === 0) return [];
    const found = await this.needs.jobs.findMany([...new Set(rows.map(({ jobId }) => jobId))]);
    const jobs = new Map(found.map((job) => [job.id, job]));
    const people = await this.needs.colleagues.byIds(rows.map(({ recruiterId }) => recruiterId));
    const now = this.needs.clock.now();
    return rows.flatMap((row) => {
      const job = jobs.get(row.jobId);
      if (!job) return [];
      return [
        { ...shownTo(user, row, now), job, recruiter: people.get(row.recruiterId ?? "") ?? null },
      ];
    });
  }
}

const IN_STATE: Record<PlacementState, string> = {
  UPCOMING: "p.startsOn > :today",
  RUNNING: "(p.startsOn <= :today AND (p.endsOn IS NULL OR p.endsOn >= :today))",
  ENDED: "p.endsOn < :today",
};

/** What follows a cursor. */
const AFTER = {
  startsOn: {
    ASC: "(p.startsOn > :day OR (p.startsOn = :day AND p.id > :id))",
    DESC: "(p.startsOn < :day OR (p.startsOn = :day AND p.id < :id))",
  },
  endsOn: {
    ASC: "(p.endsOn > :day OR (p.endsOn = :day AND p.id > :id))",
    DESC: "(p.endsOn < :day OR (p.endsOn = :day AND p.id < :id))",
  },
};

function orderOf({ startingWithin, endingWithin, needsExtension }: PlacementSearch): Order {
  if (endingWithin != null || needsExtension) return { column: "endsOn", direction: "ASC" };
  return { column: "startsOn", direction: startingWithin == null ? "DESC" : "ASC" };
}

const extensionDays = (now: Date) => ({
  from: dayAfter(now, -EXTENSION_DAYS.after),
  to: dayAfter(now, EXTENSION_DAYS.before),
});

function stateOf({ startsOn, endsOn }: Placement, today: string): PlacementState {
  if (endsOn !== null && endsOn < today) return "ENDED";
  return startsOn > today ? "UPCOMING" : "RUNNING";
}

function needsExtension({ endsOn, endReason, isEndConfirmed }: Placement, now: Date): boolean {
  if (endsOn === null || endReason !== null || isEndConfirmed) return false;
  const { from, to } = extensionDays(now);
  return endsOn >= from && endsOn <= to;
}

function shownTo(
  user: SignedIn,
  row: Placement,
  now: Date,
): Omit<PlacementView, "job" | "recruiter"> {
  const { id, applicationId, candidateName, companyId } = row;
  const { isEndConfirmed, endReason, endNote, version } = row;
  return {
    id,
    applicationId,
    candidateName: listedName(candidateName),
    ...declaredIn(placementTerms, row),
    isEndConfirmed,
    endReason,
    endNote,
    version,
    margin: owns(user, companyId) ? row.billRate - row.payRate : null,
    state: stateOf(row, firmDayOf(now)),
    needsExtension: needsExtension(row, now),
    viewerCanChange: recruitsFor(user, companyId),
  };
}
