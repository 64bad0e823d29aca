import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import {
  SetApplicationMailsInput,
  SetApplicationMailsPayload,
  UpdateProfileInput,
  UpdateProfilePayload,
} from "./account.types.js";
import type { ProfileService } from "./profile.service.js";

@Resolver()
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the details of the person signed in.",
  })
  updateProfile(
    @Ctx() { actor, client }: RequestContext,
    @Input(UpdateProfileInput, "All details, changed or not.") input: UpdateProfileInput,
  ) {
    return withUserErrors(async () => ({
      user: await this.profiles.update(actor, input, client),
      message: answerTexts.profileSaved,
    }));
  }

  @Mutation(() => SetApplicationMailsPayload, {
    description: "Turns emails about applications on or off for the person signed in.",
  })
  setApplicationMails(
    @Ctx() { actor }: ActorContext,
    @Input(SetApplicationMailsInput, "On or off.") input: SetApplicationMailsInput,
  ) {
    return withUserErrors(async () => ({
      user: await this.profiles.setApplicationMails(actor, input),
    }));
  }
}
