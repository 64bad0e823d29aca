import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type mysql from "mysql2/promise";
import { days, hours, minutes, seconds } from "../../../server/core/clock.js";
import { ask, isGood, someNetwork } from "./answers.js";
import { signUp } from "./load.js";
import type { SiteWorld } from "./site-world.js";
import type { Measured, SiteTrial } from "./trial.js";

const STEP_MS = minutes(10);
/** Real time for what a move of the clock starts. */
const SETTLE_MS = 250;
/** Longer than it takes to find out, by itself, that nothing is answered. */
const SILENT_MS = 30_000;
const WATCHED_MS = days(1);
/** As the queue is looked at. */
const LOOK_EVERY_MS = minutes(1);
const MANY = 20;

/** Someone who wrote to the firm: they get one email, the staff another. */
type Sender = string;

/** @throws when the site refuses it */
async function writeToFirm(origin: string): Promise<Sender> {
  const email = `${randomUUID()}@example.com`;
  const answer = await ask(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someNetwork() },
    body: JSON.stringify({ name: "Priya Raman", email, message: "Are you hiring?" }),
  });
  if (!isGood(answer)) throw new Error(`A message was refused: ${answer.status}.`);
  return email;
}

/** Two sites; every hour people write and ask for codes, which are of no use later. SES can't be reached for a day. */
async function goneForADay(world: SiteWorld): Promise<Measured[]> {
  const sites = [await world.raiseMovable(), await world.raiseMovable()];
  const began = Math.floor(Date.now() / 1000);
  const senders: Sender[] = [];
  await world.providers.mail.leave();
  for (let passed = 0; passed < hours(24); passed += STEP_MS) {
    if (passed % hours(1) === 0)
      for (const { origin } of sites) {
        senders.push(await writeToFirm(origin));
        await signUp(origin, 0);
      }
    await pass(world, STEP_MS);
  }
  await world.providers.mail.comeBack();
  return whatCame(world, senders, began);
}

/** It takes every email and answers none. */
async function hanging(world: SiteWorld): Promise<Measured[]> {
  const { origin } = await world.raiseMovable();
  const began = Math.floor(Date.now() / 1000);
  world.providers.mail.mood = { mode: "silent" };
  const senders: Sender[] = [];
  while (senders.length < MANY) senders.push(await writeToFirm(origin));
  await delay(SILENT_MS);
  world.providers.mail.mood = { mode: "well" };
  return whatCame(world, senders, began);
}

async function whatCame(
  world: SiteWorld,
  senders: readonly Sender[],
  began: number,
): Promise<Measured[]> {
  const emptyAfter = await untilEmpty(world);
  const mails = await world.mailsSince(began);
  const copies = senders.flatMap((sender) => {
    const theirs = mails.filter(({ destination }) => destination.to.includes(sender));
    const ofStaff = mails.filter(({ replyTo }) => replyTo.includes(sender));
    return [theirs.length, ofStaff.length];
  });
  return [
    {
      what: `of ${copies.length} emails, lost`,
      value: copies.filter((sent) => sent === 0).length,
      atMost: 0,
    },
    { what: "sent twice", value: copies.filter((sent) => sent > 1).length, atMost: 0 },
    { what: "left to be retried by hand", value: await givenUp(world), atMost: 0 },
    { what: "minutes until the queue is empty", value: emptyAfter, atMost: 5 },
  ];
}

async function pass(world: SiteWorld, ms: number): Promise<void> {
  await world.advance(ms);
  await delay(SETTLE_MS);
}

/** @returns minutes of the sites' clock; null if it never was, in the time it was watched */
async function untilEmpty(world: SiteWorld): Promise<number | null> {
  for (let passed = 0; passed < WATCHED_MS; passed += LOOK_EVERY_MS) {
    // An instance sends only so many emails a second of real time.
    await settled(world);
    if ((await waiting(world)) === 0) return passed / minutes(1);
    await pass(world, LOOK_EVERY_MS);
  }
  return null;
}

/** Resolves when nothing has left the queue for a while. */
async function settled(world: SiteWorld): Promise<void> {
  for (let before = -1, now = await waiting(world); now > 0 && now !== before;) {
    await delay(seconds(1.5));
    [before, now] = [now, await waiting(world)];
  }
}

const waiting = (world: SiteWorld): Promise<number> =>
  rows(world, "sentAt IS NULL AND deadAt IS NULL");
const givenUp = (world: SiteWorld): Promise<number> => rows(world, "deadAt IS NOT NULL");

async function rows({ database }: SiteWorld, condition: string): Promise<number> {
  const [[row]] = await database.query<mysql.RowDataPacket[]>(
    `SELECT COUNT(*) AS amount FROM outbox WHERE ${condition}`,
  );
  return Number(row?.amount);
}

export const mailTrials: readonly SiteTrial[] = [
  { name: "SES gone for 24 h", run: goneForADay },
  { name: "SES hangs for 30 s", run: hanging },
];
