import type { DataSource } from "typeorm";
import type { Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { nameOrAddress } from "./core/name-or-address.js";
import type { Patience } from "./core/patience.js";
import type { Env } from "./env.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { ChangeFeed } from "./modules/changes/change-feed.js";
import type { ChangeFollower } from "./modules/changes/change-follower.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { EditorNames } from "./modules/jobs/job-editor.js";
import { ExpiryNotices } from "./modules/jobs/expiry/expiry-notices.js";
import { JobRecruiters } from "./modules/jobs/expiry/job-recruiters.js";
import { StillOpenLinks } from "./modules/jobs/expiry/still-open.links.js";
import { StillOpenService } from "./modules/jobs/expiry/still-open.service.js";
import { JobClose } from "./modules/jobs/job-close.service.js";
import { JobCompanies } from "./modules/jobs/job-companies.js";
import { JobTextSweep } from "./modules/jobs/job-text-sweep.js";
import { JobExpiry } from "./modules/jobs/job-expiry.js";
import { JobLinks } from "./modules/jobs/job.links.js";
import { KeptSearches } from "./modules/jobs/kept-searches.service.js";
import { JobService } from "./modules/jobs/job.service.js";
import { JobStore } from "./modules/jobs/job.store.js";
import { PayContextService } from "./modules/jobs/pay-context.service.js";
import { FreshIndex } from "./modules/jobs/search/fresh-index.js";
import type { IndexThread } from "./modules/jobs/search/index/index-thread.js";
import { SearchIndex } from "./modules/jobs/search/index/search-index.js";
import { JobDocuments } from "./modules/jobs/search/job-documents.js";
import { JobIndexSource } from "./modules/jobs/search/job-index-source.js";
import { loadPlaces } from "./modules/jobs/search/language/places.js";
import { JobSearch } from "./modules/jobs/search/job.search.js";
import { CompanyJobList } from "./modules/jobs/workspace/company-jobs.list.js";
import { JobViews } from "./modules/jobs/workspace/job-views.js";
import { JobWorkspaceService } from "./modules/jobs/workspace/job-workspace.service.js";
import type { Reads } from "./kit/db/reads.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";

interface Grounds {
  env: Pick<Env, "PUBLIC_BASE_URL" | "SECRET_KEY">;
  dataSource: DataSource;
  clock: Clock;
}
interface ReadGrounds extends Grounds {
  reads: Reads;
}
interface IndexGrounds extends ReadGrounds {
  env: Grounds["env"] & Pick<Env, "SEARCH_DIR">;
  logger: Logger;
  patience: Patience;
  /** The program of the index's thread, if not the built one beside its module. */
  indexProgram?: string | undefined;
  indexThread?: IndexThread | undefined;
}

/** Jobs: reading, writing, and the staff's work on them. */
export function createJobs(
  grounds: IndexGrounds,
  { companies, changes, changeFollower }: IndexNeeds & { companies: CompanyService },
) {
  const { env, dataSource, clock, reads } = grounds;
  const store = new JobStore(dataSource, clock, changes);
  const { searchIndex, freshIndex } = createSearchIndex(grounds, { changes, changeFollower });
  const search = new JobSearch(reads, clock, freshIndex, loadPlaces);
  const jobs = new JobService(store, search, companies, reads);
  return {
    searchIndex,
    freshIndex,
    jobStore: store,
    jobs,
    jobClose: new JobClose(store),
    keptSearches: new KeptSearches(jobs, companies),
    jobWorkspace: new JobWorkspaceService(store, companies),
    companyJobLists: new CompanyJobList(store),
    jobViews: new JobViews(dataSource, clock),
    jobCompanies: new JobCompanies(store),
    jobLinks: new JobLinks(env.PUBLIC_BASE_URL),
    jobTextSweep: new JobTextSweep(store),
    jobExpiry: new JobExpiry(dataSource, clock, changes),
    payContexts: new PayContextService(reads, clock),
  };
}

interface IndexNeeds {
  changes: ChangeFeed;
  changeFollower: ChangeFollower;
}

/** Starts nothing: the site starts `searchIndex` before it accepts requests. */
function createSearchIndex(
  { env, dataSource, reads, logger, patience, indexProgram, indexThread }: IndexGrounds,
  { changes, changeFollower }: IndexNeeds,
) {
  const documents = new JobDocuments(dataSource, reads, loadPlaces);
  const source = new JobIndexSource(dataSource, documents, changes);
  const directory = env.SEARCH_DIR === "memory" ? null : env.SEARCH_DIR;
  const { searchMs, followMs } = patience;
  const threads = { program: indexProgram, thread: indexThread };
  const searchIndex = new SearchIndex({ source, directory, logger, searchMs, ...threads });
  const needs = { index: searchIndex, changes, follower: changeFollower, logger };
  return { searchIndex, freshIndex: new FreshIndex(needs, followMs) };
}

/** What happens before a job ends: the email to its recruiters, and their answer. */
export function createJobExpiry(
  { env, dataSource, clock }: Grounds,
  needs: {
    jobStore: JobStore;
    jobWorkspace: JobWorkspaceService;
    companies: CompanyService;
    accounts: AccountService;
    outbox: OutboxService;
  },
) {
  const { jobStore, jobWorkspace, companies, accounts, outbox } = needs;
  const { changes } = jobStore;
  const recruiters = new JobRecruiters(companies, accounts);
  const stillOpenLinks = new StillOpenLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  return {
    stillOpenLinks,
    stillOpen: new StillOpenService(jobStore, jobWorkspace, recruiters, stillOpenLinks),
    expiryNotices: new ExpiryNotices(dataSource, outbox, recruiters, clock, changes),
  };
}

interface Named {
  id: string;
  name: string;
  /** Only people have one; shown if they have given no name. */
  email?: string;
}
interface Names {
  findMany(ids: readonly string[]): Promise<Named[]>;
}

/** Names of accounts and of API keys. */
export const editorNames = (people: Names, keys: Names): EditorNames => ({
  peopleNames: async (ids) => byId(await people.findMany(ids)),
  keyNames: async (ids) => byId(await keys.findMany(ids)),
});

const byId = (rows: readonly Named[]) => new Map(rows.map((row) => [row.id, nameOrAddress(row)]));
