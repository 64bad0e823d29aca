import { hours, minutes, seconds } from "../../core/clock.js";
import type { TextExtractor } from "../../integrations/extraction/text-extractor.js";
import { ClamdScanner } from "../../integrations/scanning/clamd-scanner.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ProfileService } from "../accounts/profile.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { queue, timer, type Base, type Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobClose } from "../jobs/record/job-close.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { WorkTermsService } from "../jobs/words/work-terms.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ApplicantPhoneService } from "./applicant-phones.service.js";
import { companyApplications } from "./application-companies.js";
import { applicationReceivedMail } from "./application-received.mail.js";
import { ApplicationResolver } from "./application.resolver.js";
import { applicationRoutes, resumeContentRoutes, resumeRoutes } from "./application.routes.js";
import { ApplicationService } from "./application.service.js";
import { ResumeFitResolver } from "./fit/resume-fit.resolver.js";
import { ResumeFitService } from "./fit/resume-fit.service.js";
import { applicationNotSentMail } from "./held/application-not-sent.mail.js";
import { HeldApplicationResolver } from "./held/held-application.resolver.js";
import { heldApplicationRoutes } from "./held/held-application.routes.js";
import { HeldApplicationService } from "./held/held-application.service.js";
import { OwnApplicationService } from "./own-application.service.js";
import { PersonIndex } from "./people/person-index.js";
import { PersonSearchResolver } from "./people/person-search.resolver.js";
import { PersonSearchService } from "./people/person-search.service.js";
import { PersonReader } from "./people/person.reader.js";
import { ResumeReadingResolver } from "./reading/resume-reading.resolver.js";
import { ResumeReadingService } from "./reading/resume-reading.service.js";
import { ResumeIntake } from "./resume-intake.js";
import { ResumeSweep } from "./resume-sweep.js";
import { RESUME_CONTENT_PATH } from "./resume.entity.js";
import { ResumeService } from "./resume.service.js";
import { answerLateMail } from "./stages/answer-late.mail.js";
import { ApplicationHistoryService } from "./stages/application-history.service.js";
import { ApplicationListResolver } from "./stages/application-list.resolver.js";
import { ApplicationListService } from "./stages/application-list.service.js";
import { applicationMovedMail } from "./stages/application-moved.mail.js";
import { ApplicationStageResolver } from "./stages/application-stage.resolver.js";
import { applicationWithdrawnMail } from "./stages/application-withdrawn.mail.js";
import { CompanyFill } from "./stages/company-fill.js";
import { JobApplicationsResolver } from "./stages/job-applications.resolver.js";
import { JobClosingService } from "./stages/job-closing.service.js";
import { LateAnswerService } from "./stages/late-answers.service.js";
import { newApplicationsMail } from "./stages/new-applications.mail.js";
import { NewApplicationsService } from "./stages/new-applications.service.js";
import { StageLog } from "./stages/stage-log.js";
import { StaffAccess } from "./stages/staff-access.service.js";
import { StageNewsService } from "./stages/stage-news.service.js";
import { StageResolver } from "./stages/stage.resolver.js";
import { StageService } from "./stages/stage.service.js";
import { StageWriter } from "./stages/stage.writer.js";
import { SummaryReader } from "./stages/summary.reader.js";
import { WithdrawalNews } from "./stages/withdrawal.news.js";
import { WithdrawalService } from "./stages/withdrawal.service.js";
import { AnswerTimeResolver } from "./statistics/answer-time.resolver.js";
import { AnswerTimeService } from "./statistics/answer-time.service.js";
import { ApplicationStatisticsResolver } from "./statistics/application-statistics.resolver.js";
import { ApplicationStatisticsService } from "./statistics/application-statistics.service.js";
import { ResumeTextResolver } from "./texts/resume-text.resolver.js";
import { ResumeTextService } from "./texts/resume-text.service.js";

/** A held application is sent at most this much late. */
const HELD_EVERY_MS = seconds(1);
/** How long an application that an older release stored is missing in its company's lists. */
const COMPANY_FILL_EVERY_MS = minutes(1);
const LATE_ANSWERS_EVERY_MS = minutes(15);
const NEW_APPLICATIONS_EVERY_MS = minutes(10);
const RESUME_SWEEP_EVERY_MS = hours(6);
/** Resumes that an older release stored, or indexed. */
const TEXT_SWEEP_EVERY_MS = minutes(5);

interface ApplicationUses {
  accounts: { accounts: AccountService; profiles: ProfileService };
  audit: { audit: AuditService };
  companies: { companies: CompanyService };
  extractor: TextExtractor;
  /** SQL of other modules: whether they use the resume whose id is in this column. */
  isUsedElsewhere: (resumeId: string) => string;
  jobs: { jobs: JobService; jobClose: JobClose; workTerms: WorkTermsService };
  outbox: { outbox: OutboxService };
  settings: { settings: { staffMail(): Promise<string> } };
}

/** Applications with their resumes, and their way through the stages. */
export function createApplications(base: Base, uses: ApplicationUses) {
  const resumeSide = createResumes(base, uses);
  const services = { ...resumeSide.services, ...createStages(base, uses, resumeSide) };
  const { applications, ownApplications, heldApplications, jobClosings, resumes } = services;
  const parts = {
    resolvers: resolversOf(services, uses.jobs.jobs),
    rest: [
      () => applicationRoutes(applications, ownApplications),
      () => heldApplicationRoutes(heldApplications),
    ],
    web: [() => resumeRoutes(resumes), () => resumeContentRoutes(resumes)],
    identified: [RESUME_CONTENT_PATH],
    notices: noticesOf(base, uses, services),
    queues: [
      queue("job closings", seconds(5), jobClosings),
      queue("resume texts", seconds(5), services.resumeTexts),
      queue("held applications", HELD_EVERY_MS, heldApplications),
    ],
    timers: timersOf(services),
    backlogs: {
      "held applications": heldApplications,
      "job closings": jobClosings,
      "resume texts": services.resumeTexts,
    },
    companyParts: [companyApplications],
  } satisfies Parts;
  return { ...services, parts };
}

/** Resumes, and applications as they arrive. */
function createResumes(base: Base, uses: ApplicationUses) {
  const { env, dataSource, logger, clock, limits, store } = base;
  const { accounts, profiles } = uses.accounts;
  const { audit } = uses.audit;
  const { jobs, workTerms: terms } = uses.jobs;
  const { outbox } = uses.outbox;
  const { extractor, isUsedElsewhere } = uses;
  const scanner = env.CLAMD_URL ? new ClamdScanner(env.CLAMD_URL) : null;
  const intake = new ResumeIntake(store, scanner, limits, clock, extractor);
  const resumes = new ResumeService({ dataSource, jobs, store, intake, audit, logger });
  const index = new PersonIndex();
  const reading = { dataSource, resumes, index, extractor, store, clock, logger };
  const texts = new ResumeTextService(reading);
  const log = new StageLog(dataSource);
  const applications = new ApplicationService({
    dataSource,
    accounts,
    jobs,
    limits,
    outbox,
    profiles,
    resumes,
    texts,
    log,
    clock,
  });
  const services = {
    applications,
    resumes,
    resumeTexts: texts,
    resumeSweep: new ResumeSweep(dataSource, store, clock, logger, isUsedElsewhere),
    resumeReadings: new ResumeReadingService({ intake, extractor, terms, limits }),
    resumeFits: new ResumeFitService({ dataSource, jobs, terms }),
    applicantPhones: new ApplicantPhoneService(dataSource),
    ownApplications: new OwnApplicationService(dataSource, jobs),
  };
  return { log, services };
}

/** The way of applications through the stages, and the lists of the desk. */
function createStages(
  { dataSource, clock, logger, limits }: Base,
  uses: ApplicationUses,
  { log, services: { applications, resumes } }: ReturnType<typeof createResumes>,
) {
  const { accounts } = uses.accounts;
  const { companies } = uses.companies;
  const { jobs, jobClose } = uses.jobs;
  const { outbox } = uses.outbox;
  const summaries = new SummaryReader(dataSource);
  const reader = new PersonReader(dataSource);
  const writer = new StageWriter(log, outbox, new WithdrawalNews(companies, outbox), clock);
  const moving = { dataSource, accounts, jobs, log, writer, summaries, outbox, clock };
  const telling = { dataSource, accounts, companies, jobs, outbox, clock };
  const closing = { dataSource, jobClose, writer, outbox, clock, logger };
  const holding = {
    dataSource,
    applications,
    resumes,
    accounts,
    jobs,
    limits,
    outbox,
    clock,
    logger,
  };
  const stages = new StageService(moving);
  return {
    stages,
    companyFill: new CompanyFill(dataSource, jobs),
    newApplications: new NewApplicationsService(telling),
    withdrawals: new WithdrawalService(applications, stages),
    jobClosings: new JobClosingService(closing),
    applicationLists: new ApplicationListService(dataSource, jobs, clock),
    applicationHistories: new ApplicationHistoryService(log, accounts),
    personSearch: new PersonSearchService({ dataSource, reader, summaries, jobs, clock }),
    lateAnswers: new LateAnswerService({ dataSource, applications, outbox, clock }),
    answerTimes: new AnswerTimeService(dataSource, clock),
    heldApplications: new HeldApplicationService(holding),
    applicationStatistics: new ApplicationStatisticsService(dataSource, clock),
    staffAccess: new StaffAccess(dataSource, applications),
    stageNews: new StageNewsService(log, applications, accounts),
  };
}

type Services = ReturnType<typeof createResumes>["services"] & ReturnType<typeof createStages>;

const resolversOf = (services: Services, jobs: JobService) => [
  new AnswerTimeResolver(services.answerTimes),
  new ApplicationListResolver(services.applicationLists, services.applications, jobs),
  new ApplicationResolver(services.applications, services.ownApplications, services.withdrawals),
  new ApplicationStageResolver(services.applicationHistories),
  new ApplicationStatisticsResolver(services.applicationStatistics),
  new HeldApplicationResolver(services.heldApplications),
  new JobApplicationsResolver(services.applicationLists),
  new PersonSearchResolver(services.personSearch, services.applicationLists),
  new ResumeFitResolver(services.resumeFits),
  new ResumeReadingResolver(services.resumeReadings),
  new ResumeTextResolver(services.resumeTexts),
  new StageResolver(services.stages),
];

function noticesOf({ site }: Base, uses: ApplicationUses, of: Services) {
  const { accounts } = uses.accounts;
  const { jobs } = uses.jobs;
  const { settings } = uses.settings;
  const staffMail = () => settings.staffMail();
  return {
    ANSWER_LATE: answerLateMail(site, of.lateAnswers),
    APPLICATION_MOVED: applicationMovedMail(site, of.stageNews),
    APPLICATION_NOT_SENT: applicationNotSentMail(site, accounts, jobs),
    APPLICATION_RECEIVED: applicationReceivedMail(site, of.applications),
    APPLICATION_WITHDRAWN: applicationWithdrawnMail(site, staffMail, of.applications, accounts),
    NEW_APPLICATIONS: newApplicationsMail(site, of.newApplications),
  };
}

function timersOf({ resumeSweep, resumeTexts, companyFill, newApplications, ...timed }: Services) {
  const sweep = async () => {
    await resumeSweep.sweepOrphans();
    await resumeSweep.sweepReplaced();
  };
  return [
    // Not at startup: that is when wrong settings would do the most harm.
    timer("resume sweep", RESUME_SWEEP_EVERY_MS, sweep, RESUME_SWEEP_EVERY_MS),
    timer("resume text sweep", TEXT_SWEEP_EVERY_MS, () => resumeTexts.sweep()),
    timer("company fill", COMPANY_FILL_EVERY_MS, () => companyFill.run()),
    timer("new applications", NEW_APPLICATIONS_EVERY_MS, () => newApplications.queueDue()),
    timer("late answers", LATE_ANSWERS_EVERY_MS, () => timed.lateAnswers.queueDue()),
  ];
}
