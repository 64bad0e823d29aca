import type Stripe from "stripe";
import type { World } from "../world.js";
import { idOf } from "../objects/catalog.js";
import { activeScheduleOf, endSubscription, expireIncomplete } from "./cancellation.js";
import { collect, collectDraft } from "./collection.js";
import { closeDispute } from "./disputes.js";
import { invoiceFor } from "./payments.js";
import { endPhase } from "./phases.js";
import { expireSession, settleLate } from "./purchase.js";
import { renew } from "./renewal.js";

interface Due {
  /** Unix seconds, simulated time. */
  at: number;
  run: () => void;
}

const TICK_MS = 1000;
/** How long a first payment may take before Stripe gives the subscription up. */
const INCOMPLETE_SECONDS = 23 * 3600;

/** Runs what falls due as time passes: expiries, renewals, retries, phase ends. */
export class Timeline {
  private ticker: NodeJS.Timeout | undefined;

  constructor(private readonly world: () => World) {}

  start(): void {
    this.catchUp();
    this.ticker = setInterval(() => this.catchUp(), TICK_MS);
    this.ticker.unref();
  }

  close(): void {
    clearInterval(this.ticker);
  }

  catchUp(): void {
    this.workUntil(this.world().clock.now());
  }

  moveTo(instant: number): void {
    this.workUntil(instant);
    this.world().clock.moveTo(instant);
  }

  private workUntil(instant: number): void {
    const { clock, store } = this.world();
    for (let due = this.next(); due && due.at <= instant; due = this.next()) {
      store.state.workedUntil = Math.max(store.state.workedUntil, due.at);
      clock.at(due.at, due.run);
    }
    store.state.workedUntil = Math.max(store.state.workedUntil, instant);
  }

  private next(): Due | undefined {
    const all = [
      ...this.sessions(),
      ...this.invoices(),
      ...this.settlements(),
      ...this.disputes(),
      ...this.subscriptions(),
    ];
    return all.reduce<Due | undefined>(
      (first, due) => (first && first.at <= due.at ? first : due),
      undefined,
    );
  }

  private sessions(): Due[] {
    const world = this.world();
    return world.store
      .all("checkout.session")
      .filter(({ status }) => status === "open")
      .map((session) => ({ at: session.expires_at, run: () => expireSession(world, session) }));
  }

  /** Drafts whose hour is over, and retries of open invoices. */
  private invoices(): Due[] {
    const world = this.world();
    return world.store.all("invoice").flatMap((invoice): Due[] => {
      const { status, automatically_finalizes_at: opens, next_payment_attempt: retry } = invoice;
      if (status === "draft" && opens !== null) {
        return [{ at: opens, run: () => collectDraft(world, invoice) }];
      }
      return status === "open" && retry !== null
        ? [{ at: retry, run: () => collect(world, invoice) }]
        : [];
    });
  }

  private settlements(): Due[] {
    const world = this.world();
    const { banks, settlements } = world.store.state;
    return Object.entries(settlements).map(([id, at]) => ({
      at,
      run: () => {
        const { payment_method: method } = world.store.get("payment_intent", id);
        const invoice = invoiceFor(world, id);
        delete settlements[id];
        if (invoice)
          settleLate(world, invoice, banks[method ? idOf(method) : ""]?.settles ?? false);
      },
    }));
  }

  private disputes(): Due[] {
    const world = this.world();
    return world.store
      .all("dispute")
      .filter(({ status }) => status === "needs_response")
      .map((dispute) => ({
        at: dispute.evidence_details.due_by ?? Infinity,
        run: () => closeDispute(world, dispute, "lost"),
      }));
  }

  private subscriptions(): Due[] {
    return this.world()
      .store.all("subscription")
      .filter(({ ended_at }) => ended_at === null)
      .map((subscription) => this.turnOf(subscription));
  }

  /** A subscription's next event. If an end and a renewal are due at the same moment, the end comes first. */
  private turnOf(subscription: Stripe.Subscription): Due {
    const world = this.world();
    if (subscription.status === "incomplete") {
      const at = subscription.created + INCOMPLETE_SECONDS;
      return { at, run: () => expireIncomplete(world, subscription) };
    }
    const schedule = activeScheduleOf(world, subscription);
    const renewal = Math.min(...subscription.items.data.map((item) => item.current_period_end));
    const phaseEnd = schedule?.current_phase?.end_date ?? Infinity;
    if (schedule && phaseEnd <= renewal) {
      return { at: phaseEnd, run: () => endPhase(world, schedule, subscription) };
    }
    const end = schedule ? null : subscription.cancel_at;
    if (end !== null && end <= renewal) {
      return {
        at: end,
        run: () => endSubscription(world, subscription, "cancellation_requested"),
      };
    }
    return { at: renewal, run: () => renew(world, subscription) };
  }
}
