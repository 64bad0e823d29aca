import type { DataSource } from "typeorm";

/** A connection that may hold a lock on a table. */
interface Holder {
  id: number | string;
  user: string | null;
  host: string | null;
  /** In seconds, for how long its connection has been in its present state. */
  seconds: number | string | null;
  /** Null if the server doesn't say which table it is. */
  tableName: string | null;
}

/** Where servers tell it, best first. Each fails or finds nothing where it is turned off or not permitted. */
const SOURCES = [
  // MySQL; MariaDB only with performance_schema=ON.
  `SELECT t.PROCESSLIST_ID AS id, t.PROCESSLIST_USER AS user, t.PROCESSLIST_HOST AS host, t.PROCESSLIST_TIME AS seconds,
     m.OBJECT_NAME AS tableName
   FROM performance_schema.metadata_locks m JOIN performance_schema.threads t ON t.THREAD_ID = m.OWNER_THREAD_ID
   WHERE m.OBJECT_TYPE = 'TABLE' AND m.OBJECT_SCHEMA = DATABASE() AND m.LOCK_STATUS = 'GRANTED'
     AND t.PROCESSLIST_ID <> CONNECTION_ID()`,
  // MariaDB with its plugin METADATA_LOCK_INFO.
  `SELECT p.ID AS id, p.USER AS user, p.HOST AS host, p.TIME AS seconds, l.TABLE_NAME AS tableName
   FROM information_schema.METADATA_LOCK_INFO l JOIN information_schema.PROCESSLIST p ON p.ID = l.THREAD_ID
   WHERE l.TABLE_SCHEMA = DATABASE() AND p.ID <> CONNECTION_ID()`,
  // Any server: all transactions that were open when the wait began, oldest first. Later ones have queued behind it.
  `SELECT p.ID AS id, p.USER AS user, p.HOST AS host, TIMESTAMPDIFF(SECOND, t.trx_started, NOW()) AS seconds, NULL AS tableName
   FROM information_schema.INNODB_TRX t JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
   WHERE p.DB = DATABASE() AND p.ID <> CONNECTION_ID()
     AND TIMESTAMPDIFF(SECOND, t.trx_started, NOW()) >= @@lock_wait_timeout
   ORDER BY t.trx_started`,
  // Without any privilege: what this user's other connections have run since then, such as a backup. One that sleeps may hold it, too.
  `SELECT ID AS id, USER AS user, HOST AS host, TIME AS seconds, NULL AS tableName
   FROM information_schema.PROCESSLIST
   WHERE DB = DATABASE() AND ID <> CONNECTION_ID() AND COMMAND <> 'Sleep' AND TIME >= @@lock_wait_timeout`,
];

/**
 * Who holds a lock for which a statement has waited in vain.
 * @returns `words` for the operator, and a `key` that stays the same while the same connections hold it
 */
export async function holdersOf(
  dataSource: DataSource,
  sql: string,
): Promise<{ key: string; words: string }> {
  for (const source of SOURCES) {
    const all = await dataSource.query<Holder[]>(source).catch(() => []);
    const holders = new Map(
      all
        .filter(({ tableName }) => tableName === null || wordsOf(sql).includes(tableName))
        .map((one) => [String(one.id), one]),
    );
    if (holders.size === 0) continue;
    return {
      key: [...holders.keys()].toSorted().join(),
      words: describe([...holders.values()]),
    };
  }
  return {
    key: "unknown",
    words:
      "The server doesn't say who holds it: look for open transactions with SHOW PROCESSLIST, or grant this user PROCESS.",
  };
}

const wordsOf = (sql: string): string[] => sql.split(/\W+/);

function describe(holders: Holder[]): string {
  const names = holders.map(
    ({ id, user, host, seconds }) =>
      `connection ${id} (${user ?? "unknown"} from ${host ?? "unknown"}, for ${seconds ?? "?"} s)`,
  );
  const isSure = holders.every(({ tableName }) => tableName !== null);
  return `${isSure ? "It is held by" : "It is probably held by"} ${names.join(", ")}.`;
}
