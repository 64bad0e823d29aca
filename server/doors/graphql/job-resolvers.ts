import { CompanyJobsResolver } from "../../modules/jobs/company-jobs.resolver.js";
import type { EditorNames } from "../../modules/jobs/job-editor.js";
import type { JobLinks } from "../../modules/jobs/job.links.js";
import { JobResolver } from "../../modules/jobs/job.resolver.js";
import type { JobService } from "../../modules/jobs/job.service.js";
import { PayContextResolver } from "../../modules/jobs/pay-context.resolver.js";
import type { PayContextService } from "../../modules/jobs/pay-context.service.js";
import { PostingResolver } from "../../modules/jobs/posting/posting.resolver.js";
import type { CompanyJobList } from "../../modules/jobs/workspace/company-jobs.list.js";
import { JobRecordResolver } from "../../modules/jobs/workspace/job-record.resolver.js";
import type { JobViews } from "../../modules/jobs/workspace/job-views.js";
import { JobWorkspaceResolver } from "../../modules/jobs/workspace/job-workspace.resolver.js";
import type { JobWorkspaceService } from "../../modules/jobs/workspace/job-workspace.service.js";

/** Jobs, on the site and at the desk. */
export interface JobServices {
  companyJobLists: CompanyJobList;
  editorNames: EditorNames;
  jobLinks: JobLinks;
  jobViews: JobViews;
  jobWorkspace: JobWorkspaceService;
  jobs: JobService;
  payContexts: PayContextService;
}

export const jobResolverClasses = [
  CompanyJobsResolver,
  JobRecordResolver,
  JobResolver,
  JobWorkspaceResolver,
  PayContextResolver,
  PostingResolver,
] as const;

export const jobResolvers = (services: JobServices): [unknown, object][] => [
  [CompanyJobsResolver, new CompanyJobsResolver(services.jobs)],
  [
    JobRecordResolver,
    new JobRecordResolver(
      services.jobs,
      services.jobViews,
      services.editorNames,
      services.jobLinks,
    ),
  ],
  [JobResolver, new JobResolver(services.jobs, services.jobViews)],
  [
    JobWorkspaceResolver,
    new JobWorkspaceResolver(services.jobWorkspace, services.jobs, services.companyJobLists),
  ],
  [PayContextResolver, new PayContextResolver(services.payContexts)],
  [PostingResolver, new PostingResolver()],
];
