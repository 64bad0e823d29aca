import type { DataSource } from "typeorm";
import type { HandedOut } from "./handed-out.js";

/** Where no secret may be in clear text, and no address either: what leaves the database in dumps, logs, and on staff's screens. */
const TABLES = {
  "the outbox": "SELECT payload, dedupeKey, lastError FROM outbox",
  "the audit log":
    "SELECT actorId, subjectId, targetId, ipAddress, userAgent, details FROM audit_events",
  "the failures of Stripe's events": "SELECT lastError FROM stripe_events WHERE lastError <> ''",
  "the failures of copies": "SELECT lastError FROM data_exports WHERE lastError <> ''",
  "the failures of deletions": "SELECT lastError FROM account_deletions WHERE lastError <> ''",
};
const ADDRESS = /[\w.+-]+@(?:[\w-]+\.)*(?:example\.com|gmail\.com)/i;

/**
 * Looks for everything that an app has handed out in its outbox, its audit log, the failures that its queues keep, and its log.
 * @throws Error that says what was found where, without quoting it
 */
export async function searchForSecrets(
  dataSource: DataSource,
  handedOut: HandedOut,
  log: string,
): Promise<void> {
  // Numbers with six digits are common in a log, which is searched for `code: 123456` already.
  const found = handedOut.foundIn(log, { withCodes: false }).map((what) => `${what} in the log`);
  for (const [place, statement] of Object.entries(TABLES)) {
    const text = JSON.stringify(await dataSource.query(statement));
    const secrets = handedOut.foundIn(text, { withCodes: true });
    found.push(...secrets.map((what) => `${what} in ${place}`));
    if (ADDRESS.test(text)) found.push(`an address in ${place}`);
  }
  if (found.length > 0) throw new Error(`Secrets in clear text: ${found.join("; ")}`);
}
