import { hours, minutes, seconds } from "../../server/core/clock.js";
import { addBuyers, buy, type Buyer } from "./buyers.js";
import { untilRight } from "./rightness.js";
import type { Mood } from "./provider-proxy.js";
import type { Relay } from "./relay.js";
import type { Results, Trial } from "./table.js";
import type { World } from "./world.js";

/** Buys at once, as many as fit one column. */
export async function buyAll(world: World, amount: number): Promise<Buyer[]> {
  const buyers = await addBuyers(world.database, amount, world.now());
  await Promise.all(buyers.map((buyer) => buy(world.origin, buyer)));
  return buyers;
}

export const active = (buyers: readonly Buyer[]) =>
  buyers.map(({ userId }) => ({ userId, status: "ACTIVE" }));

/** Without any order. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** Each three times, without any order. */
export const tripled = <Item>(items: readonly Item[]): Item[] =>
  shuffled([...items, ...items, ...items]);

const LIMIT = { limitMs: minutes(20), stepMs: seconds(15) };

const FATES: [name: string, release: (relay: Relay) => Promise<void> | void][] = [
  ["purchase, events permuted", (relay) => relay.release(shuffled)],
  ["purchase, events permuted and tripled", (relay) => relay.release(tripled)],
  ["purchase, all events lost", (relay) => relay.forget()],
];

/** The first events of a purchase, in any order, repeated, or lost; nobody's browser returns. */
export const eventsOfPurchases: Trial[] = FATES.map(([name, release]) => ({
  name,
  run: async (world, tries) => {
    await world.raise(1);
    world.relay.fate = { kind: "hold" };
    const buyers = await buyAll(world, tries);
    await release(world.relay);
    return untilRight(world, active(buyers), LIMIT);
  },
}));

const MOODS: [name: string, mood: Mood, forMs: number][] = [
  ["Stripe answers 500 for 5 minutes", { mode: "status", status: 500 }, minutes(5)],
  ["Stripe answers 429 for 5 minutes", { mode: "status", status: 429 }, minutes(5)],
  ["Stripe takes 3 s for each answer", { mode: "slow", ms: 3_000 }, minutes(1)],
  ["Stripe drops connections for 5 minutes", { mode: "cut" }, minutes(5)],
  ["Stripe works, and drops its answers, for 5 minutes", { mode: "cut after" }, minutes(5)],
  ["Stripe answers 500 for 4 hours", { mode: "status", status: 500 }, hours(4)],
];

/** Stripe fails for a while from the moment the events arrive; the time is counted from when it is well again. */
export const badStripe: Trial[] = MOODS.map(([name, mood, forMs]) => ({
  name,
  run: async (world, tries) => {
    await world.raise(1);
    world.relay.fate = { kind: "hold" };
    const buyers = await buyAll(world, tries);
    world.stripeProxy.mood = mood;
    await world.relay.release();
    await pass(world, forMs);
    world.calm();
    return untilRight(world, active(buyers), LIMIT);
  },
}));

/** Lets time pass in steps, so that the sites' timers run as often as they should. */
export async function pass(world: World, forMs: number): Promise<void> {
  const step = Math.min(Math.max(seconds(15), forMs / 60), hours(6));
  for (let left = forMs; left > 0; left -= step) await world.advance(Math.min(step, left));
}

/** Lets time pass until a moment: in short steps at last, so that what happens then is seen from its beginning. */
export async function passUntil(world: World, moment: number): Promise<void> {
  const left = () => moment - world.now().getTime();
  await pass(world, left() - minutes(5));
  while (left() > 0) await world.advance(Math.min(seconds(15), left()));
}

/** The database is gone from the moment Stripe has answered until a little later. */
async function cutDatabase(world: World, tries: number): Promise<Results> {
  const results: (number | string)[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    await world.raise(1);
    world.relay.fate = { kind: "hold" };
    const buyers = await buyAll(world, 1);
    world.stripeProxy.watch = (call, when) => {
      if (when === "after" && call.startsWith("GET /v1/checkout/sessions/"))
        world.databaseProxy.cut();
      return true;
    };
    await world.relay.release();
    await pass(world, minutes(1));
    world.calm();
    results.push(...(await untilRight(world, active(buyers), LIMIT)));
  }
  return results;
}

export const databaseCut: Trial[] = [
  { name: "database gone between Stripe's answer and the write", run: cutDatabase },
];

/** Two instances get every event, each of them three times, and both reconcile. */
async function sellOnTwo(world: World, tries: number): Promise<Results> {
  await world.raise(2);
  world.relay.fate = { kind: "hold" };
  const buyers = await buyAll(world, tries);
  await world.relay.release(tripled);
  return untilRight(world, active(buyers), LIMIT);
}

export const twoSites: Trial[] = [
  { name: "two instances, events to both, tripled", run: sellOnTwo },
];
