import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Application } from "../../applications/application.entity.js";
import type { InterviewService } from "./interview.service.js";
import {
  CancelInterviewInput,
  ChangeInterviewInput,
  InterviewPayload,
  InterviewView,
  ScheduleInterviewInput,
} from "./interview.types.js";

const FOR_RECRUITERS =
  "for recruiters and owners of the job's company and administrators with a second factor; limited per sender.";

/** Interviews of an application. */
@Resolver(() => Application)
export class InterviewResolver {
  constructor(private readonly service: InterviewService) {}

  @FieldResolver(() => [InterviewView], {
    description:
      "Interviews that the candidate was invited to, the latest first. For the candidate, and for staff of the job's company with a second factor. At most 50.",
  })
  interviews(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
  ): Promise<InterviewView[]> {
    return this.service.list(actor, application);
  }

  @Mutation(() => InterviewPayload, {
    description: `Plans an interview and emails the candidate an invitation with a calendar event. Replies go to the caller. \`CONFLICT\` unless the application is in \`INTERVIEW\`. Only ${FOR_RECRUITERS}`,
  })
  scheduleInterview(
    @Ctx() { actor }: ActorContext,
    @Input(ScheduleInterviewInput, "The interview.") input: ScheduleInterviewInput,
  ) {
    return withUserErrors(async () => ({ interview: await this.service.schedule(actor, input) }));
  }

  @Mutation(() => InterviewPayload, {
    description: `Changes an interview that is still to come, and emails the candidate an update of the same calendar event. Only ${FOR_RECRUITERS}`,
  })
  changeInterview(
    @Ctx() { actor }: ActorContext,
    @Input(ChangeInterviewInput, "The interview as it should be.") input: ChangeInterviewInput,
  ) {
    return withUserErrors(async () => ({ interview: await this.service.change(actor, input) }));
  }

  @Mutation(() => InterviewPayload, {
    description: `Cancels an interview that is still to come, and emails the candidate, whose calendar removes the event. Only ${FOR_RECRUITERS}`,
  })
  cancelInterview(
    @Ctx() { actor }: ActorContext,
    @Input(CancelInterviewInput, "The interview.") input: CancelInterviewInput,
  ) {
    return withUserErrors(async () => ({ interview: await this.service.cancel(actor, input) }));
  }
}
