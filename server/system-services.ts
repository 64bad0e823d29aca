import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { ClockGuard } from "./kit/db/clock-guard.js";
import { watchPool } from "./kit/db/pool-numbers.js";
import type { WriteProbe } from "./kit/db/write-probe.js";
import type { HeldApplicationService } from "./modules/applications/held/held-application.service.js";
import type { JobClosingService } from "./modules/applications/stages/job-closing.service.js";
import type { ResumeTextService } from "./modules/applications/texts/resume-text.service.js";
import type { AuditSealer } from "./modules/audit/audit-sealer.js";
import type { StripeEventService } from "./modules/billing/stripe-event.service.js";
import type { ChangeFeed } from "./modules/changes/change-feed.js";
import type { ChangeFollower } from "./modules/changes/change-follower.js";
import type { ReplicaReads } from "./modules/changes/replica-reads.js";
import type { AccountDeletionService } from "./modules/departures/account-deletion.service.js";
import type { DataExportService } from "./modules/departures/data-export.service.js";
import type { SearchIndex } from "./modules/jobs/search/index/search-index.js";
import type { MailWorker } from "./modules/outbox/mail-worker.js";
import { RecentMinutes } from "./modules/system/recent-minutes.js";
import { SiteNumbers } from "./modules/system/site-numbers.js";
import { SystemHealthService } from "./modules/system/system-health.service.js";

interface Grounds {
  clock: Clock;
  dataSource: DataSource;
}

interface Needs {
  mailWorker: MailWorker;
  stripeEvents: StripeEventService;
  heldApplications: HeldApplicationService;
  jobClosings: JobClosingService;
  resumeTexts: ResumeTextService;
  dataExports: DataExportService;
  deletions: AccountDeletionService;
  auditSealer: AuditSealer;
  changes: ChangeFeed;
  changeFollower: ChangeFollower;
  searchIndex: SearchIndex;
  writeProbe: WriteProbe;
  clockGuard: ClockGuard;
  replicaReads: ReplicaReads | null;
}

/** What tells operators and administrators how the site is. */
export function createSystem({ dataSource, clock }: Grounds, needs: Needs) {
  const { changes, changeFollower, searchIndex, writeProbe, clockGuard } = needs;
  const siteNumbers = new SiteNumbers({
    queues: {
      outbox: needs.mailWorker,
      "stripe events": needs.stripeEvents,
      "held applications": needs.heldApplications,
      "job closings": needs.jobClosings,
      "resume texts": needs.resumeTexts,
      "data exports": needs.dataExports,
      "account deletions": needs.deletions,
      "audit seals": needs.auditSealer,
      changes,
    },
    readers: { caches: changeFollower, "search index": searchIndex },
    changes,
    pool: watchPool(dataSource),
    writeProbe,
    clockGuard,
    replica: needs.replicaReads?.replica ?? null,
  });
  const recentMinutes = new RecentMinutes(clock);
  return {
    siteNumbers,
    recentMinutes,
    systemHealth: new SystemHealthService({ numbers: siteNumbers, recent: recentMinutes, clock }),
  };
}
