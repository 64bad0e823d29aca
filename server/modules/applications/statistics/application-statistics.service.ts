import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { stageTexts } from "#texts/stages";
import { requireSecondFactor, requireStaff, type Actor } from "../../../core/actor.js";
import { days, later, minutes, type Clock } from "../../../core/clock.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import { requireStaffOf } from "../stages/stage.policy.js";
import type { ApplicationStatistics } from "./application-statistics.types.js";
import {
  ANSWER_HOURS,
  daysStatement,
  FUNNEL,
  progressStatement,
  UNANSWERED,
  waitingStatement,
} from "./statistics.statements.js";

/** An application without an answer for longer than this waits too long. */
const ANSWER_WITHIN = days(2);
const MAX_DAYS = 365;
const KEPT_MS = minutes(1);
const KEPT = 500;

const periodSchema = z.object({
  companyId: z.string().nullish(),
  days: z
    .int()
    .min(1, stageTexts.chooseDays(MAX_DAYS))
    .max(MAX_DAYS, stageTexts.chooseDays(MAX_DAYS)),
});

interface Progress {
  furthest: number;
  answered: number;
  total: number;
}

/** Numbers for the desk's first page. They may be a minute old. */
export class ApplicationStatisticsService {
  private readonly recent = new LRUCache<string, Promise<ApplicationStatistics>>({
    max: KEPT,
    ttl: KEPT_MS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param input the company, or all of the actor's; how many days back, 1 to 365
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, NOT_FOUND for another company, BAD_INPUT
   */
  async read(actor: Actor, input: Input<typeof periodSchema>): Promise<ApplicationStatistics> {
    const staff = requireStaff(actor);
    const { companyId, days: period } = parse(periodSchema, input);
    if (companyId != null) requireStaffOf(staff, companyId, "company");
    requireSecondFactor(staff);
    if (companyId != null) return this.remembered([companyId], period);
    return this.remembered(
      staff.role === "ADMIN" ? null : [...staff.companyRoles.keys()].toSorted(),
      period,
    );
  }

  private remembered(companyIds: readonly string[] | null, period: number) {
    const key = JSON.stringify([companyIds, period]);
    const known = this.recent.get(key);
    if (known) return known;
    const reading = this.count(companyIds, period);
    this.recent.set(key, reading);
    // A failure is not remembered.
    reading.catch(() => this.recent.delete(key));
    return reading;
  }

  private async count(
    companyIds: readonly string[] | null,
    period: number,
  ): Promise<ApplicationStatistics> {
    const now = this.clock.now();
    const dates = datesUntil(now, period);
    if (companyIds?.length === 0) return statisticsOf(dates, { waiting: 0, tooLong: 0 }, [], []);
    const since = new Date(`${dates[0] ?? ""}T00:00:00.000Z`);
    const overdue = later(now, -ANSWER_WITHIN);
    const { dataSource } = this;
    const [waiting = {}] = await dataSource.query<Record<string, unknown>[]>(
      ...waitingStatement(companyIds, overdue),
    );
    const perDay = await dataSource.query<Record<string, unknown>[]>(
      ...daysStatement(companyIds, since),
    );
    const progress = await dataSource.query<Record<string, unknown>[]>(
      ...progressStatement(companyIds, since),
    );
    return statisticsOf(
      dates,
      { waiting: Number(waiting.waiting), tooLong: Number(waiting.tooLong) },
      perDay.map(({ day, total }) => ({ date: String(day), count: Number(total) })),
      progress.map(({ furthest, answered, total }) => ({
        furthest: Number(furthest),
        answered: Number(answered),
        total: Number(total),
      })),
    );
  }
}

/** The last days up to today (UTC), oldest first. */
function datesUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    later(now, -days(count - 1 - index))
      .toISOString()
      .slice(0, 10),
  );
}

const sum = (rows: readonly Progress[]): number => rows.reduce((all, { total }) => all + total, 0);

function statisticsOf(
  dates: readonly string[],
  { waiting, tooLong }: { waiting: number; tooLong: number },
  perDay: readonly { date: string; count: number }[],
  progress: readonly Progress[],
): ApplicationStatistics {
  const counts = new Map(perDay.map(({ date, count }) => [date, count]));
  const answered = (group: number) => sum(progress.filter((row) => row.answered === group));
  const groups = [...ANSWER_HOURS, null].map((withinHours, group) => ({
    withinHours,
    isUnanswered: false,
    count: answered(group),
  }));
  return {
    waiting,
    waitingTooLong: tooLong,
    days: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })),
    funnel: FUNNEL.map((status, index) => ({
      status,
      count: sum(progress.filter(({ furthest }) => furthest > index)),
    })),
    firstAnswers: [
      ...groups,
      { withinHours: null, isUnanswered: true, count: answered(UNANSWERED) },
    ],
  };
}
