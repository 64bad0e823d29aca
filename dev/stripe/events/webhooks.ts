import Stripe from "stripe";
import { newId } from "../core/ids.js";
import type { Clock } from "../core/clock.js";
import type { Delivery } from "../core/snapshot.js";
import type { Store } from "../core/store.js";
import { endpointsFor, ensureEndpoint, inVersionOf, type Target } from "./endpoints.js";

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
/** With the delays above, about a quarter of an hour in total; Stripe itself retries for three days. */
const MAX_ATTEMPTS = 20;
const KEPT_DELIVERIES = 500;
/** Nothing more is tried. */
const ENDED: ReadonlySet<Delivery["status"]> = new Set(["delivered", "failed"]);

interface Answer {
  status: number | null;
  error: string | null;
}

/** Sends events to the endpoints that want them: in order, signed, retried with growing delays. */
export class Webhooks {
  private holding = false;
  private pumping = false;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly aborter = new AbortController();
  private readonly signer = new Stripe("sk_test_signs_only").webhooks;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly target: Target,
    private readonly log: (line: string) => void,
  ) {}

  get held(): boolean {
    return this.holding;
  }

  /** Resumes deliveries left over from an earlier run. */
  start(): void {
    ensureEndpoint(this.store, this.clock, this.target);
    for (const delivery of this.store.state.deliveries) {
      if (delivery.status === "held") delivery.status = "pending";
    }
    this.wake();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.aborter.abort();
  }

  /** Sends a new event to each endpoint that wants it. */
  announce(event: Stripe.EventBase): void {
    const endpoints = endpointsFor(this.store, event.type);
    event.pending_webhooks = endpoints.length;
    for (const { id } of endpoints) this.enqueue(event, id);
    this.forgetOldest();
    this.store.touch();
    this.wake();
  }

  /** Sends an event once more. */
  repeat(event: Stripe.EventBase): void {
    for (const { id } of endpointsFor(this.store, event.type)) this.enqueue(event, id);
    this.wake();
  }

  private enqueue(event: Stripe.EventBase, endpoint: string): void {
    this.store.state.deliveries.push({
      id: newId("whd"),
      event: event.id,
      endpoint,
      type: event.type,
      status: this.holding ? "held" : "pending",
      attempts: [],
      nextAttemptAt: Date.now(),
    });
  }

  private forgetOldest(): void {
    const { deliveries } = this.store.state;
    while (deliveries.length > KEPT_DELIVERIES) {
      const oldest = deliveries.findIndex(({ status }) => ENDED.has(status));
      if (oldest < 0) return;
      deliveries.splice(oldest, 1);
    }
  }

  /** Sends nothing until `release`. */
  hold(): void {
    this.holding = true;
    for (const delivery of this.store.state.deliveries) {
      if (delivery.status === "pending") delivery.status = "held";
    }
    this.store.touch();
  }

  /** Sends the held events. @returns how many */
  release({ reverse }: { reverse: boolean }): number {
    this.holding = false;
    const held = this.store.state.deliveries.filter(({ status }) => status === "held");
    if (reverse) held.reverse();
    const others = this.store.state.deliveries.filter(({ status }) => status !== "held");
    for (const delivery of held) {
      delivery.status = "pending";
      delivery.nextAttemptAt = Date.now();
    }
    this.store.state.deliveries = [...others, ...held];
    this.store.touch();
    this.wake();
    return held.length;
  }

  private wake(): void {
    if (this.closed || this.pumping || this.holding) return;
    this.pumping = true;
    // One microtask later, when the caller has finished changing the objects.
    void Promise.resolve().then(() => this.pump());
  }

  private async pump(): Promise<void> {
    for (let next = this.nextDue(); next && !this.closed; next = this.nextDue()) {
      await this.attempt(next);
    }
    this.pumping = false;
    this.sleep();
  }

  private nextDue(): Delivery | undefined {
    const now = Date.now();
    return this.store.state.deliveries.find(
      ({ status, nextAttemptAt }) => status === "pending" && nextAttemptAt <= now,
    );
  }

  private sleep(): void {
    clearTimeout(this.timer);
    const waits = this.store.state.deliveries
      .filter(({ status }) => status === "pending")
      .map(({ nextAttemptAt }) => nextAttemptAt);
    if (waits.length === 0 || this.closed) return;
    this.timer = setTimeout(() => this.wake(), Math.max(10, Math.min(...waits) - Date.now()));
    this.timer.unref();
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const at = new Date().toISOString();
    const { status, error } = await this.send(delivery);
    if (this.closed) return;
    delivery.attempts.push({ at, status, error });
    const tries = delivery.attempts.length;
    if (status !== null && status >= 200 && status < 300) this.settle(delivery, "delivered");
    else if (tries >= MAX_ATTEMPTS) this.settle(delivery, "failed");
    else {
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), LONGEST_RETRY_MS);
      delivery.nextAttemptAt = Date.now() + wait;
      this.log(`webhook ${delivery.type}: ${error ?? `answer ${status}`}, retrying in ${wait} ms`);
    }
    this.store.touch();
  }

  private settle(delivery: Delivery, status: "delivered" | "failed"): void {
    delivery.status = status;
    const event = this.store.find("event", delivery.event);
    if (event && status === "delivered") {
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    }
  }

  private async send({ event: id, endpoint }: Delivery): Promise<Answer> {
    const event = this.store.find("event", id);
    const target = this.store.find("webhook_endpoint", endpoint);
    if (!event || !target) return { status: null, error: "the event is no longer kept" };
    const payload = JSON.stringify(inVersionOf(target, event), null, 2);
    try {
      const answer = await fetch(target.url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          // Signed in real time: the receiver compares it with its own clock.
          "stripe-signature": this.signer.generateTestHeaderString({
            payload,
            secret: this.store.state.endpointSecrets[target.id] ?? "",
          }),
        },
        body: payload,
        redirect: "manual",
        signal: AbortSignal.any([this.aborter.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      return { status: answer.status, error: null };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      return { status: null, error: cause instanceof Error ? cause.message : String(cause) };
    }
  }
}
