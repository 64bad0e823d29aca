import { createServer, type Server } from "node:http";
import { createApp } from "./app.js";
import { ChargeRules } from "./billing/charge-rules.js";
import { Timeline } from "./billing/timeline.js";
import { Clock } from "./core/clock.js";
import { loadStore, StateFile } from "./core/state-file.js";
import { Store } from "./core/store.js";
import { Events } from "./events/events.js";
import { Webhooks } from "./events/webhooks.js";
import { Faults } from "./http/faults.js";
import { seedCatalog } from "./seed.js";
import type { World } from "./world.js";

interface StripeStandInOptions {
  /** On 127.0.0.1; 0 takes any free port. */
  port: number;
  /** JSON, written after each change; created with its folder if missing. Without it, the state ends with the process. */
  dataFile?: string;
  /** `sk_test_…`; any other key is refused. */
  secretKey: string;
  /** `whsec_…`; signs the webhooks. */
  webhookSecret: string;
  /** Where events are sent. */
  webhookUrl: string;
  log?: (line: string) => void;
}

export interface StripeStandIn {
  /** `http://127.0.0.1:port` */
  url: string;
  /** Stops listening, drops open connections, writes the state. */
  close(): Promise<void>;
}

/**
 * Starts a local double of the part of Stripe that the product uses.
 * @throws if the port is taken.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const log = options.log ?? (() => undefined);
  const { dataFile } = options;
  const store = dataFile === undefined ? new Store() : loadStore(dataFile, log);
  const file = dataFile === undefined ? null : new StateFile(dataFile, store, log);
  let url = "";
  const { world, timeline } = createWorld(options, store, log, () => url);
  const server = createServer(createApp(world));
  url = await listen(server, options.port);
  seedCatalog(store, world.clock.now());
  timeline.start();
  world.webhooks.start();
  log(`Stripe stand-in on ${url}`);
  return {
    url,
    close: async () => {
      timeline.close();
      world.webhooks.close();
      await stop(server);
      await file?.close();
    },
  };
}

function createWorld(
  options: StripeStandInOptions,
  store: Store,
  log: (line: string) => void,
  baseUrl: () => string,
): { world: World; timeline: Timeline } {
  const clock = new Clock(
    () => store.state.clockOffset,
    (seconds) => {
      store.state.clockOffset = seconds;
      store.touch();
    },
  );
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const webhooks = new Webhooks(store, clock, target, log);
  const timeline: Timeline = new Timeline(() => world);
  const world: World = {
    store,
    clock,
    webhooks,
    baseUrl,
    events: new Events(store, clock, webhooks),
    timeline,
    faults: new Faults(),
    charges: new ChargeRules(),
    merchant: "Staffboard",
    secretKey: options.secretKey,
  };
  return { world, timeline };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // No time limit: a caller that stalled could send a request on a connection that was just closed.
    server.keepAliveTimeout = 0;
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      resolve(`http://127.0.0.1:${taken}`);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
