import { setTimeout as delay } from "node:timers/promises";
import { minutes, seconds } from "../../server/core/clock.js";
import { addBuyers, buy, type Buyer } from "./buyers.js";
import { active } from "./purchases.js";
import { untilRight } from "./rightness.js";
import type { Results, Trial } from "./table.js";
import type { World } from "./world.js";

type When = "before" | "after";
/** Where a site is killed: at a call of Stripe, at a statement, or at the commit after one. */
type Point = { name: string; when: When } & (
  | { call: RegExp }
  | { statement: RegExp }
  | { commitOf: RegExp }
);

const SESSION = /^GET \/v1\/checkout\/sessions\//;
const POINTS: Point[] = [
  { name: "asking for the pay page", when: "before", call: /^POST \/v1\/checkout\/sessions$/ },
  { name: "pay page made, not stored", when: "after", call: /^POST \/v1\/checkout\/sessions$/ },
  { name: "event arrived, not stored", when: "before", statement: /INTO `?stripe_events/ },
  { name: "event stored, not answered", when: "after", statement: /INTO `?stripe_events/ },
  { name: "session read", when: "after", call: SESSION },
  {
    name: "payment written, not committed",
    when: "before",
    commitOf: /^UPDATE `?checkout_sessions/,
  },
  { name: "payment committed", when: "after", commitOf: /^UPDATE `?checkout_sessions/ },
  { name: "schedule asked for", when: "before", call: /^POST \/v1\/subscription_schedules$/ },
  { name: "schedule made", when: "after", call: /^POST \/v1\/subscription_schedules$/ },
  { name: "its end asked for", when: "before", call: /^POST \/v1\/subscription_schedules\// },
  { name: "its end set", when: "after", call: /^POST \/v1\/subscription_schedules\// },
  {
    name: "plan written, not committed",
    when: "before",
    commitOf: /`?outbox|`?invoices|`?plan_events/,
  },
  { name: "plan committed", when: "after", commitOf: /`?outbox|`?invoices|`?plan_events/ },
  {
    name: "event done, not marked",
    when: "before",
    statement: /^UPDATE `?stripe_events`? SET `?processedAt/,
  },
  {
    name: "mail handed over, not sent",
    when: "after",
    statement: /^UPDATE `?outbox`? SET `?handedOverAt/,
  },
  { name: "mail sent, not marked", when: "before", statement: /^UPDATE `?outbox`? SET `?sentAt/ },
];

const LIMIT = { limitMs: minutes(20), stepMs: seconds(20) };
/** Longer than a site that died keeps its mails from the others. */
const MAILS_GIVEN_BACK_MIN = 4;
/** How long a site may take to reach a point, in real time. */
const REACHED_WITHIN_MS = 30_000;

/** Kills the only site at each point of a purchase, `tries` times, and starts another one. */
export const crashes: Trial[] = POINTS.map((point) => ({
  name: `kill -9: ${point.name}`,
  run: (world, tries) => crashAgainAndAgain(world, tries, point),
}));

/** The emails are looked at after the last crash: none may come twice later, either. */
async function crashAgainAndAgain(world: World, tries: number, point: Point): Promise<Results> {
  const tried: { email: string; result: number | string }[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    await world.raise(1);
    const [buyer] = await addBuyers(world.database, 1, world.now());
    if (!buyer) throw new Error("no buyer was added");
    tried.push({ email: buyer.email, result: await crash(world, buyer, point) });
  }
  const repeated = await world.repeatedMails();
  return tried.map(({ email, result }) =>
    typeof result === "string" ? result : (repeated.get(email) ?? result),
  );
}

async function crash(world: World, buyer: Buyer, point: Point): Promise<number | string> {
  const isKilled = arm(world, point);
  await buy(world.origin, buyer).catch(() => undefined);
  for (const end = Date.now() + REACHED_WITHIN_MS; !isKilled(); await delay(20)) {
    if (Date.now() > end) return "the point was not reached";
    if (!(await isBought(world, buyer)) && !isKilled()) return "nothing was bought";
  }
  world.calm();
  await world.raise(1);
  if (!(await isBought(world, buyer))) await buy(world.origin, buyer);
  const [result = "nothing to look at"] = await untilRight(world, active([buyer]), LIMIT);
  for (let minute = 0; minute < MAILS_GIVEN_BACK_MIN; minute += 1) await world.advance(minutes(1));
  return result;
}

const isBought = async (world: World, { userId }: Buyer): Promise<boolean> =>
  (await world.stripe.subscriptionOf(userId)) !== null;

/** @returns whether the site has been killed */
function arm(world: World, point: Point): () => boolean {
  const [site] = world.sites;
  let killed = false;
  const pull = (): boolean => {
    if (killed) return true;
    killed = true;
    site?.kill();
    return false;
  };
  world.stripeProxy.watch = (call, when) =>
    "call" in point && when === point.when && point.call.test(call) ? pull() : true;
  world.databaseProxy.watch = (statement, lastWrite, when) =>
    when === point.when && isAt(point, statement, lastWrite) ? pull() : true;
  return () => killed;
}

function isAt(point: Point, statement: string, lastWrite: string): boolean {
  if ("statement" in point) return point.statement.test(statement);
  return "commitOf" in point && /^COMMIT/i.test(statement) && point.commitOf.test(lastWrite);
}
