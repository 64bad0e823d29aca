import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { ResumeReadingService } from "./resume-reading.service.js";
import { ReadResumeInput, ReadResumePayload } from "./resume-reading.types.js";

@Resolver()
export class ResumeReadingResolver {
  constructor(private readonly readings: ResumeReadingService) {}

  @Mutation(() => ReadResumePayload, {
    description:
      "Reads name, phone, place, profile and skills out of a resume, to fill in the form of an application. The file is not stored. For signed-in people.",
  })
  readResume(
    @Ctx() { actor }: ActorContext,
    @Input(ReadResumeInput, "The file.") { resume }: ReadResumeInput,
  ) {
    return withUserErrors(async () => ({
      reading: await this.readings.read(actor, async (spool) => spool.receive(await resume)),
    }));
  }
}
