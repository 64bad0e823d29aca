import { randomInt } from "node:crypto";
import { request as httpRequest, type ClientRequest } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import autocannon, { type Options } from "autocannon";

/**
 * What a bystander notices while one network attacks the site: the median time of `GET /api/auth/me` for a person
 * who is signed in, alone and under each attack. Ratios are comparable between machines; milliseconds are not.
 */
const ROUNDS = 3;
const SECONDS = 5;
/** In milliseconds: the bystander's pause between two requests. */
const PAUSE_MS = 20;
/** A higher ratio fails the run. */
const LIMIT = 3;

interface Attack {
  name: string;
  /** Starts the attack from this network. @returns a function that stops it */
  start: (site: string, network: string) => () => void | Promise<void>;
}

/** Sends requests without a pause, one after another on each connection. */
const flood =
  (connections: number, options: (site: string) => Options): Attack["start"] =>
  (site, network) => {
    const { headers, ...rest } = options(site);
    const load = autocannon(
      {
        ...rest,
        connections,
        // A time limit of its own, in case it is never stopped.
        duration: SECONDS * 2,
        timeout: 30,
        headers: { "content-type": "application/json", "x-forwarded-for": network, ...headers },
      },
      () => undefined,
    );
    return () => void load.stop();
  };

const INVALID = `{ me { ${"id ".repeat(1000)}} }`;

const attacks: Attack[] = [
  {
    name: "invalid queries, 4 connections",
    start: flood(4, (site) => ({
      url: `${site}/graphql`,
      method: "POST",
      body: JSON.stringify({ query: INVALID }),
    })),
  },
  {
    name: "verify-otp, 220 connections",
    start: flood(220, (site) => ({
      url: `${site}/api/auth/verify-otp`,
      method: "POST",
      headers: { cookie: "otp=made-up" },
      body: JSON.stringify({ email: "victim@example.com", otp: "000000" }),
    })),
  },
  {
    name: "unique searches, 4 connections",
    start: flood(4, (site) => ({
      url: site,
      requests: Array.from({ length: 5000 }, () => ({
        method: "GET" as const,
        path: `/jobs?query=developer+${randomInt(1e9)}`,
      })),
    })),
  },
  { name: "slow uploads, 100 connections", start: slowUploads(100) },
];

/** Uploads whose bodies arrive a few bytes at a time and never end. */
function slowUploads(connections: number): Attack["start"] {
  return (site, network) => {
    const open = Array.from({ length: connections }, () => slowUpload(site, network));
    const drip = setInterval(() => {
      for (const upload of open) if (!upload.destroyed) upload.write("x".repeat(10));
    }, 100);
    return () => {
      clearInterval(drip);
      for (const upload of open) upload.destroy();
    };
  };
}

function slowUpload(site: string, network: string): ClientRequest {
  const upload = httpRequest(`${site}/api/apply-jobs`, {
    method: "POST",
    headers: {
      "content-type": "multipart/form-data; boundary=slow",
      "x-forwarded-for": network,
    },
  });
  // The site may refuse an upload before it ends.
  upload.on("error", () => undefined);
  upload.on("response", (response) => response.resume());
  upload.write('--slow\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n');
  return upload;
}

interface Sample {
  p50: number;
  failures: number;
  count: number;
}

/** One person's requests for the given number of seconds. */
async function bystander(site: string, session: string): Promise<Sample> {
  const headers = { cookie: session, "x-forwarded-for": "198.51.100.1" };
  const times: number[] = [];
  let failures = 0;
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await delay(PAUSE_MS)) {
    const begin = performance.now();
    const response = await fetch(`${site}/api/auth/me`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    if (response.status !== 200) failures += 1;
  }
  return { p50: median(times), failures, count: times.length };
}

/** Signs in the demo's candidate with the code from the inbox. @returns the cookie */
async function signIn(site: string, inbox: string): Promise<string> {
  const email = "candidate@example.com";
  const headers = { "content-type": "application/json", "x-forwarded-for": "198.51.100.1" };
  const post = (path: string, body: object, cookie = "") =>
    fetch(`${site}/api/auth/${path}`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  const otpCookie = cookieOf(await post("login", { email }));
  for (let tries = 0; tries < 100; tries += 1) {
    const code = await codeFor(inbox, email);
    if (code) return cookieOf(await post("verify-otp", { email, otp: code }, otpCookie));
    await delay(200);
  }
  throw new Error(`No code arrived for ${email}.`);
}

interface Mail {
  body: { text?: string };
  destination: { to: string[] };
}
async function codeFor(inbox: string, email: string): Promise<string | undefined> {
  const response = await fetch(`${inbox}/store`);
  const { emails } = (await response.json()) as { emails: Mail[] };
  const mail = emails.filter(({ destination }) => destination.to.includes(email)).at(-1);
  return /\b(\d{6})\b/.exec(mail?.body.text ?? "")?.[1];
}

/** Rounds alternate with idle ones, so that other load on the machine affects both alike. @returns whether all ratios are within the limit */
export async function benchAttack(site: string, inbox: string): Promise<boolean> {
  const session = await signIn(site, inbox);
  await bystander(site, session);
  const quiet: Sample[] = [];
  const under = new Map<string, { sample: Sample; idle: Sample }[]>();
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, { name, start }] of attacks.entries()) {
      const idle = await bystander(site, session);
      quiet.push(idle);
      // Another network each time, since requests allowed before a limit applies count too.
      const stop = start(site, `203.0.113.${round * 10 + index}`);
      const sample = await bystander(site, session);
      await stop();
      under.set(name, [...(under.get(name) ?? []), { sample, idle }]);
      // Let the attack's last requests finish.
      await delay(1000);
    }
  return print(quiet, under);
}

function print(quiet: Sample[], under: Map<string, { sample: Sample; idle: Sample }[]>): boolean {
  console.log(
    `\nA bystander's GET /api/auth/me, ${ROUNDS} rounds of ${SECONDS} s for each; medians\n`,
  );
  console.log(row("", "p50 ms", "of idle", "requests", "failed"));
  const cells = (samples: Sample[], ratio: number) => [
    median(samples.map(({ p50 }) => p50)).toFixed(1),
    `${ratio.toFixed(2)} ×`,
    String(sum(samples.map(({ count }) => count))),
    String(sum(samples.map(({ failures }) => failures))),
  ];
  console.log(row("idle", ...cells(quiet, 1)));
  let isFine = true;
  for (const [name, rounds] of under) {
    const ratio = median(rounds.map(({ sample, idle }) => sample.p50 / idle.p50));
    const samples = rounds.map(({ sample }) => sample);
    console.log(row(name, ...cells(samples, ratio)));
    isFine &&= ratio < LIMIT && samples.every(({ failures }) => failures === 0);
  }
  if (!isFine) console.log(`\nNot below ${LIMIT} × without a failure.`);
  return isFine;
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(32) + cells.map((cell) => cell.padStart(10)).join("");
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
