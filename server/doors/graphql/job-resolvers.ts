import { CompanyJobsResolver } from "../../modules/jobs/company-jobs.resolver.js";
import type { EditorNames } from "../../modules/jobs/job-editor.js";
import type { JobLinks } from "../../modules/jobs/job.links.js";
import { JobCompletionResolver } from "../../modules/jobs/job-completion.resolver.js";
import { JobListsResolver } from "../../modules/jobs/job-lists.resolver.js";
import { JobResolver } from "../../modules/jobs/job.resolver.js";
import type { JobClose } from "../../modules/jobs/job-close.service.js";
import type { JobService } from "../../modules/jobs/job.service.js";
import { JobsByIdsResolver } from "../../modules/jobs/jobs-by-ids.resolver.js";
import { JobPlacesResolver } from "../../modules/jobs/places/job-places.resolver.js";
import { PayContextResolver } from "../../modules/jobs/pay-context.resolver.js";
import type { PayContextService } from "../../modules/jobs/pay-context.service.js";
import { PostingResolver } from "../../modules/jobs/posting/posting.resolver.js";
import type { CompanyJobList } from "../../modules/jobs/workspace/company-jobs.list.js";
import { SimilarJobsResolver } from "../../modules/jobs/similar-jobs.resolver.js";
import { JobRecordResolver } from "../../modules/jobs/workspace/job-record.resolver.js";
import type { JobViews } from "../../modules/jobs/workspace/job-views.js";
import { JobWorkspaceResolver } from "../../modules/jobs/workspace/job-workspace.resolver.js";
import type { JobWorkspaceService } from "../../modules/jobs/workspace/job-workspace.service.js";
import { SavedJobResolver } from "../../modules/saved-jobs/saved-job.resolver.js";
import type { SavedJobService } from "../../modules/saved-jobs/saved-job.service.js";

/** Jobs, on the site and at the desk. */
export interface JobServices {
  companyJobLists: CompanyJobList;
  editorNames: EditorNames;
  jobClose: JobClose;
  jobLinks: JobLinks;
  jobViews: JobViews;
  jobWorkspace: JobWorkspaceService;
  jobs: JobService;
  payContexts: PayContextService;
  savedJobs: SavedJobService;
}

export const jobResolverClasses = [
  CompanyJobsResolver,
  JobCompletionResolver,
  JobListsResolver,
  JobRecordResolver,
  JobResolver,
  JobWorkspaceResolver,
  JobsByIdsResolver,
  JobPlacesResolver,
  PayContextResolver,
  PostingResolver,
  SavedJobResolver,
  SimilarJobsResolver,
] as const;

export const jobResolvers = (services: JobServices): [unknown, object][] => [
  [CompanyJobsResolver, new CompanyJobsResolver(services.jobs)],
  [JobCompletionResolver, new JobCompletionResolver(services.jobs)],
  [JobListsResolver, new JobListsResolver(services.jobs)],
  [
    JobRecordResolver,
    new JobRecordResolver(
      services.jobs,
      services.jobViews,
      services.editorNames,
      services.jobLinks,
    ),
  ],
  [JobResolver, new JobResolver(services.jobs, services.jobClose, services.jobViews)],
  [
    JobWorkspaceResolver,
    new JobWorkspaceResolver(services.jobWorkspace, services.jobClose, services.companyJobLists),
  ],
  [JobsByIdsResolver, new JobsByIdsResolver(services.jobs)],
  [JobPlacesResolver, new JobPlacesResolver()],
  [PayContextResolver, new PayContextResolver(services.payContexts)],
  [PostingResolver, new PostingResolver()],
  [SavedJobResolver, new SavedJobResolver(services.savedJobs)],
  [SimilarJobsResolver, new SimilarJobsResolver(services.jobs)],
];
