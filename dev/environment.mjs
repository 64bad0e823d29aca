/**
 * Starts what the product depends on: a database, and local stand-ins for S3, SES, Stripe, Google and LinkedIn. Used by
 * `npm start`, the browser tests and the benchmarks. Needs the project built.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { startChild } from "./child.mjs";
import { ensureDatabase } from "./mysql.mjs";
import { nextFreePort, settlePort } from "./ports.mjs";
import { loadSecrets } from "./secrets.mjs";
import { missingParts, PORTS, productEnvironment } from "./settings.mjs";

const SERVICES = "dist/node/dev/services/main.js";

/**
 * @typedef {object} Environment
 * @property {Record<string, string | undefined>} env the product's environment, including PATH and the like
 * @property {{site: string, mail?: string, stripe?: string, identity?: string, s3?: string}} urls
 *   only those of stand-ins that were started
 * @property {import("./mysql.mjs").Database | undefined} database undefined when DATABASE_URL is set
 * @property {import("./child.mjs").Child | undefined} services
 * @property {() => Promise<void>} stop
 */

/**
 * @param {object} options
 * @param {string} options.dataDir
 * @param {string} [options.binariesDir] where an unpacked database server is kept
 * @param {boolean} [options.throwAway] the data is temporary; see `ensureDatabase`
 * @param {boolean} [options.durable] see `ensureDatabase`
 * @param {import("./settings.mjs").Settings} options.settings the user's settings; see `readSettings`
 * @param {number} [options.portsFrom] take free ports from this one up, instead of the usual ones
 * @param {(line: string) => void} [options.log]
 * @param {<T>(name: string, work: () => Promise<T>) => Promise<T>} [options.step] shows progress
 * @param {(env: NodeJS.ProcessEnv) => Promise<unknown>} [options.prepare] works on the database while the stand-ins start
 * @returns {Promise<Environment>}
 * @throws {Error} whose message says what to do; everything started before it has been stopped
 */
export async function raise({
  dataDir,
  binariesDir,
  throwAway,
  durable,
  settings,
  portsFrom,
  log = () => {},
  step = (_name, work) => work(),
  prepare = async () => {},
}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const missing = missingParts(settings);
  const ports = await settlePorts(settings, missing, portsFrom, log);
  const secrets = loadSecrets(dataDir);
  const wanted = serviceSettings({ dataDir, missing, ports, settings, secrets });
  const envWith = (database) =>
    productEnvironment({ settings, secrets, ports, databaseUrl: database?.url });
  const starting = missing.database
    ? step("Database", () => ensureDatabase({ dataDir, binariesDir, throwAway, durable, log }))
    : Promise.resolve();
  const [database, services] = await allOrNone([
    starting,
    Object.keys(wanted).length > 0
      ? step("Services", () => startServices(dataDir, wanted, settings))
      : undefined,
    starting.then((database) => prepare(envWith(database))),
  ]);
  const env = envWith(database);
  const stop = async () => {
    await services?.stop();
    await database?.stop();
  };
  return { env, urls: urlsOf(env, wanted), database, services, stop };
}

/** Waits for things that start at once. If one fails, stops the others before rethrowing. */
async function allOrNone(starts) {
  const results = await Promise.allSettled(starts);
  const failed = results.find(({ status }) => status === "rejected");
  if (!failed) return results.map(({ value }) => value);
  for (const { value } of results) await value?.stop?.();
  throw failed.reason;
}

async function settlePorts(settings, missing, portsFrom, log) {
  const ports = {};
  for (const [name, port] of Object.entries(PORTS)) {
    if (name !== "site" && !missing[name]) continue;
    if (portsFrom === undefined) {
      ports[name] = await settlePort({ ...port, asked: settings[port.variable], log });
    } else {
      ports[name] = await nextFreePort(portsFrom);
    }
  }
  return ports;
}

function serviceSettings({ dataDir, missing, ports, settings, secrets }) {
  const env = productEnvironment({ settings, secrets, ports, databaseUrl: undefined });
  const s3 = {
    port: ports.s3,
    directory: path.resolve(dataDir, "s3"),
    bucket: env.S3_BUCKET,
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  };
  const stripe = {
    port: ports.stripe,
    dataFile: path.resolve(dataDir, "stripe.json"),
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `http://localhost:${ports.site}/api/stripe/webhook`,
  };
  const mail = {
    port: ports.mail,
    dataFile: path.resolve(dataDir, "mails.json"),
    topic: {
      topicArn: env.SES_TOPIC_ARN ?? "",
      notifyUrl: `http://localhost:${ports.site}/api/ses/notifications`,
    },
  };
  return {
    ...(missing.s3 ? { s3 } : {}),
    ...(missing.mail ? { mail } : {}),
    ...(missing.stripe ? { stripe } : {}),
    ...(missing.identity
      ? { identity: { port: ports.identity, clientSecret: env.LINKEDIN_CLIENT_SECRET } }
      : {}),
  };
}

/** One process runs all local services and exits when this process exits. */
async function startServices(dataDir, wanted, settings) {
  const { PATH, HOME, TMPDIR } = settings;
  const logFile = path.join(dataDir, "services.log");
  const child = startChild(SERVICES, { env: { PATH, HOME, TMPDIR }, logFile, leash: false });
  const answer = new Promise((resolve) => child.process.once("message", resolve));
  child.process.send(wanted);
  const first = await Promise.race([answer, child.ended.then((how) => ({ failed: how }))]);
  if (first?.ready) return child;
  await child.stop();
  throw new Error(`The local services did not start: ${first?.failed}\n${child.lastWords()}`);
}

const urlsOf = (env, wanted) => ({
  site: env.PUBLIC_BASE_URL,
  ...Object.fromEntries(
    Object.entries(wanted).map(([name, { port }]) => [name, `http://127.0.0.1:${port}`]),
  ),
});
