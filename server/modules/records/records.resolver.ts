import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { requireUser } from "../../core/actor.js";
import { Application } from "../applications/application.entity.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import type { AssigneeService } from "./assignee.service.js";
import type { ColleagueService } from "./colleague.service.js";
import { Colleague } from "./colleague.types.js";
import type { CandidateMailService } from "./mails/candidate-mail.service.js";
import { CandidateMailConnection } from "./mails/candidate-mail.types.js";
import type { NextStepService } from "./next-steps/next-step.service.js";
import { NextStepConnection } from "./next-steps/next-step.types.js";
import type { NoteService } from "./notes/note.service.js";
import { ApplicationNoteConnection } from "./notes/note.types.js";
import type { RatingService } from "./ratings/rating.service.js";
import { ApplicationRating } from "./ratings/rating.types.js";
import {
  ApplicationRecords,
  AssignApplicationInput,
  AssignApplicationPayload,
} from "./records.types.js";
import { Tag } from "./tags/tag.entity.js";
import type { TagService } from "./tags/tag.service.js";

/** What records add to an application: only staff get them. */
@Resolver(() => Application)
export class ApplicationRecordsResolver {
  constructor(private readonly access: Pick<StaffAccess, "isStaffOf" | "canWorkOn">) {}

  @FieldResolver(() => ApplicationRecords, {
    nullable: true,
    description:
      "Notes, tags, ratings, next steps, and emails, for staff of the job's company with a second factor. Null for the candidate.",
  })
  records(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
  ): ApplicationRecords | null {
    if (!this.access.isStaffOf(actor, application)) return null;
    return { application, viewerCanAdd: this.access.canWorkOn(actor, application) };
  }
}

interface RecordServices {
  assignees: AssigneeService;
  candidateMails: CandidateMailService;
  nextSteps: NextStepService;
  notes: NoteService;
  ratings: RatingService;
  tags: TagService;
}

/** The parts of the records. Whoever got them is staff. */
@Resolver(() => ApplicationRecords)
export class RecordsResolver {
  constructor(private readonly services: RecordServices) {}

  @FieldResolver(() => Colleague, {
    nullable: true,
    description: "The colleague who handles it. Null when no one does.",
  })
  assignee(@Root() { application }: ApplicationRecords): Promise<Colleague | null> {
    return this.services.assignees.find(application);
  }

  @FieldResolver(() => ApplicationNoteConnection, { description: "Notes, newest first." })
  notes(
    @Root() { application }: ApplicationRecords,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    const scope = { applicationId: application.id };
    return this.services.notes.list(requireUser(actor), scope, { first, after });
  }

  @FieldResolver(() => [Tag], { description: "Tags by name, at most 20." })
  tags(@Root() { application }: ApplicationRecords): Promise<Tag[]> {
    return this.services.tags.list(application.id);
  }

  @FieldResolver(() => ApplicationRating, { description: "How recruiters rated it." })
  rating(
    @Root() { application }: ApplicationRecords,
    @Ctx() { actor }: ActorContext,
  ): Promise<ApplicationRating> {
    return this.services.ratings.of(requireUser(actor), application);
  }

  @FieldResolver(() => NextStepConnection, {
    description: "Open and done steps, the one due first at the start.",
  })
  nextSteps(
    @Root() { application }: ApplicationRecords,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.services.nextSteps.ofApplication(application.id, { first, after });
  }

  @FieldResolver(() => CandidateMailConnection, {
    description: "Emails of recruiters to the candidate, newest first.",
  })
  mails(
    @Root() { application }: ApplicationRecords,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.services.candidateMails.list({ applicationId: application.id }, { first, after });
  }
}

@Resolver()
export class AssigneeResolver {
  constructor(
    private readonly assignees: AssigneeService,
    private readonly people: ColleagueService,
  ) {}

  @Query(() => [Colleague], {
    description:
      "Who works on an application, by name: the company's members and the administrators. For staff of the job's company with a second factor.",
  })
  colleagues(
    @Ctx() { actor }: ActorContext,
    @Arg("applicationId", () => ID, { description: "Id of the application." })
    applicationId: string,
  ): Promise<Colleague[]> {
    return this.people.list(actor, applicationId);
  }

  @Mutation(() => AssignApplicationPayload, {
    description:
      "Gives an application to a colleague, or to no one. For recruiters and owners of the job's company and administrators with a second factor.",
  })
  assignApplication(
    @Ctx() { actor }: ActorContext,
    @Input(AssignApplicationInput, "The application and the colleague.")
    input: AssignApplicationInput,
  ) {
    return withUserErrors(async () => ({ assignee: await this.assignees.assign(actor, input) }));
  }
}
