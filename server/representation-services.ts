import { createApplications } from "./application-services.js";
import type { Grounds } from "./billing-services.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { ApplicationService } from "./modules/applications/application.service.js";
import type { ResumeService } from "./modules/applications/resume.service.js";
import type { StageGate } from "./modules/applications/stages/stage-gate.types.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { AnswerService } from "./modules/representation/answer.service.js";
import { RepresentationReader } from "./modules/representation/representation.reader.js";
import { RepresentationService } from "./modules/representation/representation.service.js";
import { SubmissionGate } from "./modules/representation/submission.gate.js";
import type { RateLimits } from "./kit/rate-limits.js";
import { SavedJobService } from "./modules/saved-jobs/saved-job.service.js";

type ApplicationGrounds = Parameters<typeof createApplications>[0];
type ApplicationNeeds = Parameters<typeof createApplications>[1];

/** Applications, and what other modules ask before one moves on. */
export function createHiring(grounds: ApplicationGrounds, needs: ApplicationNeeds) {
  const applications = createApplications(grounds, needs);
  const { accounts, jobs, limits } = needs;
  return {
    ...applications,
    ...createRepresentation(grounds, { ...needs, ...applications }),
    savedJobs: new SavedJobService(grounds.dataSource, accounts, jobs, limits, grounds.clock),
  };
}

/** Right to represent: what candidates agree to before their resumes go to clients. */
function createRepresentation(
  { env, dataSource, clock }: Grounds,
  needs: {
    limits: RateLimits;
    outbox: OutboxService;
    audit: AuditService;
    accounts: AccountService;
    companies: CompanyService;
    applications: ApplicationService;
    resumes: ResumeService;
    stageGates: StageGate[];
  },
) {
  const { accounts, resumes, audit, stageGates } = needs;
  const gate = new SubmissionGate({ accounts, resumes, audit, clock });
  stageGates.push(...gate.gates);
  const reader = new RepresentationReader(dataSource, accounts, clock);
  const shared = { ...needs, dataSource, gate, reader, clock };
  return {
    representations: new RepresentationService({ ...shared, firm: env.SITE_NAME }),
    representationAnswers: new AnswerService(shared),
  };
}
