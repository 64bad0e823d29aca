import { setTimeout as delay } from "node:timers/promises";
import type mysql from "mysql2/promise";
import { minutes } from "../../../server/core/clock.js";
import type { SiteProcess } from "../site-process.js";
import { ask, isGood } from "./answers.js";
import { signUp, type Write } from "./load.js";
import type { SiteWorld } from "./site-world.js";
import type { Measured, SiteTrial } from "./trial.js";

const AHEAD_MS = minutes(10);
const SIGN_UPS = 60;
/** So many that both take emails from the queue. */
const AT_ONCE = 4;
/** A busy machine may refuse some. */
const MOST_TRIES = 4 * SIGN_UPS;
const PAUSE_MS = 400;
const SENT_WITHIN_MS = 60_000;
const NOTICED_WITHIN_S = 60;

/** Of two instances, one has a clock that is fast from its start on. */
async function fastFromTheStart(world: SiteWorld): Promise<Measured[]> {
  const right = await world.raise();
  const fast = await world.raise(AHEAD_MS);
  return signUpBeside(world, right, fast);
}

/** Of two instances, one has its clock set while it runs. */
async function setWhileItRuns(world: SiteWorld): Promise<Measured[]> {
  const right = await world.raise();
  const fast = await world.raise();
  await fast.advance(AHEAD_MS);
  return signUpBeside(world, right, fast);
}

/** People sign up at the instance whose clock is right; either of the two may take their email from the queue. */
async function signUpBeside(
  world: SiteWorld,
  right: SiteProcess,
  fast: SiteProcess,
): Promise<Measured[]> {
  const began = Math.floor(Date.now() / 1000);
  const noticed = unreadyAfter(fast);
  const acknowledged = await signUps(right);
  await untilSent(world);
  const mails = await world.mailsSince(began);
  const reached = new Set(mails.flatMap(({ destination }) => destination.to));
  return [
    {
      what: `of ${acknowledged.length} codes, never sent`,
      value: acknowledged.filter(({ email }) => !reached.has(email)).length,
      atMost: 0,
    },
    { what: "seconds until it is not ready", value: await noticed, atMost: NOTICED_WITHIN_S },
  ];
}

/** @returns those that were acknowledged */
async function signUps({ origin }: SiteProcess): Promise<Write[]> {
  const acknowledged: Write[] = [];
  for (let tries = 0; acknowledged.length < SIGN_UPS && tries < MOST_TRIES; tries += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, () => signUp(origin, 0));
    acknowledged.push(...(await Promise.all(batch)).filter(isGood));
    await delay(PAUSE_MS);
  }
  return acknowledged;
}

/** @returns seconds; null if it never was, in the time it was watched */
async function unreadyAfter({ origin }: SiteProcess): Promise<number | null> {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  for (; passed() < NOTICED_WITHIN_S; await delay(250))
    if ((await ask(`${origin}/readyz`)).status === 503) return passed();
  return null;
}

async function untilSent({ database }: SiteWorld): Promise<void> {
  for (const end = Date.now() + SENT_WITHIN_MS; Date.now() < end; await delay(500)) {
    const [[row]] = await database.query<mysql.RowDataPacket[]>(
      "SELECT COUNT(*) AS waiting FROM outbox WHERE sentAt IS NULL",
    );
    if (Number(row?.waiting) === 0) return;
  }
}

export const clockTrials: readonly SiteTrial[] = [
  { name: "clock +10 min", run: fastFromTheStart },
  { name: "clock set +10 min", run: setWhileItRuns },
];
