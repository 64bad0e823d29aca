import { applicationReceivedMail } from "./modules/applications/application-received.mail.js";
import { applicationNotSentMail } from "./modules/applications/held/application-not-sent.mail.js";
import { answerLateMail } from "./modules/applications/stages/answer-late.mail.js";
import { applicationMovedMail } from "./modules/applications/stages/application-moved.mail.js";
import { applicationWithdrawnMail } from "./modules/applications/stages/application-withdrawn.mail.js";
import { newApplicationsMail } from "./modules/applications/stages/new-applications.mail.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { SiteSettingsService } from "./modules/settings/site-settings.service.js";
import { ClamdScanner } from "./integrations/scanning/clamd-scanner.js";
import { ApplicationHistoryService } from "./modules/applications/stages/application-history.service.js";
import { ApplicationListService } from "./modules/applications/stages/application-list.service.js";
import { AnswerTimeService } from "./modules/applications/statistics/answer-time.service.js";
import { ApplicationStatisticsService } from "./modules/applications/statistics/application-statistics.service.js";
import { LateAnswerService } from "./modules/applications/stages/late-answers.service.js";
import { StageLog } from "./modules/applications/stages/stage-log.js";
import type { StageGate } from "./modules/applications/stages/stage-gate.types.js";
import { StageService } from "./modules/applications/stages/stage.service.js";
import { JobClosingService } from "./modules/applications/stages/job-closing.service.js";
import { StageWriter } from "./modules/applications/stages/stage.writer.js";
import { WithdrawalNews } from "./modules/applications/stages/withdrawal.news.js";
import { WithdrawalService } from "./modules/applications/stages/withdrawal.service.js";
import { SummaryReader } from "./modules/applications/stages/summary.reader.js";
import { PersonIndex } from "./modules/applications/people/person-index.js";
import { PersonReader } from "./modules/applications/people/person.reader.js";
import { PersonSearchService } from "./modules/applications/people/person-search.service.js";
import { ResumeTextService } from "./modules/applications/texts/resume-text.service.js";
import type { TextExtractor } from "./integrations/extraction/text-extractor.js";
import { ResumeIntake } from "./modules/applications/resume-intake.js";
import { ResumeSweep } from "./modules/applications/resume-sweep.js";
import { ResumeService } from "./modules/applications/resume.service.js";
import type { Grounds } from "./billing-services.js";
import type { ObjectStore } from "./integrations/storage/object-store.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { ProfileService } from "./modules/accounts/profile.service.js";
import { ApplicantPhoneService } from "./modules/applications/applicant-phones.service.js";
import { ApplicationService } from "./modules/applications/application.service.js";
import { HeldApplicationService } from "./modules/applications/held/held-application.service.js";
import { ResumeFitService } from "./modules/applications/fit/resume-fit.service.js";
import { ResumeReadingService } from "./modules/applications/reading/resume-reading.service.js";
import { OwnApplicationService } from "./modules/applications/own-application.service.js";
import { CompanyFill } from "./modules/applications/stages/company-fill.js";
import { NewApplicationsService } from "./modules/applications/stages/new-applications.service.js";
import { StageNewsService } from "./modules/applications/stages/stage-news.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import { isGivenForPlan } from "./modules/intakes/intake.joins.js";
import type { JobClose } from "./modules/jobs/job-close.service.js";
import type { JobService } from "./modules/jobs/job.service.js";
import { WorkTermsService } from "./modules/jobs/words/work-terms.service.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import type { RateLimits } from "./kit/rate-limits.js";

/** Applications with their resumes, and their way through the stages. */
export function createApplications(
  { env, dataSource, logger, clock, extractor }: Grounds & { extractor: TextExtractor },
  needs: {
    limits: RateLimits;
    outbox: OutboxService;
    audit: AuditService;
    accounts: AccountService;
    profiles: ProfileService;
    companies: CompanyService;
    jobs: JobService;
    jobClose: JobClose;
    store: ObjectStore;
  },
) {
  const { limits, outbox, audit, accounts, companies, jobs, jobClose, store } = needs;
  const scanner = env.CLAMD_URL ? new ClamdScanner(env.CLAMD_URL) : null;
  const intake = new ResumeIntake(store, scanner, limits, clock, extractor);
  const resumes = new ResumeService({ dataSource, jobs, store, intake, audit, logger });
  const log = new StageLog(dataSource);
  const summaries = new SummaryReader(dataSource);
  const index = new PersonIndex();
  const reading = { dataSource, resumes, index, extractor, store, clock, logger };
  const texts = new ResumeTextService(reading);
  const reader = new PersonReader(dataSource);
  // Modules that have a say in moves push their gates to it (services.ts).
  const gates: StageGate[] = [];
  const applications = new ApplicationService({ ...needs, dataSource, resumes, texts, log, clock });
  const own = new OwnApplicationService(dataSource, jobs);
  const terms = new WorkTermsService();
  const writer = new StageWriter(log, outbox, new WithdrawalNews(companies, outbox), clock);
  const shared = { dataSource, accounts, companies, jobs, log, writer, outbox, clock, logger };
  const stages = new StageService({ ...shared, summaries, gates });
  return {
    stages,
    stageGates: gates,
    companyFill: new CompanyFill(dataSource, jobs),
    newApplications: new NewApplicationsService(shared),
    applicantPhones: new ApplicantPhoneService(dataSource),
    withdrawals: new WithdrawalService(applications, stages),
    jobClosings: new JobClosingService({ ...shared, jobClose }),
    applicationLists: new ApplicationListService(dataSource, jobs, clock),
    applicationHistories: new ApplicationHistoryService(log, accounts),
    resumes,
    resumeTexts: texts,
    personSearch: new PersonSearchService({ dataSource, reader, summaries, jobs, clock }),
    resumeSweep: new ResumeSweep(dataSource, store, clock, logger, isGivenForPlan),
    applications,
    lateAnswers: new LateAnswerService({ dataSource, applications, outbox, clock }),
    answerTimes: new AnswerTimeService(dataSource, clock),
    ownApplications: own,
    heldApplications: new HeldApplicationService({ ...shared, applications, resumes, limits }),
    resumeReadings: new ResumeReadingService({ intake, extractor, terms, limits }),
    resumeFits: new ResumeFitService({ dataSource, jobs, terms }),
    applicationStatistics: new ApplicationStatisticsService(dataSource, clock),
    stageNews: new StageNewsService(log, applications, accounts),
  };
}

interface MailNeeds {
  accounts: AccountService;
  applications: ApplicationService;
  jobs: Pick<JobService, "findMany">;
  lateAnswers: LateAnswerService;
  newApplications: NewApplicationsService;
  stageNews: StageNewsService;
  settings: SiteSettingsService;
}

/** The emails about applications. */
export const applicationMails = (
  site: MailSite,
  { accounts, applications, jobs, lateAnswers, newApplications, stageNews, settings }: MailNeeds,
) => ({
  ANSWER_LATE: answerLateMail(site, lateAnswers),
  APPLICATION_MOVED: applicationMovedMail(site, stageNews),
  APPLICATION_NOT_SENT: applicationNotSentMail(site, accounts, jobs),
  APPLICATION_RECEIVED: applicationReceivedMail(site, applications),
  APPLICATION_WITHDRAWN: applicationWithdrawnMail(
    site,
    () => settings.staffMail(),
    applications,
    accounts,
  ),
  NEW_APPLICATIONS: newApplicationsMail(site, newApplications),
});
