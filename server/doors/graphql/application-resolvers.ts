import { ApplicationResolver } from "../../modules/applications/application.resolver.js";
import type { ApplicationService } from "../../modules/applications/application.service.js";
import type { ApplicationHistoryService } from "../../modules/applications/stages/application-history.service.js";
import { ApplicationListResolver } from "../../modules/applications/stages/application-list.resolver.js";
import type { ApplicationListService } from "../../modules/applications/stages/application-list.service.js";
import { ApplicationStageResolver } from "../../modules/applications/stages/application-stage.resolver.js";
import { JobApplicationsResolver } from "../../modules/applications/stages/job-applications.resolver.js";
import { StageResolver } from "../../modules/applications/stages/stage.resolver.js";
import type { StageService } from "../../modules/applications/stages/stage.service.js";
import type { WithdrawalService } from "../../modules/applications/stages/withdrawal.service.js";
import { AnswerTimeResolver } from "../../modules/applications/statistics/answer-time.resolver.js";
import type { AnswerTimeService } from "../../modules/applications/statistics/answer-time.service.js";
import { ApplicationStatisticsResolver } from "../../modules/applications/statistics/application-statistics.resolver.js";
import type { ApplicationStatisticsService } from "../../modules/applications/statistics/application-statistics.service.js";
import { HeldApplicationResolver } from "../../modules/applications/held/held-application.resolver.js";
import type { HeldApplicationService } from "../../modules/applications/held/held-application.service.js";
import { ResumeFitResolver } from "../../modules/applications/fit/resume-fit.resolver.js";
import type { ResumeFitService } from "../../modules/applications/fit/resume-fit.service.js";
import { ResumeReadingResolver } from "../../modules/applications/reading/resume-reading.resolver.js";
import type { ResumeReadingService } from "../../modules/applications/reading/resume-reading.service.js";
import type { OwnApplicationService } from "../../modules/applications/own-application.service.js";
import type { JobService } from "../../modules/jobs/job.service.js";
import type { AnswerService } from "../../modules/representation/answer.service.js";
import {
  ApplicationConsentResolver,
  RepresentationResolver,
  SubmissionResolver,
} from "../../modules/representation/representation.resolver.js";
import type { RepresentationService } from "../../modules/representation/representation.service.js";

/** Applications, from the candidate's side and the desk's. */
export interface ApplicationServices {
  answerTimes: AnswerTimeService;
  applicationHistories: ApplicationHistoryService;
  applicationLists: ApplicationListService;
  applicationStatistics: ApplicationStatisticsService;
  applications: ApplicationService;
  heldApplications: HeldApplicationService;
  jobs: JobService;
  ownApplications: OwnApplicationService;
  representationAnswers: AnswerService;
  representations: RepresentationService;
  resumeFits: ResumeFitService;
  resumeReadings: ResumeReadingService;
  stages: StageService;
  withdrawals: WithdrawalService;
}

export const applicationResolverClasses = [
  AnswerTimeResolver,
  ApplicationConsentResolver,
  ApplicationListResolver,
  ApplicationResolver,
  ApplicationStageResolver,
  ApplicationStatisticsResolver,
  HeldApplicationResolver,
  JobApplicationsResolver,
  RepresentationResolver,
  ResumeFitResolver,
  ResumeReadingResolver,
  StageResolver,
  SubmissionResolver,
] as const;

export const applicationResolvers = (services: ApplicationServices): [unknown, object][] => [
  [AnswerTimeResolver, new AnswerTimeResolver(services.answerTimes)],
  [ApplicationConsentResolver, new ApplicationConsentResolver(services.representations)],
  [
    ApplicationListResolver,
    new ApplicationListResolver(services.applicationLists, services.applications, services.jobs),
  ],
  [
    ApplicationResolver,
    new ApplicationResolver(services.applications, services.ownApplications, services.withdrawals),
  ],
  [ApplicationStageResolver, new ApplicationStageResolver(services.applicationHistories)],
  [
    ApplicationStatisticsResolver,
    new ApplicationStatisticsResolver(services.applicationStatistics),
  ],
  [HeldApplicationResolver, new HeldApplicationResolver(services.heldApplications)],
  [JobApplicationsResolver, new JobApplicationsResolver(services.applicationLists)],
  [
    RepresentationResolver,
    new RepresentationResolver(
      services.representations,
      services.representationAnswers,
      services.jobs,
    ),
  ],
  [ResumeFitResolver, new ResumeFitResolver(services.resumeFits)],
  [ResumeReadingResolver, new ResumeReadingResolver(services.resumeReadings)],
  [StageResolver, new StageResolver(services.stages)],
  [SubmissionResolver, new SubmissionResolver(services.jobs)],
];
