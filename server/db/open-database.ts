import type { DataSource } from "typeorm";
import { databaseTls } from "../kit/db/tls.js";
import { createDataSource, type DatabaseSettings, type DatabaseUse } from "./data-source.js";

/** The database cannot be used; the message names it and says what to check. */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable";
}

/**
 * Connects to the database.
 * @throws DatabaseUnusable with a message for operators
 */
export async function openDatabase(
  settings: DatabaseSettings,
  use: DatabaseUse = {},
): Promise<DataSource> {
  try {
    return await createDataSource(settings, use).initialize();
  } catch (error) {
    throw new DatabaseUnusable(explainConnectionError(settings, error), { cause: error });
  }
}

/** @param error from mysql2 while connecting */
function explainConnectionError(settings: DatabaseSettings, error: unknown): string {
  const { DATABASE_URL: url, DATABASE_CA: ca } = settings;
  const { hostname, port, username, pathname } = new URL(url);
  const server = `The database at ${hostname}:${port || 3306}`;
  const [code, words] = codeAndWords(error);
  const advice = ADVICE.find(({ when }) => when.test(code));
  if (!advice) return `${server} can't be used (${words}). Check DATABASE_URL.`;
  const name = decodeURIComponent(pathname.slice(1));
  const isPlain = databaseTls(url, ca) === undefined;
  return advice.say(server, { code, user: decodeURIComponent(username), name, isPlain });
}

interface Facts {
  code: string;
  user: string;
  name: string;
  /** Whether the connection is without TLS. */
  isPlain: boolean;
}

const IF_TLS =
  "If the server requires TLS, add ?ssl=true to DATABASE_URL, and set DATABASE_CA if its authority is your own.";

const ADVICE: { when: RegExp; say: (server: string, facts: Facts) => string }[] = [
  {
    when: /^ER_ACCESS_DENIED|^ER_DBACCESS_DENIED/,
    // MariaDB gives the same answer to clients without TLS if it requires TLS.
    say: (server, { user, name, isPlain }) =>
      `${server} refuses the user ${user} for ${name}. Check user and password in DATABASE_URL, and the user's grants.` +
      (isPlain ? ` ${IF_TLS}` : ""),
  },
  {
    when: /^ER_BAD_DB_ERROR/,
    say: (server, { name }) =>
      `${server} has no database ${name}. Create it: CREATE DATABASE ${name} CHARACTER SET utf8mb4.`,
  },
  {
    when: /^ER_SECURE_TRANSPORT_REQUIRED/,
    say: (server) => `${server} requires TLS. ${IF_TLS}`,
  },
  {
    when: /^HANDSHAKE_NO_SSL_SUPPORT/,
    say: (server) => `${server} does not support TLS, which DATABASE_URL or DATABASE_CA requires.`,
  },
  {
    when: /^HANDSHAKE_SSL_ERROR|CERT|SELF_SIGNED|UNABLE_TO_|^ERR_(TLS|SSL)/,
    say: (server, { code }) =>
      `${server} has a certificate that is not trusted (${code}). Check DATABASE_CA, and that the certificate is for this host.`,
  },
  {
    when: /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|PROTOCOL_)/,
    say: (server, { code }) =>
      `${server} does not answer (${code}). Check DATABASE_URL, that the server is running, and that this machine can reach it.`,
  },
  {
    when: /^(ENOTFOUND|EAI_AGAIN)/,
    say: (server, { code }) =>
      `${server} can't be found (${code}). Check the host name in DATABASE_URL.`,
  },
];

function codeAndWords(error: unknown): [code: string, words: string] {
  if (!(error instanceof Error)) return ["", String(error)];
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return [code, error.message];
}
