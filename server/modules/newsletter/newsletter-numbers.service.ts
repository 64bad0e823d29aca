import type { DataSource } from "typeorm";
import { requireProvenAdmin, type Actor } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import type { MailQueueService } from "../outbox/mail-queue.service.js";
import type { Topic } from "./newsletter.entity.js";
import type { DayCount, NewsletterNumbers, TopicCount } from "./newsletter-numbers.types.js";

const WEEKS = 12;
/** The outbox forgets what was sent after 30 days. */
const DAYS = 30;

interface TopicRow {
  topic: Topic;
  subscribers: number | string;
  daily: number | string;
  ended: number | string;
}

/** How many people get the newsletter and job alerts. */
export class NewsletterNumbersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailQueue: Pick<MailQueueService, "sentByDay">,
    private readonly clock: Clock,
  ) {}

  /** @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators */
  async get(actor: Actor): Promise<NewsletterNumbers> {
    requireProvenAdmin(actor);
    const now = this.clock.now();
    const since = startOfDay(later(now, -days(DAYS - 1)));
    const sent = await this.mailQueue.sentByDay("NEWSLETTER_DIGEST", since);
    return {
      topics: await this.topics(),
      unconfirmed: await this.unconfirmed(now),
      confirmedByWeek: await this.confirmedByWeek(now),
      digestsByDay: calendar(since, 1, DAYS).map((day) => ({
        day,
        count: sent.get(dayName(day)) ?? 0,
      })),
    };
  }

  private async topics(): Promise<TopicCount[]> {
    const rows = await this.dataSource.query<TopicRow[]>(
      `SELECT topic, COUNT(DISTINCT CASE WHEN endedAt IS NULL THEN subscriberId END) AS subscribers,
         COUNT(CASE WHEN endedAt IS NULL AND frequency = 'DAILY' THEN 1 END) AS daily,
         COUNT(endedAt) AS ended
       FROM newsletter_subscriptions GROUP BY topic`,
    );
    return (["NEWS", "JOB_ALERTS"] as const).map((topic) => {
      const row = rows.find((found) => found.topic === topic);
      return {
        topic,
        subscribers: Number(row?.subscribers ?? 0),
        daily: Number(row?.daily ?? 0),
        ended: Number(row?.ended ?? 0),
      };
    });
  }

  private async unconfirmed(now: Date): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      "SELECT COUNT(*) AS total FROM newsletter_requests WHERE confirmedAt IS NULL AND expiresAt > ?",
      [now],
    );
    return Number(row?.total ?? 0);
  }

  private async confirmedByWeek(now: Date): Promise<DayCount[]> {
    const since = startOfDay(later(now, -days(7 * WEEKS - 1)));
    const rows = await this.dataSource.query<{ week: number | string; total: number | string }[]>(
      `SELECT FLOOR(TIMESTAMPDIFF(DAY, ?, confirmedAt) / 7) AS week, COUNT(*) AS total
       FROM newsletter_subscribers WHERE confirmedAt >= ? GROUP BY week`,
      [since, since],
    );
    const totals = new Map(rows.map(({ week, total }) => [Number(week), Number(total)]));
    return calendar(since, 7, WEEKS).map((day, week) => ({ day, count: totals.get(week) ?? 0 }));
  }
}

function startOfDay(time: Date): Date {
  const start = new Date(time);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}

const calendar = (start: Date, step: number, count: number): Date[] =>
  Array.from({ length: count }, (_, n) => later(start, days(step * n)));

const dayName = (day: Date): string => day.toISOString().slice(0, 10);
