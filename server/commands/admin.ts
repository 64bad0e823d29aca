import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { systemClock } from "../core/clock.js";
import { email, line } from "../core/validation.js";
import { entities } from "../db/entities.js";
import { openDatabase } from "../db/open-database.js";
import { databaseSettings, readSettings } from "../env.js";
import { PeopleService } from "../modules/accounts/people.service.js";
import { SessionService } from "../modules/accounts/session.service.js";
import { AuditService } from "../modules/audit/audit.service.js";
import { StaffFactors } from "../modules/factors/staff-factors.service.js";
import { AnotherAdminExists, makeAdmin } from "../modules/staff/first-admin.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run admin -- you@firm.com [--yes] [--name "Your Name"]
Makes the account of this address an administrator, and creates it if there is none. Asks before it adds a second one; --yes answers.`;

const schema = z.object({ email, name: line(100, "").optional(), yes: z.boolean() });
type Wish = z.output<typeof schema>;

function promote(dataSource: DataSource, wish: Wish, isSecondWanted: boolean): Promise<boolean> {
  const audit = new AuditService(systemClock);
  const sessions = new SessionService(dataSource, audit, systemClock);
  const people = new PeopleService(dataSource, systemClock);
  const account = { email: wish.email, name: wish.name ?? "" };
  const factors = new StaffFactors(dataSource);
  return makeAdmin({ dataSource, people, sessions, factors, audit }, account, isSecondWanted);
}

/** Asks on a terminal; without one, the answer is no. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function run(dataSource: DataSource, wish: Wish): Promise<void> {
  const isNew = await promote(dataSource, wish, wish.yes).catch(async (error: unknown) => {
    if (!(error instanceof AnotherAdminExists)) throw error;
    const isWanted = await agrees("There is an administrator already. Add another?");
    return isWanted ? promote(dataSource, wish, true) : null;
  });
  if (isNew === null) {
    console.error("There is an administrator already. Nothing changed. Use --yes to add another.");
    process.exitCode = 1;
  } else if (isNew)
    console.log(
      `${wish.email} is now an administrator. Log in on the site with a code by email; it then asks for a passkey or an authenticator app.`,
    );
  else console.log(`${wish.email} is an administrator already.`);
}

const wish = readArguments(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false }, name: { type: "string" } },
  });
  return positionals.length === 1 ? schema.parse({ ...values, email: positionals[0] }) : null;
});
await runCommand(async () => {
  const dataSource = await openDatabase(readSettings(databaseSettings), { entities });
  try {
    await run(dataSource, wish);
  } finally {
    await dataSource.destroy();
  }
});
