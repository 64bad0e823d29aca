import { minutes, seconds } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { queue, timer, type Base, type Parts } from "../base.js";
import type { PlanEndingService } from "../billing/subscription/plan-ending.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { DataCopy } from "../privacy/data-copy.js";
import type { Erasure } from "../privacy/erasure.js";
import { AccountDeletionService } from "./account-deletion.service.js";
import { DataArchive } from "./data-archive.js";
import { DataExportService } from "./data-export.service.js";
import { DeletionLinks } from "./deletion.links.js";
import { accountDeletedMail, deletionAskedMail, exportReadyMail } from "./departure.mail.js";
import { EXPORTS_PATH } from "./departure.paths.js";
import { DepartureResolver } from "./departure.resolver.js";
import { dataExportRoutes } from "./departure.routes.js";
import { ExportSweep } from "./export-sweep.js";
import { PendingDeletions } from "./pending-deletions.js";
import { PersonDepartureResolver } from "./person-departure.resolver.js";
import { PersonDepartureService } from "./person-departure.service.js";

const EXPORT_SWEEP_EVERY_MS = minutes(30);

/** Who is about to leave. Sign-in and plans ask, and an account is deleted only after its plans. */
export const createPendingDeletions = ({ dataSource }: Base) => ({
  pendingDeletions: new PendingDeletions(dataSource),
  parts: {} satisfies Parts,
});

interface DepartureUses {
  accounts: { accounts: AccountService };
  audit: { audit: AuditService };
  billing: { planEnding: PlanEndingService };
  /** The link "This wasn't me" of emails about an account. */
  factors: { notMeLinks: Parameters<typeof exportReadyMail>[3] };
  outbox: { outbox: OutboxService };
  pendingDeletions: { pendingDeletions: PendingDeletions };
  privacy: { dataCopy: DataCopy; erasure: Erasure };
}

/** Copies of people's data, and the deletion of their accounts. */
export function createDepartures(base: Base, uses: DepartureUses) {
  const { env, site } = base;
  const { accounts } = uses.accounts;
  const { notMeLinks } = uses.factors;
  const services = createServices(base, uses);
  const { deletionLinks, deletions, dataExports, personDepartures, exportSweep } = services;
  const sweep = () => exportSweep.run();
  const parts = {
    resolvers: [
      new DepartureResolver(dataExports, deletions),
      new PersonDepartureResolver(personDepartures),
    ],
    web: [() => dataExportRoutes(dataExports)],
    identified: [EXPORTS_PATH],
    notices: {
      ACCOUNT_DELETED: accountDeletedMail(site, env.SECRET_KEY),
      DATA_EXPORT_READY: exportReadyMail(site, dataExports, accounts, notMeLinks),
      DELETION_REQUESTED: deletionAskedMail(site, deletions, accounts, deletionLinks, notMeLinks),
    },
    queues: [queue("data exports", seconds(5), dataExports)],
    timers: [
      timer("account deletions", minutes(1), () => deletions.drain()),
      timer("export sweep", EXPORT_SWEEP_EVERY_MS, sweep, EXPORT_SWEEP_EVERY_MS),
    ],
    backlogs: { "data exports": dataExports, "account deletions": deletions },
  } satisfies Parts;
  return { ...services, parts };
}

function createServices(base: Base, uses: DepartureUses) {
  const { env, dataSource, clock, logger, store } = base;
  const { accounts } = uses.accounts;
  const { audit } = uses.audit;
  const { planEnding } = uses.billing;
  const { outbox } = uses.outbox;
  const { pendingDeletions: pending } = uses.pendingDeletions;
  const { dataCopy: copy, erasure } = uses.privacy;
  const secretKey = env.SECRET_KEY;
  const site = { name: env.SITE_NAME, email: env.SITE_EMAIL };
  const archive = new DataArchive({ copy, store, site });
  const links = new DeletionLinks(env.PUBLIC_BASE_URL, secretKey);
  const shared = { dataSource, accounts, audit, outbox, clock, logger };
  const deletion = { planEnding, erasure, pending, links, secretKey };
  const deletions = new AccountDeletionService({ ...shared, ...deletion });
  const dataExports = new DataExportService({ ...shared, archive, store });
  return {
    deletionLinks: links,
    deletions,
    dataExports,
    personDepartures: new PersonDepartureService({ accounts, deletions, exports: dataExports }),
    exportSweep: new ExportSweep(dataSource, store, clock, logger),
  };
}
