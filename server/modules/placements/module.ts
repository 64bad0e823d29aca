import { minutes } from "../../core/clock.js";
import type { AccountService } from "../accounts/account.service.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import type { StageService } from "../applications/stages/stage.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { timer, type Base, type Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { ColleagueService } from "../records/colleague.service.js";
import { interviewMail } from "./interviews/interview.mail.js";
import { InterviewResolver } from "./interviews/interview.resolver.js";
import { InterviewService } from "./interviews/interview.service.js";
import { companyPlacements } from "./placement-companies.js";
import { placementEndingMail } from "./placement-ending.mail.js";
import { PlacementReminders } from "./placement-reminders.js";
import { PlacementGate } from "./placement.gate.js";
import { PlacementReader } from "./placement.reader.js";
import { ApplicationPlacementResolver, PlacementResolver } from "./placement.resolver.js";
import { PlacementService } from "./placement.service.js";

const CLOSED_INTERVIEWS_EVERY_MS = minutes(1);
const REMINDERS_EVERY_MS = minutes(15);

interface PlacementUses {
  accounts: { accounts: AccountService; people: PeopleService };
  applications: { stages: StageService; staffAccess: StaffAccess };
  audit: { audit: AuditService };
  companies: { companies: CompanyService };
  jobs: { jobs: JobService };
  outbox: { outbox: OutboxService };
  records: { colleagues: ColleagueService };
}

/** People at work at clients, and interviews on the way there. */
export function createPlacements(base: Base, uses: PlacementUses) {
  const { dataSource, clock, limits, site } = base;
  const { accounts, people } = uses.accounts;
  const { stages, staffAccess: access } = uses.applications;
  const { audit } = uses.audit;
  const { companies } = uses.companies;
  const { jobs } = uses.jobs;
  const { outbox } = uses.outbox;
  const { colleagues } = uses.records;
  stages.addGates(new PlacementGate({ audit, clock }).gates);
  const reader = new PlacementReader({ dataSource, jobs, colleagues, clock });
  const meeting = { dataSource, access, accounts, limits, outbox, clock };
  const interviews = new InterviewService(meeting);
  const placements = new PlacementService({ dataSource, access, stages, reader, audit, clock });
  const reminding = { dataSource, people, companies, jobs, outbox, clock };
  const placementReminders = new PlacementReminders(reminding);
  const parts = {
    resolvers: [
      new ApplicationPlacementResolver(placements),
      new InterviewResolver(interviews),
      new PlacementResolver(placements),
    ],
    notices: {
      INTERVIEW: interviewMail(site, interviews),
      PLACEMENT_ENDING: placementEndingMail(site, placementReminders),
    },
    timers: [
      timer("closed interviews", CLOSED_INTERVIEWS_EVERY_MS, () => interviews.cancelOfClosed()),
      timer("placement reminders", REMINDERS_EVERY_MS, () => placementReminders.run()),
    ],
    companyParts: [companyPlacements],
  } satisfies Parts;
  return { interviews, placements, placementReminders, parts };
}
