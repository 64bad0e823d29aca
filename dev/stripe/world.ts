import type { Clock } from "./core/clock.js";
import type { Store } from "./core/store.js";
import type { Events } from "./events/events.js";
import type { Webhooks } from "./events/webhooks.js";
import type { Timeline } from "./billing/timeline.js";
import type { Faults } from "./http/faults.js";
import type { ChargeRules } from "./billing/charge-rules.js";

/** Everything a request may need; made once in stand-in.ts. */
export interface World {
  store: Store;
  clock: Clock;
  events: Events;
  webhooks: Webhooks;
  timeline: Timeline;
  faults: Faults;
  charges: ChargeRules;
  /** Where this stand-in is reached, without a slash at the end. */
  baseUrl: () => string;
  /** The name shown on the pay page. */
  merchant: string;
  secretKey: string;
}
