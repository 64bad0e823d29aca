import { expect, it } from "@jest/globals";
import { createDatabase, withRunner } from "../test/database.js";
import { migrations } from "./migrations.js";
import { GivenNames1766003000000 } from "./migrations/1766003000000-given-names.js";
import { migrate } from "./run-migrations.js";

const TIME = "2026-01-02 03:04:05.678";
const LATER = "2026-01-05 03:04:05.678";

/** Name, phone, location, role, and what else the row has. The address is the key at example.com. */
const people: Record<string, [string, string, string, string, powersSince?: string]> = {
  "ana.r70013": ["ana.r70013", "", "", "CANDIDATE"],
  "connected.later": ["connected.later", "", "", "CANDIDATE"],
  "from.google": ["from.google", "", "", "CANDIDATE"],
  "other.case": ["Other.Case", "", "", "CANDIDATE"],
  named: ["Ana Ruiz", "", "", "CANDIDATE"],
  saved: ["saved", "2145550134", "Dallas, TX", "CANDIDATE"],
  recruiter: ["recruiter", "", "", "RECRUITER"],
  "former.recruiter": ["former.recruiter", "", "", "CANDIDATE", TIME],
};

it("forgets names that were guessed from the address, and no others", async () => {
  const database = await createDatabase("given_names");
  const before = migrations.indexOf(GivenNames1766003000000);
  await withRunner(database, async (runner) => {
    for (const migration of migrations.slice(0, before)) await new migration().up(runner);
    for (const [id, [name, phone, location, role, powersSince = null]] of Object.entries(people))
      await runner.query(
        `INSERT INTO users (id, email, name, location, phone, countryCode, role, powersSince, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, ?, '+1', ?, ?, '${TIME}', '${TIME}')`,
        [id, `${id}@example.com`, name, location, phone, role, powersSince],
      );
    for (const [userId, at] of [
      ["from.google", TIME],
      ["connected.later", LATER],
    ])
      await runner.query(
        `INSERT INTO identities (issuer, subject, userId, provider, createdAt)
         VALUES ('https://accounts.google.com', ?, ?, 'GOOGLE', ?)`,
        [userId, userId, at],
      );
  });
  await migrate(database);
  const rows: { id: string; name: string }[] = await withRunner(database, (runner) =>
    runner.query("SELECT id, name FROM users"),
  );
  const forgotten = rows.filter(({ name }) => name === "").map(({ id }) => id);
  expect(forgotten.sort()).toEqual(["ana.r70013", "connected.later"]);
  const kept = rows.filter(({ name }) => name !== "");
  expect(kept.every(({ id, name }) => name === people[id]?.[0])).toBe(true);
});
