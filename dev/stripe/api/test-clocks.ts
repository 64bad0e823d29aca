import type Stripe from "stripe";
import { z } from "zod";
import { invalidRequest } from "../core/errors.js";
import { newId } from "../core/ids.js";
import { endpoint, reading } from "../http/endpoint.js";
import { integer, paramsFor, text } from "../http/params.js";
import type { World } from "../world.js";

type TestClock = Stripe.TestHelpers.TestClock;

const KEPT_SECONDS = 30 * 86_400;

const create = paramsFor<Stripe.TestHelpers.TestClockCreateParams>()(
  z.strictObject({ frozen_time: integer(), name: text(300).optional() }),
);
const advance = paramsFor<Stripe.TestHelpers.TestClockAdvanceParams>()(
  z.strictObject({ frozen_time: integer() }),
);
/** Two years is the furthest that Stripe lets a clock without subscriptions go. */
const FURTHEST_SECONDS = 2 * 366 * 86_400;

/**
 * Moves time for everything in this stand-in: there is one clock, where Stripe has one for each test
 * clock. It is ready at once, since the work is done in this call.
 */
function advanceTo(world: World, clock: TestClock, time: number): void {
  if (time <= clock.frozen_time || time > clock.frozen_time + FURTHEST_SECONDS) {
    throw invalidRequest(
      "The new frozen time must be later than the current one, and at most two years later.",
      "frozen_time",
    );
  }
  world.timeline.moveTo(time);
  clock.frozen_time = time;
  world.store.touch();
  world.events.emit("test_helpers.test_clock.ready", clock);
}

const PATH = "/test_helpers/test_clocks";

export const testClockEndpoints = [
  endpoint({
    method: "post",
    path: PATH,
    params: create,
    run: (world, input) => {
      const now = world.clock.now();
      world.timeline.moveTo(Math.max(now, input.frozen_time));
      const clock = world.store.add("test_helpers.test_clock", {
        id: newId("clock"),
        object: "test_helpers.test_clock",
        created: now,
        deletes_after: now + KEPT_SECONDS,
        frozen_time: input.frozen_time,
        livemode: false,
        name: input.name ?? null,
        status: "ready",
        status_details: {},
      });
      world.events.emit("test_helpers.test_clock.created", clock);
      return clock;
    },
  }),
  reading(PATH, "test_helpers.test_clock"),
  endpoint({
    method: "post",
    path: `${PATH}/:id/advance`,
    params: advance,
    run: (world, input, id) => {
      const clock = world.store.get("test_helpers.test_clock", id);
      advanceTo(world, clock, input.frozen_time);
      return clock;
    },
  }),
];
