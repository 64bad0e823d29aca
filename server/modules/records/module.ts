import type { AccountService } from "../accounts/account.service.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import type { Base, Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { AssigneeService } from "./assignee.service.js";
import { ColleagueService } from "./colleague.service.js";
import { candidateMailMail } from "./mails/candidate-mail.mail.js";
import { CandidateMailResolver } from "./mails/candidate-mail.resolver.js";
import { CandidateMailService } from "./mails/candidate-mail.service.js";
import { MailTemplateResolver } from "./mails/mail-template.resolver.js";
import { MailTemplateService } from "./mails/mail-template.service.js";
import { NextStepResolver } from "./next-steps/next-step.resolver.js";
import { NextStepService } from "./next-steps/next-step.service.js";
import { noteMentionMail } from "./notes/note-mention.mail.js";
import { NoteResolver } from "./notes/note.resolver.js";
import { NoteService } from "./notes/note.service.js";
import { PersonRecordsResolver } from "./person-records.resolver.js";
import { RatingSheetService } from "./ratings/rating-sheet.service.js";
import { RatingResolver } from "./ratings/rating.resolver.js";
import { RatingService } from "./ratings/rating.service.js";
import { companyTags, companyTemplates } from "./record-companies.js";
import {
  ApplicationRecordsResolver,
  AssigneeResolver,
  RecordsResolver,
} from "./records.resolver.js";
import { TagResolver } from "./tags/tag.resolver.js";
import { TagService } from "./tags/tag.service.js";

interface RecordUses {
  accounts: { accounts: AccountService; people: PeopleService };
  applications: { staffAccess: StaffAccess };
  companies: { companies: CompanyService };
  jobs: { jobs: JobService };
  outbox: { outbox: OutboxService };
}

/** What recruiters keep of applications, and what they write to candidates. */
export function createRecords(base: Base, uses: RecordUses) {
  const { site } = base;
  const services = createServices(base, uses);
  const { assignees, colleagues, candidateMails, mailTemplates, nextSteps } = services;
  const { notes, ratings, ratingSheets, tags } = services;
  const shown = { assignees, candidateMails, nextSteps, notes, ratings, tags };
  const parts = {
    resolvers: [
      new ApplicationRecordsResolver(uses.applications.staffAccess),
      new AssigneeResolver(assignees, colleagues),
      new CandidateMailResolver(candidateMails),
      new MailTemplateResolver(mailTemplates),
      new NextStepResolver(nextSteps),
      new NoteResolver(notes),
      new PersonRecordsResolver({ candidateMails, notes }),
      new RatingResolver(ratings, ratingSheets),
      new RecordsResolver(shown),
      new TagResolver(tags),
    ],
    notices: {
      CANDIDATE_MAIL: candidateMailMail(site, candidateMails),
      NOTE_MENTION: noteMentionMail(site, notes),
    },
    sent: { CANDIDATE_MAIL: ({ candidateMailId }) => candidateMails.markSent(candidateMailId) },
    companyParts: [companyTags, companyTemplates],
  } satisfies Parts;
  return { ...services, parts };
}

function createServices({ dataSource, clock, limits, site }: Base, uses: RecordUses) {
  const { accounts, people } = uses.accounts;
  const { staffAccess: access } = uses.applications;
  const { companies } = uses.companies;
  const { jobs } = uses.jobs;
  const { outbox } = uses.outbox;
  const colleagues = new ColleagueService(people, companies, access);
  const sheets = new RatingSheetService(dataSource, jobs, clock);
  return {
    assignees: new AssigneeService(dataSource, access, colleagues),
    candidateMails: new CandidateMailService({
      dataSource,
      access,
      accounts,
      colleagues,
      outbox,
      limits,
      site,
      clock,
    }),
    colleagues,
    mailTemplates: new MailTemplateService(dataSource, companies, clock),
    nextSteps: new NextStepService({ dataSource, access, colleagues, clock }),
    notes: new NoteService({ dataSource, access, colleagues, outbox, clock }),
    ratings: new RatingService({ dataSource, access, sheets, colleagues, clock }),
    ratingSheets: sheets,
    tags: new TagService(dataSource, access, clock),
  };
}
