import type { DataSource } from "typeorm";
import { systemClock, type Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { PATIENCE, type Patience } from "./core/patience.js";
import { createMail, mailSite } from "./mail-services.js";
import { createStaff } from "./staff-services.js";
import { MySqlRateLimits } from "./kit/rate-limits.js";
import { ClockGuard, databaseTime, type SharedTime } from "./kit/db/clock-guard.js";
import { poolOf } from "./kit/db/pool.js";
import { OneDatabase } from "./kit/db/reads.js";
import { databaseTls } from "./kit/db/tls.js";
import { WriteProbe } from "./kit/db/write-probe.js";
import { createDeskWork } from "./placement-services.js";
import { createReplicaReads } from "./replica-services.js";
import { createSellerSide } from "./seller-services.js";
import { createBilling } from "./billing-services.js";
import { createBuyerSide } from "./buyer-services.js";
import { createJobExpiry, createJobs, editorNames } from "./job-services.js";
import { createCorrespondence } from "./correspondence-services.js";
import { createFirm } from "./firm-services.js";
import { privacyRules } from "./privacy-rules.js";
import { Housekeeping } from "./modules/privacy/housekeeping.js";
import { Retention } from "./modules/privacy/retention.js";
import { createSystem } from "./system-services.js";
import type { Env } from "./env.js";
import { storeKeys } from "./integrations/storage/store-keys.js";
import { ProcessExtractor } from "./integrations/extraction/process-extractor.js";
import {
  BREAKER_LIMITS,
  type Breaker,
  type BreakerLimits,
} from "./integrations/breaker/breaker.js";
import { createBreakers, type Breakers } from "./integrations/breaker/breakers.js";
import type { TextExtractor } from "./integrations/extraction/text-extractor.js";
import { fetchText, type FetchText } from "./integrations/sns/fetch-text.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import { S3ObjectStore } from "./integrations/storage/s3-object-store.js";
import { AuditLogService } from "./modules/audit/audit-log.service.js";
import { AuditRetention } from "./modules/audit/audit-retention.js";
import { AuditSealer } from "./modules/audit/audit-sealer.js";
import { AuditService } from "./modules/audit/audit.service.js";
import { ChangeFeed } from "./modules/changes/change-feed.js";
import { ChangeFollower } from "./modules/changes/change-follower.js";
import { CompanyService } from "./modules/companies/company.service.js";
import { createFactors } from "./modules/factors/create-factors.js";
import { createAccounts } from "./account-services.js";
import { createDepartures } from "./departure-services.js";
import { createHiring } from "./representation-services.js";
import type { IndexThread } from "./modules/jobs/search/index/index-thread.js";
import { PendingDeletions } from "./modules/departures/pending-deletions.js";
import { MailPause } from "./modules/outbox/mail-pause.js";
import { OutboxService } from "./modules/outbox/outbox.service.js";
import { SuppressionService } from "./modules/suppressions/suppression.service.js";
import { ApiKeyService } from "./modules/partners/api-key.service.js";
import type { IndexedPost } from "./modules/posts/post-index.js";
import { PostSearch } from "./modules/posts/post.search.js";

export interface Foundations {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Tests pass a clock they can move. */
  clock?: Clock;
  /** What the clock is compared with, by default the database's; tests that move theirs pass it. */
  sharedTime?: SharedTime;
  patience?: Patience;
  /** When calls to a provider that fails stop; tests of other matters pass one that is never reached. */
  breakerLimits?: BreakerLimits;
  /** Blog posts of the client build, newest first; without them, the search in posts finds nothing. */
  posts?: readonly IndexedPost[];
  /** Tests pass one that starts the built program: their own code is not built. */
  extractor?: TextExtractor;
  /** Fetches what SNS names; tests pass one that reaches no other machine. */
  fetchText?: FetchText;
  /** The built program of the thread of the job index; tests pass its path for the same reason. */
  indexProgram?: string;
  /** A thread for the job index that was started beforehand. */
  indexThread?: IndexThread;
}

/** What services are made from, with what has a standard. */
type IndexParts = "indexProgram" | "indexThread";
type Grounds = Required<Omit<Foundations, IndexParts>> &
  Pick<Foundations, IndexParts> & { breakers: Breakers };

function withStandards(foundations: Foundations): Grounds {
  const { patience = PATIENCE } = foundations;
  const extractor = new ProcessExtractor({ maxMs: patience.fileMs });
  const { breakerLimits = BREAKER_LIMITS } = foundations;
  const breakers = createBreakers(breakerLimits);
  const sharedTime = databaseTime(foundations.dataSource);
  const standards = { clock: systemClock, sharedTime, patience, posts: [], extractor, fetchText };
  return { ...standards, ...foundations, breakerLimits, breakers };
}

/** The composition root: creates every service, each after those it depends on. */
export function createServices(foundations: Foundations) {
  const grounds = withStandards(foundations);
  const { env, dataSource, clock, posts, patience, breakers } = grounds;
  const basics = createBasics(grounds);
  const { limits, outbox, audit, changes } = basics;
  const store = createObjectStore(env, patience, breakers.s3);
  const replicaReads = createReplicaReads(grounds, changes);
  const reads = replicaReads ?? new OneDatabase(dataSource);
  const companies = new CompanyService(dataSource, reads);
  const changeFollower = new ChangeFollower(changes, grounds.logger);
  const posting = createJobs({ ...grounds, reads }, { companies, changes, changeFollower });
  const apiKeys = new ApiKeyService(dataSource, companies, audit, clock);

  const common = { ...basics, companies, changeFollower };
  const people = createAccounts(grounds, { ...common, breakers });
  const { accounts, profiles } = people;
  const pendingDeletions = new PendingDeletions(dataSource);
  const factorNeeds = { ...people, limits, audit, outbox, pendingDeletions };
  const factors = createFactors(env, { ...grounds, ...factorNeeds });
  const hiring = createHiring(grounds, { ...common, ...posting, accounts, profiles, store });
  const staff = createStaff(grounds, { ...people, ...common, ...hiring });
  const billing = createBilling(grounds, { ...common, ...staff, accounts, profiles, breakers });
  const expiry = createJobExpiry(grounds, { ...posting, companies, accounts, outbox });
  const work = { ...hiring, ...staff, ...common, accounts, jobs: posting.jobs };
  const records = createDeskWork(grounds, { ...work, site: mailSite(env) });
  const firm = createFirm(grounds, { ...posting, ...common, store });
  const writing = { ...posting, ...common, ...staff, ...firm };
  const correspondence = createCorrespondence(grounds, writing);
  const departures = createDepartures(grounds, { audit, outbox, accounts, store, ...billing });
  const auditLog = new AuditLogService(dataSource, accounts, companies);
  const sellers = createSellerSide(grounds, { ...billing, accounts, audit, auditLog });
  const buying = { ...common, ...billing, ...correspondence, ...sellers, ...hiring };
  const buyers = createBuyerSide(grounds, { ...buying, accounts, profiles });
  const plans = { ...billing, ...buyers, ...sellers };
  const desk = { ...hiring, ...staff, ...records, ...firm };
  const signIn = { ...factors, ...people };
  const rest = {
    ...departures,
    ...correspondence,
    ...plans,
    ...desk,
    ...signIn,
    ...expiry,
    breakers,
  };
  const mail = createMail(grounds, { ...common, ...posting, ...rest });
  const background = { ...mail, ...createCleanup(grounds) };
  return {
    ...{ clock, patience, dataSource, replicaReads },
    ...common,
    auditLog,
    ...background,
    ...posting,
    editorNames: editorNames(accounts, apiKeys),
    apiKeys,
    posts: new PostSearch(posts),
    ...createSystem(grounds, { ...common, ...posting, ...background, ...rest, replicaReads }),
    ...rest,
  };
}

/** What most others use. */
function createBasics({ env, dataSource, clock, sharedTime, logger }: Grounds) {
  const ssl = databaseTls(env.DATABASE_URL, env.DATABASE_CA);
  return {
    writeProbe: new WriteProbe(env.DATABASE_URL, { ssl }),
    limits: new MySqlRateLimits(poolOf(dataSource), databaseName(env.DATABASE_URL)),
    clockGuard: new ClockGuard({ sharedTime, clock, logger }),
    outbox: new OutboxService(clock),
    mailPause: new MailPause(clock, logger),
    audit: new AuditService(clock),
    suppressions: new SuppressionService(dataSource),
    changes: new ChangeFeed(dataSource, clock),
  };
}

/** What deletes data after its time, and seals the audit log. */
function createCleanup({ dataSource, clock, logger }: Grounds) {
  const expired = privacyRules.flatMap(({ housekeeping = [] }) => housekeeping);
  const outdated = privacyRules.flatMap(({ retention = [] }) => retention);
  return {
    auditSealer: new AuditSealer(dataSource, clock, logger),
    auditRetention: new AuditRetention(dataSource, clock, logger),
    housekeeping: new Housekeeping(dataSource, clock, expired),
    retention: new Retention(dataSource, clock, logger, outdated),
  };
}

export type Services = ReturnType<typeof createServices>;

type StoreSettings = Pick<
  Env,
  "S3_BUCKET" | "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;
/** @param breaker commands have their own */
export const createObjectStore = (
  env: StoreSettings,
  { storeMs: longestMs }: Pick<Patience, "storeMs"> = PATIENCE,
  breaker: Breaker = createBreakers().s3,
): ObjectStore =>
  new S3ObjectStore({
    ...{ bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT },
    ...{ keys: storeKeys(env), longestMs, breaker },
  });

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Whether requests should be sent to this instance. Answers within a second. */
export const isReady = async ({ siteNumbers }: Services): Promise<boolean> =>
  (await siteNumbers.instance()).isReady;
