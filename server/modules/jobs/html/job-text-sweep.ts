import { HTML_VERSION } from "./clean-html.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { cleanTexts } from "./job-html.js";
import { Job } from "../record/job.entity.js";
import { updatedJob, writtenColumns } from "../record/job-write.js";
import type { JobStore } from "../record/job.store.js";
import type { JobWrite } from "../../changes/change.types.js";

const BATCH = 50;
const READ = [...writtenColumns, "description", "responsibilities"];

/** Cleans the texts of jobs that older rules cleaned. Any number of instances may run it at once. */
export class JobTextSweep {
  constructor(private readonly store: JobStore) {}

  /** @returns how many jobs were looked at */
  async run(): Promise<number> {
    let total = 0;
    for (let swept = BATCH; swept === BATCH; total += swept) swept = await this.sweepBatch();
    return total;
  }

  private sweepBatch(): Promise<number> {
    return inTransaction(this.store.dataSource, async (transaction) => {
      const jobs = await transaction
        .createQueryBuilder(Job, "j")
        .select(READ.map((name) => `j.${name}`))
        // Not those of newer rules: while two releases run, they would undo each other's work.
        .where("j.textsVersion < :version", { version: HTML_VERSION })
        .orderBy("j.textsVersion")
        .limit(BATCH)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      const changed: JobWrite[] = [];
      for (const job of jobs) {
        const texts = cleanTexts(job);
        await transaction.update(Job, { id: job.id }, texts);
        if (
          texts.description !== job.description ||
          texts.responsibilities !== job.responsibilities
        )
          changed.push(updatedJob(job, texts));
      }
      await this.store.changes.append(transaction, changed);
      return jobs.length;
    });
  }
}
