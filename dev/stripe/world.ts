import type { Clock } from "./core/clock.js";
import type { Store } from "./core/store.js";
import type { Events } from "./events/events.js";
import type { Webhooks } from "./events/webhooks.js";
import type { Faults } from "./http/faults.js";
import type { ChargeRules } from "./billing/charge-rules.js";

/** What falls due as time passes. An interface, since what runs then takes the world itself (billing/timeline.ts). */
interface WorldTime {
  /** Runs everything due until now. */
  catchUp: () => void;
  /** Moves the clock to `instant` (Unix seconds), running each event at the time it was due. */
  moveTo: (instant: number) => void;
}

/** Everything a request handler may need; created once in stand-in.ts. */
export interface World {
  store: Store;
  clock: Clock;
  events: Events;
  webhooks: Webhooks;
  timeline: WorldTime;
  faults: Faults;
  charges: ChargeRules;
  /** The URL of this stand-in, without a trailing slash. */
  baseUrl: () => string;
  /** The name shown on the pay page. */
  merchant: string;
  secretKey: string;
}
