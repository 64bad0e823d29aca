import { parseArgs } from "node:util";
import { systemClock } from "../core/clock.js";
import { entities } from "../db/entities.js";
import { openDatabase } from "../db/open-database.js";
import { dataSettings, readSettings } from "../env.js";
import { accountRows } from "../modules/accounts/account.privacy.js";
import { AuditService } from "../modules/audit/audit.service.js";
import { privacyRules } from "../privacy-rules.js";
import {
  Erasure,
  ErasureRefused,
  type ErasureReport,
  type InErasure,
} from "../modules/privacy/erasure.js";
import { commandStore } from "./command-store.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run erase -- person@example.com [--yes]
Deletes what is kept about a person. Without --yes it says what would be deleted and changes nothing.`;

function describe({ hasAccount, erased, kept, stripeCustomerId }: ErasureReport, isDone: boolean) {
  const list = (rows: { what: string; count: number; why?: string }[]) =>
    rows.map(({ what, count, why }) => `  ${count} ${what}${why ? ` (${why})` : ""}`);
  const account = kept.length > 0 ? "  the account's name, address and phone" : "  the account";
  return [
    isDone ? "Deleted:" : "Would be deleted (nothing is changed without --yes):",
    ...(hasAccount ? [account] : []),
    ...list(erased),
    ...(hasAccount || erased.length > 0 ? [] : ["  nothing: this address is not known"]),
    ...(kept.length > 0 ? ["Kept for up to seven years, under an account without a name:"] : []),
    ...list(kept),
    ...(stripeCustomerId
      ? [
          `At Stripe the person is ${stripeCustomerId}: redact this customer there once no payment is disputed.`,
        ]
      : []),
    "Not included: emails in the staff mailbox, and rate-limit counters, which expire within a day.",
  ].join("\n");
}

const { address, isReal } = readArguments(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [address] = positionals;
  if (positionals.length > 1 || !address?.includes("@")) return null;
  return { address, isReal: values.yes };
});

/** Adds the erasure to the audit log, unless there was nothing to erase. */
const record: InErasure = async (transaction, { userId, report }) => {
  if (userId === null && report.erased.length === 0) return;
  const event = { kind: "ERASED", actor: { kind: "system" }, subjectId: userId } as const;
  await new AuditService(systemClock).record(transaction, event);
};

await runCommand(async () => {
  const settings = readSettings(dataSettings);
  const dataSource = await openDatabase(settings, { entities });
  const store = commandStore(settings);
  const erasure = new Erasure({
    dataSource,
    store,
    clock: systemClock,
    accounts: accountRows,
    rules: privacyRules,
  });
  try {
    const report = isReal ? await erasure.erase(address, record) : await erasure.preview(address);
    console.log(describe(report, isReal));
    for (const { advice } of report.obstacles) console.log(`First: ${advice}`);
  } catch (error) {
    if (!(error instanceof ErasureRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await dataSource.destroy();
  }
});
