import { minutes } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ApplicationService } from "../applications/application.service.js";
import type { ResumeService } from "../applications/resume.service.js";
import type { StageService } from "../applications/stages/stage.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { timer, type Base, type Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { AnswerService } from "./answer.service.js";
import { companyRepresentations } from "./representation-companies.js";
import { representationMails } from "./representation.mail.js";
import { RepresentationReader } from "./representation.reader.js";
import {
  ApplicationConsentResolver,
  PersonConsentResolver,
  RepresentationResolver,
  SubmissionResolver,
} from "./representation.resolver.js";
import { RepresentationService } from "./representation.service.js";
import { SubmissionGate } from "./submission.gate.js";

const CONSENT_REMINDERS_EVERY_MS = minutes(10);

interface RepresentationUses {
  accounts: { accounts: AccountService };
  applications: {
    applications: ApplicationService;
    resumes: ResumeService;
    stages: StageService;
  };
  audit: { audit: AuditService };
  companies: { companies: CompanyService };
  jobs: { jobs: JobService };
  outbox: { outbox: OutboxService };
}

/** Right to represent: what candidates agree to before their resumes go to clients. */
export function createRepresentation(base: Base, uses: RepresentationUses) {
  const { env, dataSource, clock, limits, site } = base;
  const { accounts } = uses.accounts;
  const { applications, resumes, stages } = uses.applications;
  const { audit } = uses.audit;
  const { companies } = uses.companies;
  const { jobs } = uses.jobs;
  const { outbox } = uses.outbox;
  const gate = new SubmissionGate({ accounts, resumes, audit, clock });
  stages.addGates(gate.gates);
  const reader = new RepresentationReader(dataSource, accounts, clock);
  const shared = { dataSource, applications, reader, audit, outbox, clock };
  const asking = { ...shared, accounts, companies, gate, limits, firm: env.SITE_NAME };
  const representations = new RepresentationService(asking);
  const representationAnswers = new AnswerService(shared);
  const remind = () => representations.remindDue();
  const parts = {
    resolvers: [
      new ApplicationConsentResolver(representations),
      new PersonConsentResolver(representations),
      new RepresentationResolver(representations, representationAnswers, jobs),
      new SubmissionResolver(jobs),
    ],
    notices: representationMails(site, { representationAnswers, accounts }),
    timers: [timer("consent reminders", CONSENT_REMINDERS_EVERY_MS, remind)],
    companyParts: [companyRepresentations],
  } satisfies Parts;
  return { representations, parts };
}
