import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { z } from "zod";
import { StripeApiError } from "../core/errors.js";
import type { World } from "../world.js";
import type { Command } from "./command.js";
import { moneyCommands } from "./money-commands.js";
import { pastSaleCommand } from "./past-sale.js";

const FIVE_YEARS_SECONDS = 5 * 366 * 86_400;

const count = z.coerce.number().int().min(1).max(1000);
const seconds = z.coerce.number().int().min(0);

const clockBody = z.union([
  z.strictObject({ advance: seconds.max(FIVE_YEARS_SECONDS) }),
  z.strictObject({ to: seconds }),
]);
const releaseBody = z.strictObject({ reverse: z.boolean().default(false) });
const repeatBody = z.strictObject({
  last: count.default(1),
  times: count.default(1),
});
const failBody = z.strictObject({
  mode: z.enum(["status", "cut", "cut_after", "hold"]).default("status"),
  status: z.number().int().min(400).max(599).default(500),
  times: count.max(100_000).default(1),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  path: z.string().startsWith("/v1").optional(),
});
const renewalBody = z.strictObject({
  outcome: z.enum(["decline", "action"]),
  subscription: z.string().startsWith("sub_").default("*"),
  times: count.default(1),
});
const nothing = z.strictObject({});

/**
 * The control API for tests and developers: time, webhooks, faults. It needs no key, so it accepts requests only from this
 * machine and never from another site's page.
 */
export function controlRoutes(world: World): Router {
  const router = express.Router();
  router.use(onlyLocal, express.json(), express.urlencoded({ extended: false }));
  router.get("/deliveries", ({ query: { status } }, response) => {
    const all = world.store.state.deliveries;
    const deliveries = status === undefined ? all : all.filter((one) => one.status === status);
    response.json({ held: world.webhooks.held, deliveries });
  });
  const command = <S extends z.ZodType>(
    path: string,
    body: S,
    run: (input: z.output<S>) => object,
  ): void => {
    router.post(path, (request, response) => runCommandRequest(request, response, body, run));
  };
  command("/clock", clockBody, (input) => moveClock(world, input));
  webhookCommands(world, command);
  command("/fail", failBody, (fault) => {
    world.faults.add(fault);
    return fault;
  });
  router.get("/faults", (_request, response) => void response.json({ held: world.faults.held }));
  command("/fail/release", nothing, () => ({ released: world.faults.release() }));
  command("/renewal", renewalBody, ({ outcome, subscription, times }) => {
    world.charges.set(subscription, outcome, times);
    return { outcome, subscription, times };
  });
  moneyCommands(world, command);
  pastSaleCommand(world, command);
  return router;
}

function webhookCommands(world: World, command: Command): void {
  command("/webhooks/hold", nothing, () => {
    world.webhooks.hold();
    return { held: true };
  });
  command("/webhooks/release", releaseBody, (order) => ({
    released: world.webhooks.release(order),
  }));
  command("/webhooks/repeat", repeatBody, ({ last, times }) => {
    const chosen = world.store.all("event").slice(-last);
    for (let round = 0; round < times; round += 1) {
      for (const event of chosen) world.webhooks.repeat(event);
    }
    return { repeated: chosen.map(({ id }) => id), times };
  });
}

function moveClock(world: World, input: z.output<typeof clockBody>): object {
  const now = world.clock.now();
  const target = "to" in input ? input.to : now + input.advance;
  if (target < now || target > now + FIVE_YEARS_SECONDS) {
    return { now, error: "Time moves only forward, and at most five years at a time." };
  }
  world.timeline.moveTo(target);
  return { now: world.clock.now() };
}

/** Redirects the dashboard's forms back to it; answers programs with JSON. */
function runCommandRequest<S extends z.ZodType>(
  request: Request,
  response: Response,
  body: S,
  run: (input: z.output<S>) => object,
): void {
  const parsed = body.safeParse(request.body ?? {});
  if (!parsed.success) {
    response.status(400).json({ error: z.prettifyError(parsed.error) });
    return;
  }
  const result = attempted(() => run(parsed.data));
  if (request.is("urlencoded")) response.redirect(303, "/");
  else response.status("error" in result ? 400 : 200).json(result);
}

/** A command that names something unknown is answered, not logged. */
function attempted(work: () => object): object {
  try {
    return work();
  } catch (error) {
    if (error instanceof StripeApiError) return { error: error.message };
    throw error;
  }
}

const LOOPBACK_PEERS = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOOPBACK_HOSTS = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** The Host check stops a foreign name that resolves to this machine; the Origin check stops a foreign page. */
const onlyLocal: RequestHandler = (request, response, next) => {
  const host = request.get("host") ?? "";
  const origin = request.get("origin");
  const local =
    LOOPBACK_PEERS.has(request.socket.remoteAddress ?? "") &&
    LOOPBACK_HOSTS.has(host.replace(/:\d+$/, "")) &&
    (origin === undefined || origin === `http://${host}`);
  if (local) next();
  else
    response
      .status(403)
      .json({ error: "The control API accepts requests only from this machine." });
};
