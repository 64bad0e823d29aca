import { hours, seconds } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import { queue, timer, type Base, type Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobImport } from "../jobs/import/job-import.service.js";
import { BoardFileSweep } from "./desk/board-file-sweep.js";
import { ImportRunResolver } from "./desk/import-run.resolver.js";
import { ImportRunService } from "./desk/import-run.service.js";
import { ImportWorker } from "./desk/import-worker.js";
import { BoardImport } from "./import/board-import.service.js";

const SWEEP_EVERY_MS = hours(1);

interface BoardUses {
  accounts: { accounts: AccountService };
  companies: { companies: CompanyService };
  jobs: { jobImport: JobImport };
}

/** The jobs of other boards, which move in from a file. */
export function createBoards(base: Base, uses: BoardUses) {
  const { dataSource, store, limits, clock, logger } = base;
  const { accounts } = uses.accounts;
  const { companies } = uses.companies;
  const boardImport = new BoardImport(uses.jobs.jobImport);
  const kept = { dataSource, store, clock };
  const worker = new ImportWorker({ ...kept, boardImport, accounts, companies, logger });
  const boardImports = new ImportRunService({ ...kept, limits, worker });
  const boardFileSweep = new BoardFileSweep(dataSource, store, clock);
  const parts = {
    resolvers: [new ImportRunResolver(boardImports, companies)],
    queues: [queue("board imports", seconds(5), worker)],
    timers: [timer("board file sweep", SWEEP_EVERY_MS, () => boardFileSweep.run(), SWEEP_EVERY_MS)],
    backlogs: { "board imports": worker },
  } satisfies Parts;
  return { boardImports, boardImportWorker: worker, boardFileSweep, parts };
}
