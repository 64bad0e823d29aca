import type { StaffAccess } from "../../modules/applications/stages/staff-access.service.js";
import type { AssigneeService } from "../../modules/records/assignee.service.js";
import type { ColleagueService } from "../../modules/records/colleague.service.js";
import { InterviewResolver } from "../../modules/placements/interviews/interview.resolver.js";
import type { InterviewService } from "../../modules/placements/interviews/interview.service.js";
import {
  ApplicationPlacementResolver,
  PlacementResolver,
} from "../../modules/placements/placement.resolver.js";
import type { PlacementService } from "../../modules/placements/placement.service.js";
import { CandidateMailResolver } from "../../modules/records/mails/candidate-mail.resolver.js";
import type { CandidateMailService } from "../../modules/records/mails/candidate-mail.service.js";
import { MailTemplateResolver } from "../../modules/records/mails/mail-template.resolver.js";
import type { MailTemplateService } from "../../modules/records/mails/mail-template.service.js";
import { NextStepResolver } from "../../modules/records/next-steps/next-step.resolver.js";
import type { NextStepService } from "../../modules/records/next-steps/next-step.service.js";
import { NoteResolver } from "../../modules/records/notes/note.resolver.js";
import type { NoteService } from "../../modules/records/notes/note.service.js";
import { PersonRecordsResolver } from "../../modules/records/person-records.resolver.js";
import type { RatingSheetService } from "../../modules/records/ratings/rating-sheet.service.js";
import { RatingResolver } from "../../modules/records/ratings/rating.resolver.js";
import type { RatingService } from "../../modules/records/ratings/rating.service.js";
import {
  ApplicationRecordsResolver,
  AssigneeResolver,
  RecordsResolver,
} from "../../modules/records/records.resolver.js";
import { TagResolver } from "../../modules/records/tags/tag.resolver.js";
import type { TagService } from "../../modules/records/tags/tag.service.js";

export interface RecordServices {
  assignees: AssigneeService;
  candidateMails: CandidateMailService;
  colleagues: ColleagueService;
  interviews: InterviewService;
  mailTemplates: MailTemplateService;
  nextSteps: NextStepService;
  notes: NoteService;
  placements: PlacementService;
  ratings: RatingService;
  ratingSheets: RatingSheetService;
  staffAccess: StaffAccess;
  tags: TagService;
}

export const recordResolverClasses = [
  ApplicationPlacementResolver,
  ApplicationRecordsResolver,
  AssigneeResolver,
  CandidateMailResolver,
  InterviewResolver,
  MailTemplateResolver,
  NextStepResolver,
  NoteResolver,
  PersonRecordsResolver,
  PlacementResolver,
  RatingResolver,
  RecordsResolver,
  TagResolver,
] as const;

/** The resolvers of what recruiters keep of applications, and of what those lead to. */
export const recordResolvers = (services: RecordServices): [unknown, object][] => [
  [ApplicationRecordsResolver, new ApplicationRecordsResolver(services.staffAccess)],
  [AssigneeResolver, new AssigneeResolver(services.assignees, services.colleagues)],
  [CandidateMailResolver, new CandidateMailResolver(services.candidateMails)],
  [ApplicationPlacementResolver, new ApplicationPlacementResolver(services.placements)],
  [InterviewResolver, new InterviewResolver(services.interviews)],
  [PlacementResolver, new PlacementResolver(services.placements)],
  [MailTemplateResolver, new MailTemplateResolver(services.mailTemplates)],
  [NextStepResolver, new NextStepResolver(services.nextSteps)],
  [NoteResolver, new NoteResolver(services.notes)],
  [PersonRecordsResolver, new PersonRecordsResolver(services)],
  [RatingResolver, new RatingResolver(services.ratings, services.ratingSheets)],
  [RecordsResolver, new RecordsResolver(services)],
  [TagResolver, new TagResolver(services.tags)],
];
