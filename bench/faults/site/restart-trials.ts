import { setTimeout as delay } from "node:timers/promises";
import type { SiteProcess } from "../site-process.js";
import { Applicants } from "./applicants.js";
import { ask, countOf, isGood, longest, someNetwork, type Answered } from "./answers.js";
import { Balancer } from "./balancer.js";
import { Load, signUp, type SendWrite } from "./load.js";
import type { SiteWorld } from "./site-world.js";
import type { Lengths, Measured, SiteTrial } from "./trial.js";

const SIGN_UPS_A_SECOND = 2;
const APPLICATIONS_A_SECOND = 1;
const READS_A_SECOND = 5;
const PAGES = ["/", "/jobs", "/api/jobs?limit=20"];
const BEFORE_MS = 3_000;
const READY_WITHIN_MS = 60_000;
const APPLICANTS = 3_000;

/** One instance after the other is restarted as a supervisor does it, while people read, sign up, and apply with a file. */
async function restarts(world: SiteWorld, { restarts }: Lengths): Promise<Measured[]> {
  await world.seed();
  const balancer = await Balancer.start();
  try {
    const settings = {
      // There, a site that drains says so for a while before it stops to accept connections.
      ...{ SITE_MODE: "production", ALLOW_TEST_PAYMENTS: "true" },
      // In production, only SNS itself may sign.
      SNS_ENDPOINT: "",
      PUBLIC_BASE_URL: balancer.origin.replace("127.0.0.1", "localhost"),
    };
    const raise = () => world.raise(0, settings);
    const sites = [await raise(), await raise()];
    await untilReady(balancer, sites);
    const applicants = await Applicants.of(world, balancer.origin, APPLICANTS);
    const loads = startLoads(balancer.origin, applicants.apply);
    await delay(BEFORE_MS);
    for (let restart = 0; restart < restarts; restart += 1) {
      await sites.shift()?.drain();
      sites.push(await raise());
      await untilReady(balancer, sites);
    }
    await delay(BEFORE_MS);
    for (const load of loads) await load.end();
    return told(world, loads);
  } finally {
    await balancer.close();
  }
}

/** Resolves once the balancer sends requests to each of them. */
async function untilReady(balancer: Balancer, sites: readonly SiteProcess[]): Promise<void> {
  balancer.targets = sites.map(({ origin }) => origin);
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await delay(50))
    if (balancer.targets.every((target) => balancer.isReady(target))) return;
  throw new Error("A site was not ready in time.");
}

const read: SendWrite = async (origin, since) => {
  const path = PAGES[Math.floor(Math.random() * PAGES.length)] ?? "/";
  const options = { headers: { "x-forwarded-for": someNetwork() } };
  return { ...(await ask(origin + path, options, { since })), email: "" };
};

const startLoads = (origin: string, apply: SendWrite): Load[] =>
  (
    [
      [SIGN_UPS_A_SECOND, signUp],
      [APPLICATIONS_A_SECOND, apply],
      [READS_A_SECOND, read],
    ] as const
  ).map(
    ([writesPerSecond, send]) => new Load(origin, { writesPerSecond, checksPerSecond: 0, send }),
  );

async function told(world: SiteWorld, loads: readonly Load[]): Promise<Measured[]> {
  const answers: Answered[] = loads.flatMap(({ writes }) => writes);
  const written = loads.flatMap(({ writes }) => writes).filter(({ email }) => email !== "");
  return [
    {
      what: `of ${answers.length} requests, not answered well`,
      value: countOf(answers, (answer) => !isGood(answer)),
      atMost: 0,
    },
    { what: "longest request, s", value: longest(answers), atMost: 8 },
    { what: "acknowledged writes lost", value: await world.lost(written), atMost: 0 },
  ];
}

export const restartTrials: readonly SiteTrial[] = [{ name: "rolling restart", run: restarts }];
