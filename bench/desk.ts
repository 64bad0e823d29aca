import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2/promise";
import { newId } from "../server/core/ids.js";
import { encodeTimeCursor } from "../server/core/paging.js";
import {
  pageStatement,
  type ApplicationSearch,
} from "../server/modules/applications/stages/application-list.query.js";
import { fillDesk, type Desk, type Visitor } from "./desk-data.js";
import { memoryOf } from "./memory.js";

/**
 * Requests a second, at random moments: what 50 recruiters ask, each every five seconds. If all asked again at once, the time
 * would only measure answers per second.
 */
const RATE = 10;
/** Beside it, recruiters who ask again at once. Both cores of a small machine are busy then. */
const AT_ONCE = 4;
const REQUESTS = 400;
/** The requests are asked in so many turns, each subject in each. A machine that stalls spoils one turn, not their median. */
const TURNS = 5;
const WARM_UP = 40;
const PAGE = 50;
const LIMIT_MS = 50;
/** Of the search over resumes. */
const SEARCH_LIMIT_MS = 100;
/** How often everything is asked for again, to see whether memory grows. */
const ROUNDS = 3;

const NODE =
  "edges { node { id status name appliedAt version allowedMoves resume { id url fileName } } }";
const LIST = `query ($first: Int!, $after: String, $filter: ApplicationFilter) {
  applications(first: $first, after: $after, filter: $filter) { pageInfo { endCursor } ${NODE} } }`;
const COLUMN = `query ($id: ID!, $first: Int!, $status: [ApplicationStatus!]) { job(id: $id) { id
  applications(first: $first, status: $status) { ${NODE} } } }`;
const OPEN = ["SUBMITTED", "REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER"] as const;
const BOARD = `query ($id: ID!) { job(id: $id) { id applicationCounts { status count }
  ${OPEN.map((stage) => `${stage}: applications(first: 25, status: [${stage}]) { ${NODE} }`).join(" ")} } }`;
const SEARCH = `query ($query: String!, $first: Int!) { candidates(query: $query, first: $first) {
  edges { node { id name location passages { spans { text } } newestApplication { id status resume { id url } } } } } }`;
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) {
  application { id status version } userErrors { code } } }`;

/** A request, and what plain mysql2 needs for the same rows. */
interface Subject {
  name: string;
  ask: (turn: number) => Promise<void>;
  /** None for what takes several statements that depend on each other. */
  bare?: (turn: number) => Promise<unknown>;
  limitMs?: number;
}

interface Bench {
  site: string;
  desk: Desk;
  pool: mysql.Pool;
}

/**
 * Boards, lists, searches and moves with 200,000 applications of 50,000 people. Beside each is the time of the same
 * statements alone, sent with plain mysql2 by as many at once. At the end, all reads are repeated: the heap should stay flat.
 */
export async function benchDesk(site: string, pid: number): Promise<void> {
  const pool = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: AT_ONCE });
  const connection = await mysql.createConnection(process.env.DATABASE_URL ?? "");
  const began = Date.now();
  const desk = await fillDesk(connection);
  await connection.query("ANALYZE TABLE applications, resume_texts, resume_tokens");
  await connection.end();
  console.log(`\n200,000 applications written in ${Math.round((Date.now() - began) / 1000)} s`);
  const reads = [...lists({ site, desk, pool }), ...searches(site, desk)];
  for (const { ask, bare } of reads)
    for (const work of [ask, bare]) if (work) await timed(work, WARM_UP);
  const memory = [await memoryOf(pid)];
  console.log(row("", `${RATE} a second`, "", `${AT_ONCE} at once`, "", "bare", ""));
  console.log(row("", ...Array.from({ length: 3 }, () => ["p50 ms", "p95 ms"]).flat()));
  const subjects = [...reads, await moves({ site, desk, pool })];
  const arrived = await arrivals(subjects);
  for (const [index, subject] of subjects.entries()) await measure(subject, arrived[index] ?? []);
  for (let round = 0; round < ROUNDS; round += 1) {
    memory.push(await memoryOf(pid));
    for (const { ask } of reads) await timed(ask, REQUESTS / 2);
  }
  memory.push(await memoryOf(pid));
  console.log(`\nmemory of the site, and its heap after garbage collection: ${memory.join(", ")}`);
  await pool.end();
}

/** Times of each subject in each turn. */
async function arrivals(subjects: readonly Subject[]): Promise<number[][][]> {
  const times = subjects.map((): number[][] => []);
  const amount = REQUESTS / TURNS;
  for (let done = 0; done < REQUESTS; done += amount)
    for (const [index, { ask }] of subjects.entries())
      times[index]?.push(await arriving((turn) => ask(done + turn), amount));
  return times;
}

async function measure(
  { name, ask, bare, limitMs = LIMIT_MS }: Subject,
  turns: readonly number[][],
): Promise<void> {
  const ours = [0.5, 0.95].map((share) => median(turns.map((times) => at(times, share))));
  const busy = await timed((turn) => ask(REQUESTS + turn), REQUESTS);
  const plain = bare && (await timed(bare, REQUESTS));
  const others = [busy, plain].flatMap((times) => [shown(times, 0.5), shown(times, 0.95)]);
  const verdict = (ours[1] ?? 0) > limitMs ? `  over ${limitMs} ms` : "";
  console.log(row(name, ...ours.map((ms) => ms.toFixed(1)), ...others) + verdict);
}

const searches = (site: string, { admins }: Desk): Subject[] =>
  Object.entries({
    "resumes, common words": "java python",
    "resumes, rarer words": "kubernetes terraform",
    "resumes, rare word": "erlang",
    "resumes, word and name": "cobol ana",
    "resumes, names never together": "ana ben",
    "resumes, no such word": "fortran",
  }).map(([name, query]) => ({
    name,
    ask: (turn) => graphql(site, SEARCH, { query, first: PAGE }, admins[turn % admins.length]),
    limitMs: SEARCH_LIMIT_MS,
  }));

function lists({ site, desk, pool }: Bench): Subject[] {
  const none: ApplicationSearch = { companyIds: null, stages: [], words: [] };
  const half = new Date(Date.now() - 182 * 86_400_000);
  const position = { time: half, id: newId() };
  const ofRecruiter = { ...none, companyIds: [desk.companyId] };
  const list = (
    name: string,
    filter: object,
    search: ApplicationSearch,
    { by = desk.admins, after }: { by?: Visitor[]; after?: typeof position } = {},
  ): Subject => ({
    name,
    ask: async (turn) => {
      const cursor = after && encodeTimeCursor(after.time, after.id);
      await graphql(site, LIST, { first: PAGE, after: cursor, filter }, by[turn % by.length]);
    },
    bare: () => pool.query(...pageStatement(search, PAGE + 1, after)),
  });
  const column = (turn: number) => OPEN[turn % OPEN.length] ?? "SUBMITTED";
  const ofJob = { ...none, jobId: desk.jobId };
  const by = desk.recruiters;
  const rareName = { words: ["ortizson"], rareWord: "ortizson" };
  return [
    {
      name: "board, all columns",
      ask: (turn) => graphql(site, BOARD, { id: desk.jobId }, by[turn % by.length]),
      bare: async () => {
        for (const stage of OPEN)
          await pool.query(...pageStatement({ ...ofJob, stages: [stage] }, 26));
      },
    },
    {
      name: "board, more of a column",
      ask: (turn) =>
        graphql(
          site,
          COLUMN,
          { id: desk.jobId, first: PAGE, status: [column(turn)] },
          by[turn % by.length],
        ),
      bare: (turn) => pool.query(...pageStatement({ ...ofJob, stages: [column(turn)] }, PAGE + 1)),
    },
    list("one company", { companyId: desk.companyId }, ofRecruiter, { by }),
    list(
      "all, two stages",
      { status: ["REVIEWED", "OFFER"] },
      { ...none, stages: ["REVIEWED", "OFFER"] },
    ),
    list("all, from the middle", {}, none, { after: position }),
    list("unanswered for 2 days", { unansweredDays: 2 }, { ...none, stages: ["SUBMITTED"] }),
    list("common name", { query: "ana ortiz" }, { ...none, words: ["ana", "ortiz"] }),
    list("rare name", { query: "ortizson" }, { ...none, ...rareName }),
    {
      name: "common names, never together",
      ask: (turn) =>
        graphql(
          site,
          LIST,
          { first: PAGE, filter: { query: "ana ben" } },
          desk.admins[turn % desk.admins.length],
        ),
    },
    list(
      "rare name, one company",
      { companyId: desk.companyId, query: "ortizson" },
      { ...ofRecruiter, ...rareName },
      { by },
    ),
  ];
}

/** Each move is of another application; half of them send an email. */
async function moves({ site, desk, pool }: Bench): Promise<Subject> {
  const [rows] = await pool.query<mysql.RowDataPacket[]>(
    "SELECT id FROM applications WHERE companyId = ? AND status = 'SUBMITTED' LIMIT ?",
    [desk.companyId, 3 * REQUESTS],
  );
  const ids = rows.map((found) => String(found.id));
  return {
    name: "move",
    ask: (turn) => {
      const status = turn % 2 === 0 ? "REVIEWED" : "REJECTED";
      const input = { id: ids[turn], status, expectedVersion: 1 };
      return graphql(site, MOVE, { input }, desk.recruiters[turn % desk.recruiters.length]);
    },
    bare: (turn) => bareMove(pool, desk, ids[2 * REQUESTS + turn] ?? ""),
  };
}

async function bareMove(pool: mysql.Pool, desk: Desk, id: string): Promise<void> {
  const connection = await pool.getConnection();
  await connection.query("SET TRANSACTION ISOLATION LEVEL READ COMMITTED");
  await connection.beginTransaction();
  await connection.query("SELECT status, version FROM applications WHERE id = ? FOR UPDATE", [id]);
  await connection.query(
    "UPDATE applications SET status = 'REVIEWED', version = version + 1, stageChangedAt = ? WHERE id = ?",
    [new Date(), id],
  );
  await connection.query("INSERT INTO application_events SET ?", [
    {
      ...{ id: newId(), applicationId: id, kind: "MOVED", fromStatus: "SUBMITTED" },
      ...{ toStatus: "REVIEWED", actorId: desk.recruiterId, at: new Date() },
    },
  ]);
  await connection.commit();
  connection.release();
}

async function graphql(
  site: string,
  query: string,
  variables: object,
  by?: Visitor,
): Promise<void> {
  const response = await fetch(`${site}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": by?.network ?? "",
      cookie: `sid=${by?.sessionToken}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  if (!response.ok || /"errors":|"userErrors":\[\{/.test(text)) throw new Error(text.slice(0, 500));
}

type Work = (turn: number) => Promise<unknown>;

/** Milliseconds of each call, in ascending order. Calls begin at random moments, whether earlier ones are answered or not. */
async function arriving(work: Work, amount: number): Promise<number[]> {
  const calls: Promise<number>[] = [];
  for (let turn = 0; turn < amount; turn += 1) {
    await delay((-Math.log(1 - Math.random()) * 1000) / RATE);
    calls.push(millisecondsOf(work, turn));
  }
  return (await Promise.all(calls)).sort((a, b) => a - b);
}

/** Milliseconds of each call, in ascending order. Each caller waits for an answer before the next call. */
async function timed(work: Work, amount: number): Promise<number[]> {
  const times: number[] = [];
  let turn = 0;
  const worker = async () => {
    while (turn < amount) {
      turn += 1;
      times.push(await millisecondsOf(work, turn - 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times.sort((a, b) => a - b);
}

async function millisecondsOf(work: Work, turn: number): Promise<number> {
  const began = performance.now();
  await work(turn);
  return performance.now() - began;
}

const shown = (times: number[] | undefined, share: number): string =>
  times ? at(times, share).toFixed(1) : "-";

const median = (values: number[]): number =>
  at(
    values.toSorted((a, b) => a - b),
    0.5,
  );

const at = (times: number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const row = (name: string, ...cells: string[]) =>
  name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join("");
