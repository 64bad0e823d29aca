import { parseArgs } from "node:util";
import { systemClock } from "../core/clock.js";
import { entities } from "../db/entities.js";
import { openDatabase } from "../db/open-database.js";
import { databaseSettings, readSettings } from "../env.js";
import type { ChainLink } from "../modules/audit/audit.chain.js";
import {
  AuditVerifier,
  type AuditProblem,
  type AuditReport,
} from "../modules/audit/audit-verifier.js";
import { readArguments, runCommand } from "./run-command.js";

const USAGE = `npm run audit -- verify [--head NUMBER:HASH]
Checks whether the audit log is complete and unchanged. --head takes the head of an earlier run or of the server's log, and checks
that the chain still contains it: only this shows whether the newest entries were cut off or the whole chain was replaced.`;
const MAX_SHOWN = 50;

function describe(problem: AuditProblem): string {
  switch (problem.kind) {
    case "SEALS_MISSING":
      return problem.from === problem.to
        ? `Seal ${problem.from} is missing.`
        : `Seals ${problem.from} to ${problem.to} are missing.`;
    case "EVENT_MISSING":
      return `The event ${problem.eventId} of seal ${problem.seq} is missing.`;
    case "CHANGED":
      return `Seal ${problem.seq} doesn't match the event ${problem.eventId} and the seal before it: one of them was changed or moved.`;
    case "UNSEALED":
      return `The event ${problem.eventId} of ${problem.at.toISOString()} has no seal. Is the site running?`;
    case "HEAD_MISSING":
      return `The chain ends before ${problem.seq}: its end was cut off.`;
    case "HEAD_DIFFERS":
      return `Seal ${problem.seq} differs from the head you gave: the chain was replaced.`;
    case "HEAD_TOO_OLD":
      return `Seal ${problem.seq} was deleted after 18 months, so we can't compare the head. Use a newer one.`;
  }
}

function print({ problems, anchor, head, since, events }: AuditReport): void {
  const from = since ? ` since ${since.toISOString()}` : "";
  const count = `${events} sealed events${from}, after seal ${anchor.seq}.`;
  if (problems.length === 0) console.log(`The audit log is complete: ${count}`);
  else {
    const found = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    console.error(`The audit log has ${found}; ${count}`);
    for (const problem of problems.slice(0, MAX_SHOWN)) console.error(`  ${describe(problem)}`);
    if (problems.length > MAX_SHOWN) console.error(`  … and ${problems.length - MAX_SHOWN} more`);
    process.exitCode = 1;
  }
  console.log(`Head: ${head.seq}:${head.hash}`);
}

function readHead(text: string): ChainLink {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (seq === undefined || hash === undefined) throw new Error("Not a head.");
  return { seq: Number(seq), hash };
}

const known = readArguments(USAGE, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { head: { type: "string" } },
  });
  if (positionals.join() !== "verify") return null;
  return { head: values.head === undefined ? undefined : readHead(values.head) };
});

await runCommand(async () => {
  const dataSource = await openDatabase(readSettings(databaseSettings), { entities });
  try {
    const report = await new AuditVerifier(dataSource, systemClock).verify(known.head);
    if (report) print(report);
    else {
      console.error("Old events are being deleted right now. Try again in a minute.");
      process.exitCode = 1;
    }
  } finally {
    await dataSource.destroy();
  }
});
