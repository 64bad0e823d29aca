/**
 * Secrets of one development environment: created once, so that sessions and paid plans survive a restart.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Secrets
 * @property {string} secretKey
 * @property {string} stripeSecretKey
 * @property {string} stripeWebhookSecret
 * @property {string} linkedinClientSecret
 * @property {string} awsAccessKeyId
 * @property {string} awsSecretAccessKey
 */

/** @returns {Secrets} */
const freshSecrets = () => ({
  secretKey: randomBytes(32).toString("hex"),
  stripeSecretKey: `sk_test_${randomBytes(18).toString("hex")}`,
  stripeWebhookSecret: `whsec_${randomBytes(18).toString("hex")}`,
  linkedinClientSecret: randomBytes(18).toString("hex"),
  awsAccessKeyId: `LOCAL${randomBytes(8).toString("hex").toUpperCase()}`,
  awsSecretAccessKey: randomBytes(24).toString("hex"),
});

/**
 * @param {string} dataDir
 * @returns {Secrets} from `dev.json` there; missing ones are created and saved
 */
export function loadSecrets(dataDir) {
  const file = path.join(dataDir, "dev.json");
  const secrets = { ...freshSecrets(), ...readObject(file) };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function readObject(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
