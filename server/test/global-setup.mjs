import path from "node:path";
import { ROOT } from "../../dev/child.mjs";
import { raise } from "../../dev/environment.mjs";
import { refreshPrograms } from "../../dev/programs.mjs";
import { scratchFolder } from "../../dev/scratch.mjs";
import { needsOf, serverTests } from "../../dev/test-needs.mjs";

const FOR_TESTS = [
  "S3_ENDPOINT",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "SES_ENDPOINT",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_ISSUER",
  "GOOGLE_AUTHORIZE_URL",
  "GOOGLE_JWKS_URL",
  "LINKEDIN_CLIENT_ID",
  "LINKEDIN_CLIENT_SECRET",
  "LINKEDIN_ISSUER",
  "LINKEDIN_AUTHORIZE_URL",
  "LINKEDIN_TOKEN_URL",
  "LINKEDIN_JWKS_URL",
];

/**
 * Runs once before all server tests, and makes what those need that were chosen: the built programs that they start, and a
 * database server, S3, mail and identity for this run, with temporary data. Tests get their addresses from the environment; each
 * test file creates its own database on that server.
 */
export default async function setUp({ testPathPatterns, ...config }) {
  // Options such as --onlyChanged choose, too; with them, everything is made.
  const isNarrowed = CHOOSERS.some((name) => config[name]);
  const chosen = testPathPatterns.toExecutor({ rootDir: ROOT });
  const isChosen = (file) => isNarrowed || !chosen.isSet() || chosen.isMatch(file);
  const { services, programs } = needsOf(ROOT, serverTests(ROOT, isChosen));
  if (programs.length > 0) await refreshPrograms(ROOT, programs);
  if (services) await raiseServices();
}

const CHOOSERS = ["onlyChanged", "changedSince", "lastCommit", "findRelatedTests", "onlyFailures"];

async function raiseServices() {
  const dataDir = scratchFolder();
  // The database server of another program, which is to be tested; by default, one is started.
  const { PATH, HOME, TMPDIR, TEST_DATABASE_SERVER: DATABASE_URL } = process.env;
  const environment = await raise({
    dataDir,
    binariesDir: path.resolve(process.env.DATA_DIR ?? ".data", "mysql-server"),
    settings: { PATH, HOME, TMPDIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) },
    // A random start, so that two runs at once rarely try the same ports.
    portsFrom: 10_000 + Math.floor(Math.random() * 9_000),
    throwAway: true,
    durable: false,
  });
  globalThis.testEnvironment = { environment, dataDir };
  process.env.TEST_DATABASE_URL = environment.env.DATABASE_URL;
  const services = Object.fromEntries(FOR_TESTS.map((name) => [name, environment.env[name]]));
  process.env.TEST_SERVICES = JSON.stringify(services);
  Object.assign(process.env, services);
}
