import { setTimeout as delay } from "node:timers/promises";
import { acceptTerms, addBuyers, PAY_PAGE, postOf } from "../buyers.js";
import type { ProviderProxy } from "../provider-proxy.js";
import { ask, countOf, isGood, isHonest, longest, type Answered } from "./answers.js";
import { Applicants } from "./applicants.js";
import type { ProviderName, SiteWorld } from "./site-world.js";
import type { Measured, SiteTrial } from "./trial.js";

/** So many failures open a breaker: more than the calls that went well shortly before, of which one act makes several. */
const AT_ONCE = 20;
const LATER = 20;
/** Less than a breaker waits before it lets one call through. */
const LATER_MS = 6_000;
const BACK_WITHIN_MS = 40_000;
/** Before the provider fails; few, because the breaker opens only once as many calls have failed. */
const GOOD = 3;
/** Or as long as a good answer takes, on a machine that is busy. */
const SOON_S = 0.1;
/** For those who ask while the provider fails, and to see when it works again. */
const PEOPLE = AT_ONCE + LATER + BACK_WITHIN_MS / 1000 + GOOD;

/** What someone does that needs a provider; each call is another person. */
type Act = () => Promise<Answered>;

interface Dependency {
  provider: ProviderName;
  act: string;
  prepare: (world: SiteWorld, origin: string) => Promise<Act>;
  /** Whether an answer is one that the docs promise for a provider that fails at once. */
  isToldWell: (answer: Answered) => boolean;
}

const applications: Dependency = {
  provider: "store",
  act: "application",
  prepare: async (world, origin) => {
    await world.seed();
    const applicants = await Applicants.of(world, origin, PEOPLE);
    return () => applicants.apply(origin, 0);
  },
  isToldWell: isHonest,
};

const checkouts: Dependency = {
  provider: "payments",
  act: "checkout",
  prepare: async ({ database }, origin) => {
    const people = await addBuyers(database, PEOPLE, new Date());
    for (const person of people) await acceptTerms(origin, person);
    return () => {
      const person = people.pop();
      if (!person) throw new Error("Everyone has asked for a pay page.");
      return ask(origin + PAY_PAGE, postOf(person, { productId: person.productId }));
    };
  },
  isToldWell: (answer) => isHonest(answer) || answer.status === 502,
};

interface Failing {
  how: string;
  fail: (proxy: ProviderProxy) => Promise<void> | void;
  mend: (proxy: ProviderProxy) => Promise<void> | void;
  /** How long someone may wait, in seconds. */
  atMost: number;
}

const well = (proxy: ProviderProxy): void => void (proxy.mood = { mode: "well" });

const HANGS: Failing = {
  how: "hangs",
  fail: (proxy) => void (proxy.mood = { mode: "silent" }),
  mend: well,
  atMost: 15,
};
const FAILS: Failing[] = [
  {
    how: "answers 500",
    fail: (proxy) => void (proxy.mood = { mode: "status", status: 500 }),
    mend: well,
    atMost: 5,
  },
  {
    how: "refuses connections",
    fail: (proxy) => proxy.leave(),
    mend: (proxy) => proxy.comeBack(),
    atMost: 5,
  },
];

/** People come at once, so that all wait for the provider; then one after the other, when the site knows that it fails. */
async function failing(
  world: SiteWorld,
  { provider, act, prepare, isToldWell }: Dependency,
  { fail, mend, atMost }: Failing,
): Promise<Measured[]> {
  const { origin } = await world.raise();
  const proxy = world.providers[provider];
  const once = await prepare(world, origin);
  const good: Answered[] = [];
  while (good.length < GOOD) good.push(await once());
  const refused = good.find((answer) => !isGood(answer));
  if (refused) throw new Error(`One ${act} was answered with ${refused.status} before that.`);
  await fail(proxy);
  const waiting = await Promise.all(Array.from({ length: AT_ONCE }, once));
  const later: Answered[] = [];
  const end = performance.now() + LATER_MS;
  while (later.length < LATER && performance.now() < end) later.push(await once());
  await mend(proxy);
  const back = await untilGood(once);
  const isTold = atMost === HANGS.atMost ? isHonest : isToldWell;
  const answers = [...waiting, ...later];
  return [
    { what: `longest ${act}, s`, value: longest(waiting), atMost },
    {
      what: `${act}s answered otherwise than promised`,
      value: countOf(answers, (answer) => !isTold(answer)),
      atMost: 0,
    },
    {
      what: "with the breaker open, median s",
      value: medianOf(later),
      atMost: Math.max(SOON_S, medianOf(good)),
    },
    { what: `seconds until ${act}s work again`, value: back, atMost: 15 },
  ];
}

function medianOf(answers: readonly Answered[]): number {
  const times = answers.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  return (times[Math.floor(times.length / 2)] ?? 0) / 1000;
}

/** Asks once a second. @returns seconds; null if it never was, in the time it was watched */
async function untilGood(act: Act): Promise<number | null> {
  const since = performance.now();
  while (performance.now() - since < BACK_WITHIN_MS) {
    if (isGood(await act())) return (performance.now() - since) / 1000;
    await delay(1_000);
  }
  return null;
}

const trialOf = (name: string, dependency: Dependency, how: Failing): SiteTrial => ({
  name: `${name} ${how.how}`,
  run: (world) => failing(world, dependency, how),
});

export const providerTrials: readonly SiteTrial[] = [HANGS, ...FAILS].flatMap((how) => [
  trialOf("S3", applications, how),
  trialOf("Stripe", checkouts, how),
]);
