import { IsNull, Not, type DataSource } from "typeorm";
import { billingRepairErrorTexts as texts } from "#texts/billing-errors";
import { requireProvenAdmin, type Actor } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { conflict, notFound } from "../../../core/errors.js";
import {
  badCursor,
  decodeCursor,
  encodeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../../core/paging.js";
import { StripeEvent } from "../sync/stripe-event.entity.js";
import type { StripeEventService } from "../sync/stripe-event.service.js";
import type { FailedStripeEvent } from "./billing-repair.types.js";

const FAILED = { doneAt: IsNull(), deadAt: Not(IsNull()) };

interface FailedEventNeeds {
  dataSource: DataSource;
  events: Pick<StripeEventService, "nudge">;
  clock: Clock;
}

/** Messages from Stripe that were given up. They are tried again by themselves, ever more rarely. */
export class FailedEventService {
  constructor(private readonly needs: FailedEventNeeds) {}

  /** Newest first. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, BAD_INPUT */
  async list(actor: Actor, { first, after }: PageRequest): Promise<Page<FailedStripeEvent>> {
    requireProvenAdmin(actor);
    const limit = pageSize(first);
    const { manager } = this.needs.dataSource;
    const query = manager
      .createQueryBuilder(StripeEvent, "e")
      .where("e.processedAt IS NULL AND e.deadAt IS NOT NULL")
      .orderBy({ "e.receivedAt": "DESC", "e.id": "DESC" })
      .limit(limit + 1);
    if (after)
      query.andWhere(
        "(e.receivedAt < :time OR (e.receivedAt = :time AND e.id < :id))",
        positionOf(after),
      );
    const failed = (await query.getMany()).map(present);
    const cursorOf = ({ receivedAt, id }: FailedStripeEvent) =>
      encodeCursor(String(receivedAt.getTime()), id);
    const count = async () => Math.min(await manager.countBy(StripeEvent, FAILED), MAX_TOTAL);
    return toPage(failed, limit, cursorOf, Boolean(after), count);
  }

  /**
   * Puts an event back in the queue, as if it were new.
   * @throws as `list`; NOT_FOUND; CONFLICT unless it was given up
   */
  async retry(actor: Actor, id: string): Promise<string> {
    requireProvenAdmin(actor);
    const { dataSource, clock, events } = this.needs;
    const fresh = { attempts: 0, deadAt: null, leasedUntil: null, nextAttemptAt: clock.now() };
    const { affected } = await dataSource.manager.update(StripeEvent, { id, ...FAILED }, fresh);
    if (affected !== 1) {
      if (await dataSource.manager.existsBy(StripeEvent, { id }))
        throw conflict("CONFLICT", texts.workedMeanwhile);
      throw notFound("stripeEvent");
    }
    events.nudge();
    return id;
  }
}

const present = (event: StripeEvent): FailedStripeEvent => {
  const { id, type, attempts, lastError, receivedAt } = event;
  return { id, type, attempts, lastError, receivedAt, failedAt: event.deadAt ?? receivedAt };
};

const MAX_TIME = 253_402_300_799_999;

function positionOf(cursor: string): { time: Date; id: string } {
  const [time = "", id = ""] = decodeCursor(cursor, 2);
  if (!/^\d{1,15}$/.test(time) || Number(time) > MAX_TIME || !/^\w{1,64}$/.test(id))
    throw badCursor();
  return { time: new Date(Number(time)), id };
}
