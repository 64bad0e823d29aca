import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { ResumeFitService } from "./resume-fit.service.js";
import { ResumeFit } from "./resume-fit.types.js";

@Resolver()
export class ResumeFitResolver {
  constructor(private readonly fits: ResumeFitService) {}

  @Query(() => ResumeFit, {
    nullable: true,
    description:
      "Which skills of a job the signed-in person's own newest resume names. Null when the job names no skills, or there is no resume whose text was read. No one else can ask for it.",
    complexity: 25,
  })
  myFit(
    @Ctx() { actor }: ActorContext,
    @Arg("jobId", () => ID, { description: "Id or code of the job." }) jobId: string,
  ): Promise<ResumeFit | null> {
    return this.fits.find(actor, jobId);
  }
}
