import "reflect-metadata";
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import path from "node:path";
import type { AddressInfo } from "node:net";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { DataSource } from "typeorm";
import { createApp } from "../app.js";
import { failureReports } from "../core/failure-reports.js";
import { createLogger } from "../core/logger.js";
import { seconds } from "../core/clock.js";
import type { Patience } from "../core/patience.js";
import { createDataSource } from "../db/data-source.js";
import { entities } from "../db/entities.js";
import { ProcessExtractor } from "../integrations/extraction/process-extractor.js";
import { BREAKER_LIMITS, type BreakerLimits } from "../integrations/breaker/breaker.js";
import type { FetchText } from "../integrations/sns/fetch-text.js";
import { readEnv, type Env } from "../env.js";
import type { SharedTime } from "../kit/db/clock-guard.js";
import { limitConnections, REQUEST_LIMITS } from "../kit/db/connection-limits.js";
import { PATIENT } from "../kit/db/pool.js";
import type { Admission } from "../kit/http/admission.js";
import type { IndexedPost } from "../modules/posts/post-index.js";
import type { ClientBuild } from "../doors/web/client-build.js";
import { compose, type Services } from "../compose.js";
import { HandedOut } from "./handed-out.js";
import { LogWatch } from "./log-watch.js";
import { searchForSecrets } from "./secret-search.js";
import { TestClient } from "./test-client.js";
import { TestClock } from "./test-clock.js";
import { Inbox } from "./inbox.js";
import { ownDatabase } from "../../dev/own-database.js";

export interface TestApp {
  env: Env;
  origin: string;
  services: Services;
  dataSource: DataSource;
  clock: TestClock;
  inbox: Inbox;
  /** A new visitor with its own cookies and network address. */
  client(): TestClient;
  close(): Promise<void>;
}

/**
 * The address where an app will answer. It listens already, so that no other process takes the
 * port.
 */
export interface Address {
  server: Server;
  origin: string;
}

export interface TestAppOptions {
  posts?: readonly IndexedPost[];
  address?: Address;
  /** Without it, the app has no pages. */
  client?: ClientBuild | null;
  /** For tests of what happens to those who wait too long. */
  patience?: Partial<Patience>;
  /** For tests of providers that fail; others let them fail as often as they want. */
  breakerLimits?: BreakerLimits;
  /** For tests of a clock that is wrong; by default, it never is. */
  sharedTime?: SharedTime;
  /** How long pages and lists are kept, in milliseconds; 0 means until something changes. */
  keptMs?: number;
  /** How much work is let in at once. */
  admission?: Admission;
  /** Answers instead of SNS. */
  fetchText?: FetchText;
  /** Gets each line of the log. */
  onLog?: (line: string) => void;
}

/** Less than the time limit of a test, which would end it without a word about what it waited for. */
const PATIENT_SITE: Patience = {
  readMs: seconds(60),
  searchMs: seconds(60),
  followMs: seconds(60),
  fileMs: seconds(60),
  mailMs: seconds(60),
  storeMs: seconds(60),
  providersMs: seconds(60),
  uploadMs: seconds(60),
  signInMs: seconds(60),
  replicaMs: seconds(60),
  replicaLagMs: seconds(300),
};

const NEVER_OPEN: BreakerLimits = { ...BREAKER_LIMITS, failures: Number.POSITIVE_INFINITY };

/** The real application on this test file's own database, with the mail and S3 stand-ins. */
export async function createTestApp(
  overrides: Partial<Record<keyof Env, string>> = {},
  {
    posts = [],
    address,
    client = null,
    patience,
    sharedTime,
    fetchText,
    onLog,
    breakerLimits = NEVER_OPEN,
    ...kept
  }: TestAppOptions = {},
): Promise<TestApp> {
  databaseMade ??= ownDatabase(required("TEST_DATABASE_URL"), DATABASE);
  const databaseUrl = await databaseMade;
  await ownBucket();
  const { server, origin } = address ?? (await openAddress());
  const env = readEnv({ ...settings(databaseUrl, origin), ...overrides });
  const dataSource = await createDataSource(env, {
    entities,
    connectTimeout: PATIENT,
  }).initialize();
  // On a busy machine, statements and lock waits take longer than production allows; so does the rest (PATIENT_SITE).
  await limitConnections(dataSource, {
    ...REQUEST_LIMITS,
    statementS: 60,
    silenceMs: PATIENT,
    waitMs: PATIENT,
    transactionMs: PATIENT,
  });
  const clock = new TestClock();
  const log = new LogWatch(onLog);
  const handedOut = new HandedOut();
  // Logs everything, so that every test shows whether personal data gets into the log.
  const logger =
    env.LOG_LEVEL === "silent" ? createLogger("debug", log) : createLogger(env.LOG_LEVEL);
  const reportFailure = (err: unknown) => logger.error({ err }, "provider failed");
  failureReports.subscribe(reportFailure);
  const services = compose({
    env,
    dataSource,
    logger,
    clock,
    // Moves with the clock: otherwise a test that moves it would run on a wrong one.
    sharedTime: sharedTime ?? (() => Promise.resolve(clock.now())),
    patience: { ...PATIENT_SITE, ...patience },
    breakerLimits,
    posts,
    extractor: builtExtractor(),
    indexProgram: BUILT_INDEX,
    ...(fetchText ? { fetchText } : {}),
  });
  await services.replicaReads?.replica.check();
  await services.searchIndex.start();
  const { handle } = await createApp({ env, services, logger, client, ...kept });
  server.on("request", handle);
  return {
    env,
    origin,
    services,
    dataSource,
    clock,
    inbox: new Inbox(services.mailWorker, required("SES_ENDPOINT"), handedOut),
    client: () => new TestClient(origin, handedOut),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      const search = await settled(searchForSecrets(dataSource, handedOut, log.text));
      await services.searchIndex.close();
      services.writeProbe.close();
      await services.replicaReads?.replica.close();
      await dataSource.destroy();
      failureReports.unsubscribe(reportFailure);
      log.check();
      search();
    },
  };
}

/** The thread of the job index: like the process below, it cannot run the tests' TypeScript. */
export const BUILT_INDEX = path.resolve(
  "dist/node/server/modules/jobs/search/index/index-program.js",
);

/** Reads resumes with the built program: a process of its own cannot run the tests' TypeScript. */
export const builtExtractor = ({ maxMs = PATIENT_SITE.fileMs } = {}): ProcessExtractor =>
  new ProcessExtractor({
    program: path.resolve("dist/node/server/integrations/extraction/extract-program.js"),
    maxMs,
  });

/** Waits for the end, and lets the caller decide when to learn of a failure. */
const settled = (work: Promise<void>): Promise<() => void> =>
  work.then(
    () => () => undefined,
    (error: unknown) => () => {
      throw error;
    },
  );

/** The complete environment: tests must not read the shell's variables. */
function settings(databaseUrl: string, origin: string): NodeJS.ProcessEnv {
  const ofServices: NodeJS.ProcessEnv = JSON.parse(required("TEST_SERVICES"));
  return {
    ...ofServices,
    SITE_MODE: "test",
    PORT: "0",
    PUBLIC_BASE_URL: origin,
    DATABASE_URL: databaseUrl,
    S3_BUCKET: BUCKET,
    SECRET_KEY: "test-secret-key-test-secret-key-0001",
    TRUST_PROXY_HOPS: "1",
    SEARCH_DIR: "memory",
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
    SES_SEND_RATE: "1000",
    MAIL_FROM: "Staffboard <no-reply@staffboard.example>",
    STAFF_MAIL: "staff@staffboard.example",
    STRIPE_SECRET_KEY: "sk_test_server_tests",
    STRIPE_WEBHOOK_SECRET: "whsec_server_tests_0001",
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through jest's global setup.`);
  return value;
}

/** Use one per test file, so that files do not share rows or a moved clock. */
const DATABASE = `test_${randomUUID().replaceAll("-", "")}`;
let databaseMade: Promise<string> | undefined;

const BUCKET = `test-${randomUUID()}`;
let bucketMade: Promise<unknown> | undefined;

/** Each test file has its own bucket: another file's resumes would look like orphans here. */
function ownBucket(): Promise<unknown> {
  const client = new S3Client({
    endpoint: required("S3_ENDPOINT"),
    region: "us-east-1",
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  bucketMade ??= client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return bucketMade;
}

/** For tests that need the app's address before it exists. */
export async function openAddress(): Promise<Address> {
  const server = createServer();
  // No time limit: a test that stalled could send a request on a connection that was just closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // If a test fails before closing it, it must not keep the whole run from ending.
  server.unref();
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
