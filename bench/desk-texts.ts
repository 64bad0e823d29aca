import type mysql from "mysql2/promise";
import { tokensOf } from "../server/modules/applications/people/person-tokens.js";
import { READER_VERSION } from "../server/integrations/extraction/text-extractor.js";
import { TEXT_VERSION } from "../server/modules/applications/texts/text-version.js";

/** Words of resumes, and one in how many resumes has each. */
const WORDS: Record<string, number> = {
  ...{
    java: 3,
    python: 4,
    sql: 2,
    react: 6,
    kubernetes: 20,
    terraform: 40,
    cobol: 500,
    erlang: 5_000,
  },
  ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`skill${n}`, 2 + n])),
};
/** About a page of text, in which the search shows the words that it found. */
const TEXT =
  "Built services in Java and Python, with SQL, React, Kubernetes and Terraform.\n".repeat(40);
const ROWS_AT_ONCE = 2_000;

interface BenchPerson {
  id: string;
  resumeId: string;
  name: string;
}

/** The texts of resumes as read and indexed, so that the site has nothing left to do in the background. */
export async function addTexts(
  connection: mysql.Connection,
  people: readonly BenchPerson[],
): Promise<void> {
  const now = new Date();
  await inParts(
    connection,
    // On a slow machine, the site's sweep may already have queued some of these resumes.
    `REPLACE INTO resume_texts (resumeId, userId, status, text, searchedText, readerVersion, version, extractedAt, nextAttemptAt, doneAt) VALUES ?`,
    people.map(({ id, resumeId }) => [
      ...[resumeId, id, "READY", TEXT, TEXT, READER_VERSION, TEXT_VERSION, now, now, now],
    ]),
  );
  for (const [word, oneIn] of Object.entries(WORDS))
    await connection.query(
      "INSERT IGNORE INTO resume_tokens (token, number) SELECT ?, number FROM resume_texts WHERE MOD(CRC32(CONCAT(?, number)), ?) = 0",
      [word, word, oneIn],
    );
  await addNames(connection, people);
}

async function addNames(connection: mysql.Connection, people: readonly BenchPerson[]) {
  const [rows] = await connection.query<mysql.RowDataPacket[]>(
    "SELECT resumeId, number FROM resume_texts",
  );
  const numbers = new Map(rows.map((row) => [String(row.resumeId), Number(row.number)]));
  const tokens = people.flatMap(({ resumeId, name }) =>
    tokensOf({ text: "", name, place: "Austin, TX" }).map((token): [string, number] => [
      token,
      numbers.get(resumeId) ?? 0,
    ]),
  );
  tokens.sort(([a, first], [b, second]) => (a < b ? -1 : a > b ? 1 : first - second));
  await inParts(connection, "INSERT IGNORE INTO resume_tokens (token, number) VALUES ?", tokens);
}

async function inParts(connection: mysql.Connection, sql: string, rows: readonly unknown[][]) {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await connection.query(sql, [rows.slice(from, from + ROWS_AT_ONCE)]);
}
