import type { ObjectStore } from "./integrations/storage/object-store.js";
import { accountRows } from "./modules/accounts/account.privacy.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { PlanEndingService } from "./modules/billing/plan-ending.service.js";
import { AccountDeletionService } from "./modules/departures/account-deletion.service.js";
import { DataArchive } from "./modules/departures/data-archive.js";
import { DataExportService } from "./modules/departures/data-export.service.js";
import { DeletionLinks } from "./modules/departures/deletion.links.js";
import { ExportSweep } from "./modules/departures/export-sweep.js";
import { PendingDeletions } from "./modules/departures/pending-deletions.js";
import { PersonDepartureService } from "./modules/departures/person-departure.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { DataCopy } from "./modules/privacy/data-copy.js";
import { Erasure } from "./modules/privacy/erasure.js";
import type { Grounds } from "./billing-services.js";
import { privacyRules } from "./privacy-rules.js";

/** Copies of people's data, and the deletion of their accounts. */
export function createDepartures(
  { env, dataSource, logger, clock }: Grounds,
  needs: {
    audit: AuditService;
    outbox: OutboxService;
    accounts: AccountService;
    store: ObjectStore;
    planEnding: PlanEndingService;
  },
) {
  const { audit, outbox, accounts, store, planEnding } = needs;
  const grounds = { dataSource, accounts, audit, outbox, clock, logger };
  const site = { name: env.SITE_NAME, email: env.SITE_EMAIL };
  const copy = new DataCopy(dataSource, privacyRules, env.SECRET_KEY);
  const archive = new DataArchive({ copy, store, site });
  const erased = { dataSource, store, clock, accounts: accountRows, rules: privacyRules };
  const erasure = new Erasure(erased);
  const deletionLinks = new DeletionLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  const pending = new PendingDeletions(dataSource);
  const links = deletionLinks;
  const deletion = { planEnding, erasure, pending, links, secretKey: env.SECRET_KEY };
  const deletions = new AccountDeletionService({ ...grounds, ...deletion });
  const dataExports = new DataExportService({ ...grounds, archive, store });
  return {
    deletionLinks,
    deletions,
    dataExports,
    personDepartures: new PersonDepartureService({ accounts, deletions, exports: dataExports }),
    exportSweep: new ExportSweep(dataSource, store, clock, logger),
  };
}
