import { once } from "node:events";
import autocannon, { type Options, type Result } from "autocannon";
import type { Attack, Outcome } from "./attack.js";
import { slowUploads } from "./slow-uploads.js";

/** In seconds: a flood ends by itself after this time, in case it is never stopped. */
const LONGEST = 30;
/** Concurrent uploads that one network may have (docs/decisions/0018). */
const UPLOADS_A_NETWORK = 20;

type Flood = Omit<Options, "url" | "connections">;

/** Sends requests without a pause, one after another on each connection. */
const flood =
  (connections: number, options: Flood): Attack["prepare"] =>
  ({ url }, network) =>
  () => {
    const load = autocannon(
      {
        ...options,
        url,
        connections,
        duration: LONGEST,
        timeout: LONGEST,
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": network,
          ...options.headers,
        },
      },
      () => undefined,
    );
    const ended = once(load, "done") as Promise<[Result]>;
    return async () => {
      load.stop();
      const [{ statusCodeStats = {}, requests }] = await ended;
      const counts = Object.entries(statusCodeStats).map(
        ([status, { count = 0 }]) => [status, count] as const,
      );
      const answered = counts.reduce((total, [, count]) => total + count, 0);
      return { statuses: Object.fromEntries(counts), unanswered: requests.sent - answered };
    };
  };

const query = (fields: string[]) => ({
  method: "POST" as const,
  path: "/graphql",
  body: JSON.stringify({ query: `{ ${fields.join(" ")} }` }),
});
/** More tokens than are read, and the most fields that are validated. */
const INVALID_QUERIES = [
  query(Array.from({ length: 1000 }, () => "me { id }")),
  query(Array.from({ length: 990 }, (_, i) => `unknown${i}`)),
];

let searches = 0;
/** `setupRequest` is called for each request: connections that share a list would all send the same searches. */
const uniqueSearch = (path: string) => ({
  path,
  setupRequest(request: object) {
    searches += 1;
    return { ...request, path: `${path}?query=developer+${searches}` };
  },
});

const REFUSED = "429";
/** All have this status or were refused. If all were refused, a limit was attacked instead of what the name says. */
const served = (wanted: string) => (outcome: Outcome) => {
  const statuses = Object.keys(outcome.statuses);
  return (
    statuses.includes(wanted) && statuses.every((status) => status === wanted || status === REFUSED)
  );
};

export const attacks: Attack[] = [
  {
    name: "invalid queries, 4 connections",
    prepare: flood(4, { requests: INVALID_QUERIES }),
    isReal: served("400"),
  },
  {
    name: "verify-otp, 220 connections",
    prepare: flood(220, {
      requests: [
        {
          method: "POST",
          path: "/api/auth/verify-otp",
          body: JSON.stringify({ email: "victim@example.com", otp: "000000" }),
        },
      ],
      headers: { cookie: "otp=made-up" },
    }),
    isReal: served("401"),
  },
  {
    name: "unique searches, 4 connections",
    prepare: flood(4, { requests: [uniqueSearch("/jobs")] }),
    isReal: served("200"),
  },
  {
    name: "unique feeds, 4 connections",
    prepare: flood(4, {
      requests: [uniqueSearch("/feeds/jobs.rss"), uniqueSearch("/feeds/jobs.json")],
    }),
    isReal: served("200"),
  },
  {
    name: "slow uploads, 100 connections",
    prepare: slowUploads(100),
    isReal: ({ unanswered }) => unanswered >= UPLOADS_A_NETWORK,
  },
];
