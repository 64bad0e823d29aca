import { hours, minutes, seconds } from "../../core/clock.js";
import type { Reads } from "../../kit/db/reads.js";
import type { AccountService } from "../accounts/account.service.js";
import { timer, type Base, type Parts } from "../base.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import type { ChangeHistoryService } from "../changes/change-history.service.js";
import type { ChangeFollower } from "../changes/change-follower.js";
import type { CompanyService } from "../companies/company.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ExpiryNotices } from "./expiry/expiry-notices.js";
import { jobExpiringMail } from "./expiry/job-expiring.mail.js";
import { JobEvents } from "./events/job-events.service.js";
import { JobEventsResolver } from "./events/job-events.resolver.js";
import { SyncCursorResolver } from "./events/sync-cursor.resolver.js";
import { JobExpiry } from "./expiry/job-expiry.js";
import { JobRecruiters } from "./expiry/job-recruiters.js";
import { StillOpenLinks } from "./expiry/still-open.links.js";
import { StillOpenService } from "./expiry/still-open.service.js";
import { JobFileWriter } from "./files/job-file-writer.js";
import { jobLinesRoute, jobXmlRoute } from "./files/job-file.routes.js";
import { JobFiles } from "./files/job-files.service.js";
import { JobImportResolver } from "./import/job-import.resolver.js";
import { JobImport } from "./import/job-import.service.js";
import { JobTextSweep } from "./html/job-text-sweep.js";
import { KeptSearches } from "./kept-searches/kept-searches.service.js";
import { PayContextResolver } from "./pay/pay-context.resolver.js";
import { PayContextService } from "./pay/pay-context.service.js";
import { JobPlacesResolver } from "./places/job-places.resolver.js";
import { PostingResolver } from "./posting/posting.resolver.js";
import { CompanyJobsResolver } from "./reading/company-jobs.resolver.js";
import { JobCompletionResolver } from "./reading/job-completion.resolver.js";
import { JobListsResolver } from "./reading/job-lists.resolver.js";
import { JobLinks } from "./reading/job.links.js";
import { JobResolver } from "./reading/job.resolver.js";
import { presentJob } from "./reading/job.presenter.js";
import { jobRoutes } from "./reading/job.routes.js";
import { JobsByIdsResolver } from "./reading/jobs-by-ids.resolver.js";
import { SimilarJobsResolver } from "./reading/similar-jobs.resolver.js";
import { RoleFamilies } from "./record/families/role-families.js";
import { JobClose } from "./record/job-close.service.js";
import { JobCompanies } from "./record/job-companies.js";
import { JobService } from "./record/job.service.js";
import { JobStore } from "./record/job.store.js";
import { FreshIndex } from "./search/fresh-index.js";
import type { IndexThread } from "./search/index/index-thread.js";
import { SearchIndex } from "./search/index/search-index.js";
import { JobDocuments } from "./search/job-documents.js";
import { JobIndexSource } from "./search/job-index-source.js";
import { JobSearch } from "./search/job.search.js";
import { loadPlaces } from "./search/language/places.js";
import { WorkTermsService } from "./words/work-terms.service.js";
import { CompanyJobList } from "./workspace/company-jobs.list.js";
import { editorNamesOf, type Names } from "./workspace/editor-names.js";
import { JobRecordResolver } from "./workspace/job-record.resolver.js";
import { JobViews } from "./workspace/job-views.js";
import { JobWorkspaceResolver } from "./workspace/job-workspace.resolver.js";
import { JobWorkspaceService } from "./workspace/job-workspace.service.js";

/** How long pages show a job after its time. */
export const EXPIRY_EVERY_MS = seconds(1);
const NOTICES_EVERY_MS = minutes(15);
/** How much of the counts a process may lose when it dies. */
const JOB_VIEWS_EVERY_MS = seconds(10);
/** Job texts that an older release stored. */
const TEXT_SWEEP_EVERY_MS = minutes(5);
const INDEX_EVERY_MS = hours(1);
/** How long an instance sends files that another one has replaced. */
const JOB_FILES_EVERY_MS = minutes(1);

/** The thread of the index. */
export interface IndexThreads {
  /** Its program, if not the built one beside its module. */
  indexProgram?: string | undefined;
  /** One that was started beforehand. */
  indexThread?: IndexThread | undefined;
}

interface JobUses {
  accounts: { accounts: AccountService };
  changes: {
    changes: ChangeFeed;
    changeHistory: ChangeHistoryService;
    changeFollower: ChangeFollower;
    reads: Reads;
  };
  companies: { companies: CompanyService };
  outbox: { outbox: OutboxService };
  partners: { apiKeys: Names };
  threads: IndexThreads;
}

/** Jobs: reading, writing, and the staff's work on them. */
export function createJobs(base: Base, uses: JobUses) {
  const { env, dataSource, clock } = base;
  const { accounts } = uses.accounts;
  const { changes, changeHistory, reads } = uses.changes;
  const { companies } = uses.companies;
  const jobStore = new JobStore(dataSource, clock, changes);
  const { searchIndex, freshIndex } = createSearchIndex(base, uses);
  const search = new JobSearch(reads, clock, freshIndex, loadPlaces);
  const jobs = new JobService(jobStore, search, companies, reads);
  const jobWorkspace = new JobWorkspaceService(jobStore, companies);
  const jobClose = new JobClose(jobStore);
  const jobLinks = new JobLinks(env.PUBLIC_BASE_URL);
  const jobFiles = createJobFiles(base, uses, jobLinks);
  const services = {
    searchIndex,
    freshIndex,
    jobStore,
    jobs,
    jobClose,
    jobImport: new JobImport(jobStore, companies, jobClose),
    jobEvents: new JobEvents(changeHistory, jobs),
    keptSearches: new KeptSearches(jobs, companies),
    jobWorkspace,
    companyJobLists: new CompanyJobList(jobStore),
    jobViews: new JobViews(dataSource, clock),
    jobCompanies: new JobCompanies(jobStore),
    jobLinks,
    jobFiles,
    jobTextSweep: new JobTextSweep(jobStore),
    roleFamilies: new RoleFamilies(dataSource),
    jobExpiry: new JobExpiry(dataSource, clock, changes),
    payContexts: new PayContextService(reads, clock),
    workTerms: new WorkTermsService(),
    editorNames: editorNamesOf(accounts, uses.partners.apiKeys),
    ...createExpiry(base, uses, { jobStore, jobWorkspace }),
  };
  const parts = {
    resolvers: [...resolversOf(services), new SyncCursorResolver(changeHistory)],
    rest: [(lists) => jobRoutes(jobs, lists), (lists) => jobLinesRoute(jobFiles, lists)],
    web: [(gate) => jobXmlRoute(jobFiles, gate)],
    notices: {
      JOB_EXPIRING: jobExpiringMail(base.site, services.stillOpen, services.stillOpenLinks),
    },
    timers: [
      ...timersOf(services),
      timer("job files", JOB_FILES_EVERY_MS, () => jobFiles.refresh()),
    ],
    atStop: [() => services.jobViews.flush(), () => jobFiles.close()],
    readers: { "search index": searchIndex },
    companyParts: [services.jobCompanies],
  } satisfies Parts;
  return { ...services, parts };
}

function createJobFiles(
  { dataSource, clock, store, site }: Base,
  { changes: { changeHistory: history, reads } }: JobUses,
  links: JobLinks,
): JobFiles {
  const writer = new JobFileWriter({ reads, clock, links, site, present: presentJob });
  return new JobFiles({ dataSource, history, writer, store, clock });
}

/** Starts nothing: the site starts `searchIndex` before it accepts requests. */
function createSearchIndex({ env, dataSource, logger, patience }: Base, uses: JobUses) {
  const { reads, changes, changeFollower: follower } = uses.changes;
  const documents = new JobDocuments(dataSource, reads, loadPlaces);
  const source = new JobIndexSource(dataSource, documents, changes);
  const directory = env.SEARCH_DIR === "memory" ? null : env.SEARCH_DIR;
  const { searchMs, followMs } = patience;
  const { indexProgram: program, indexThread: thread } = uses.threads;
  const searchIndex = new SearchIndex({ source, directory, logger, searchMs, program, thread });
  const needs = { index: searchIndex, changes, follower, logger };
  return { searchIndex, freshIndex: new FreshIndex(needs, followMs) };
}

/** What happens before a job ends: the email to its recruiters, and their answer. */
function createExpiry(
  { env, dataSource, clock }: Base,
  uses: JobUses,
  { jobStore, jobWorkspace }: { jobStore: JobStore; jobWorkspace: JobWorkspaceService },
) {
  const { changes } = uses.changes;
  const { outbox } = uses.outbox;
  const recruiters = new JobRecruiters(uses.companies.companies, uses.accounts.accounts);
  const stillOpenLinks = new StillOpenLinks(env.PUBLIC_BASE_URL, env.SECRET_KEY);
  return {
    stillOpenLinks,
    stillOpen: new StillOpenService(jobStore, jobWorkspace, recruiters, stillOpenLinks),
    expiryNotices: new ExpiryNotices(dataSource, outbox, recruiters, clock, changes),
  };
}

interface Shown {
  companyJobLists: CompanyJobList;
  editorNames: ReturnType<typeof editorNamesOf>;
  jobClose: JobClose;
  jobImport: JobImport;
  jobEvents: JobEvents;
  jobLinks: JobLinks;
  jobs: JobService;
  jobViews: JobViews;
  jobWorkspace: JobWorkspaceService;
  payContexts: PayContextService;
}

const resolversOf = (shown: Shown) => [
  new CompanyJobsResolver(shown.jobs),
  new JobCompletionResolver(shown.jobs),
  new JobImportResolver(shown.jobImport),
  new JobEventsResolver(shown.jobEvents),
  new JobListsResolver(shown.jobs),
  new JobRecordResolver(shown.jobs, shown.jobViews, shown.editorNames, shown.jobLinks),
  new JobResolver(shown.jobs, shown.jobClose, shown.jobViews),
  new JobWorkspaceResolver(shown.jobWorkspace, shown.jobClose, shown.companyJobLists),
  new JobsByIdsResolver(shown.jobs),
  new JobPlacesResolver(),
  new PayContextResolver(shown.payContexts),
  new PostingResolver(),
  new SimilarJobsResolver(shown.jobs),
];

interface Timed {
  expiryNotices: ExpiryNotices;
  jobExpiry: JobExpiry;
  jobTextSweep: JobTextSweep;
  jobViews: JobViews;
  roleFamilies: RoleFamilies;
  searchIndex: SearchIndex;
}

function timersOf({ roleFamilies, jobTextSweep, searchIndex, ...timed }: Timed) {
  const sweep = async () => {
    await roleFamilies.runOnce();
    await jobTextSweep.run();
  };
  return [
    timer("job expiry", EXPIRY_EVERY_MS, () => timed.jobExpiry.run()),
    timer("job text sweep", TEXT_SWEEP_EVERY_MS, sweep),
    timer("job views", JOB_VIEWS_EVERY_MS, () => timed.jobViews.flush()),
    timer("search index", INDEX_EVERY_MS, () => searchIndex.maintain(), INDEX_EVERY_MS),
    timer("expiry notices", NOTICES_EVERY_MS, () => timed.expiryNotices.run()),
  ];
}
