import { Ctx, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { jobErrorTexts } from "#texts/errors";
import { requireKnown } from "../../../core/actor.js";
import { forbidden } from "../../../core/errors.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { canCheckAdverts } from "../record/job.policy.js";
import { checkAdvert } from "./advert-check.js";
import { ValidateJobInput, ValidateJobPayload } from "./posting.types.js";

@Resolver()
export class PostingResolver {
  @Query(() => ValidateJobPayload, {
    description:
      "Checks an advertisement, complete or not, by the rules that publishing enforces: US employment law, pay, place, and what search engines need. Changes nothing. For staff, and API keys with `JOBS_WRITE`.",
    complexity: ({ childComplexity }) => QUERY_COST + childComplexity,
  })
  validateJob(
    @Ctx() { actor }: ActorContext,
    @Input(ValidateJobInput, "What there is of the advertisement.") input: ValidateJobInput,
  ): ValidateJobPayload {
    requireKnown(actor);
    if (!canCheckAdverts(actor)) throw forbidden(jobErrorTexts.notForChecking);
    return checkAdvert({ ...input });
  }
}
