import type Stripe from "stripe";
import { z } from "zod";
import { endpoint } from "../http/endpoint.js";
import { listParams, page } from "../http/list.js";
import { paramsFor, text } from "../http/params.js";
import type { World } from "../world.js";

/** Stripe answers only for the last 30 days. */
const KEPT_SECONDS = 30 * 86_400;

const list = paramsFor<Stripe.EventListParams>()(
  z.strictObject({
    ...listParams,
    type: text().optional(),
  }),
);

const kept = (world: World): Stripe.EventBase[] => {
  const since = world.clock.now() - KEPT_SECONDS;
  return world.store.all("event").filter(({ created }) => created >= since);
};

export const eventEndpoints = [
  endpoint({
    method: "get",
    path: "/events",
    params: list,
    run: (world, input) => {
      const matching = kept(world).filter(({ type }) => type === (input.type ?? type));
      return page(matching, input, "/v1/events");
    },
  }),
];
