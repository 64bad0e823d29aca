import type { Grounds } from "./billing-services.js";
import { createRecords } from "./record-services.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { PeopleService } from "./modules/accounts/people.service.js";
import type { StageGate } from "./modules/applications/stages/stage-gate.types.js";
import type { StaffAccess } from "./modules/applications/stages/staff-access.service.js";
import type { StageService } from "./modules/applications/stages/stage.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { JobService } from "./modules/jobs/job.service.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { interviewMail } from "./modules/placements/interviews/interview.mail.js";
import { InterviewService } from "./modules/placements/interviews/interview.service.js";
import { placementEndingMail } from "./modules/placements/placement-ending.mail.js";
import { PlacementReminders } from "./modules/placements/placement-reminders.js";
import { PlacementGate } from "./modules/placements/placement.gate.js";
import { PlacementReader } from "./modules/placements/placement.reader.js";
import { PlacementService } from "./modules/placements/placement.service.js";
import type { ColleagueService } from "./modules/records/colleague.service.js";

/** What recruiters keep of applications, and the placements that those lead to. */
export function createDeskWork(
  grounds: Grounds,
  needs: RecordNeeds & Omit<PlacementNeeds, "staffAccess" | "colleagues">,
) {
  const records = createRecords(grounds, needs);
  return { ...records, ...createPlacements(grounds, { ...needs, ...records }) };
}

type RecordNeeds = Parameters<typeof createRecords>[1];

interface PlacementNeeds {
  limits: RateLimits;
  outbox: OutboxService;
  audit: AuditService;
  accounts: AccountService;
  people: PeopleService;
  companies: CompanyService;
  jobs: JobService;
  stages: StageService;
  stageGates: StageGate[];
  staffAccess: StaffAccess;
  colleagues: ColleagueService;
}

/** People at work at clients, and interviews on the way there. */
function createPlacements({ dataSource, clock }: Grounds, needs: PlacementNeeds) {
  needs.stageGates.push(...new PlacementGate({ ...needs, clock }).gates);
  const reader = new PlacementReader({ ...needs, dataSource, clock });
  const shared = { ...needs, dataSource, clock, reader, access: needs.staffAccess };
  return {
    interviews: new InterviewService(shared),
    placements: new PlacementService(shared),
    placementReminders: new PlacementReminders(shared),
  };
}

interface MailNeeds {
  interviews: InterviewService;
  placementReminders: PlacementReminders;
}

/** The emails of placements and interviews. */
export const placementMails = (site: MailSite, { interviews, placementReminders }: MailNeeds) => ({
  INTERVIEW: interviewMail(site, interviews),
  PLACEMENT_ENDING: placementEndingMail(site, placementReminders),
});
