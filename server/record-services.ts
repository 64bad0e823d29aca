import type { Grounds } from "./billing-services.js";
import type { RateLimits } from "./kit/rate-limits.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { PeopleService } from "./modules/accounts/people.service.js";
import type { ApplicationService } from "./modules/applications/application.service.js";
import { StaffAccess } from "./modules/applications/stages/staff-access.service.js";
import type { CompanyService } from "./modules/companies/company.service.js";
import type { JobService } from "./modules/jobs/job.service.js";
import type { MailSite } from "./modules/outbox/mail-content.js";
import type { SentListeners } from "./modules/outbox/notices.js";
import type { OutboxService } from "./modules/outbox/outbox.service.js";
import { AssigneeService } from "./modules/records/assignee.service.js";
import { ColleagueService } from "./modules/records/colleague.service.js";
import { candidateMailMail } from "./modules/records/mails/candidate-mail.mail.js";
import { CandidateMailService } from "./modules/records/mails/candidate-mail.service.js";
import { MailTemplateService } from "./modules/records/mails/mail-template.service.js";
import { NextStepService } from "./modules/records/next-steps/next-step.service.js";
import { noteMentionMail } from "./modules/records/notes/note-mention.mail.js";
import { NoteService } from "./modules/records/notes/note.service.js";
import { RatingSheetService } from "./modules/records/ratings/rating-sheet.service.js";
import { RatingService } from "./modules/records/ratings/rating.service.js";
import { TagService } from "./modules/records/tags/tag.service.js";

/** What recruiters keep of applications, and what they write to candidates. */
export function createRecords(
  { dataSource, clock }: Grounds,
  needs: {
    site: MailSite;
    limits: RateLimits;
    outbox: OutboxService;
    accounts: AccountService;
    people: PeopleService;
    companies: CompanyService;
    jobs: JobService;
    applications: ApplicationService;
  },
) {
  const { companies, jobs, applications, people } = needs;
  const access = new StaffAccess(dataSource, applications);
  const colleagues = new ColleagueService(people, companies, access);
  const shared = { ...needs, dataSource, access, colleagues, clock };
  const sheets = new RatingSheetService(dataSource, jobs, clock);
  return {
    assignees: new AssigneeService(dataSource, access, colleagues),
    candidateMails: new CandidateMailService(shared),
    colleagues,
    mailTemplates: new MailTemplateService(dataSource, companies, clock),
    nextSteps: new NextStepService(shared),
    notes: new NoteService(shared),
    ratings: new RatingService({ ...shared, sheets }),
    ratingSheets: sheets,
    staffAccess: access,
    tags: new TagService(dataSource, access, clock),
  };
}

interface MailNeeds {
  candidateMails: CandidateMailService;
  notes: NoteService;
}

/** The mails of the records. */
export const recordMails = (site: MailSite, { candidateMails, notes }: MailNeeds) => ({
  CANDIDATE_MAIL: candidateMailMail(site, candidateMails),
  NOTE_MENTION: noteMentionMail(site, notes),
});

/** What the records note about mails that were sent. */
export const recordListeners = ({
  candidateMails,
}: Pick<MailNeeds, "candidateMails">): SentListeners => ({
  CANDIDATE_MAIL: ({ candidateMailId }) => candidateMails.markSent(candidateMailId),
});
