import Stripe from "stripe";
import type { Clock } from "../core/clock.js";
import { newId } from "../core/ids.js";
import type { Store } from "../core/store.js";
import type { Webhooks } from "./webhooks.js";

type EventType = Stripe.Event["type"];
type DataOf<T extends EventType> = Extract<Stripe.Event, { type: T }>["data"];

/** What caused an event: an API call, or none (the pay page, the clock). */
interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** Stripe keeps events for 30 days; their number is limited too, to keep the data file small. */
const KEPT_EVENTS = 5000;

const NOBODY: Cause = { id: null, idempotency_key: null };

/** Records events and passes them to the webhooks. */
export class Events {
  private cause = NOBODY;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly webhooks: Webhooks,
  ) {}

  /** Sets `cause` on every event emitted while `work` runs. */
  causedBy<T>(cause: Cause, work: () => T): T {
    this.cause = cause;
    try {
      return work();
    } finally {
      this.cause = NOBODY;
    }
  }

  /** Emits an event with a copy of the object in its current state. */
  emit<T extends EventType>(type: T, object: DataOf<T>["object"]): void {
    const event = this.store.add("event", {
      id: newId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      created: this.clock.now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 0,
      request: this.cause,
      type,
    });
    this.forgetOldest();
    this.webhooks.announce(event);
  }

  private forgetOldest(): void {
    const events = this.store.all("event");
    if (events.length <= KEPT_EVENTS) return;
    const delivered = events.findIndex(({ pending_webhooks }) => pending_webhooks === 0);
    if (delivered >= 0) events.splice(delivered, 1);
  }
}
