import { Ctx, Query, Resolver } from "type-graphql";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { NewsletterNumbersService } from "./newsletter-numbers.service.js";
import { NewsletterNumbers } from "./newsletter-numbers.types.js";

@Resolver()
export class NewsletterNumbersResolver {
  constructor(private readonly numbers: NewsletterNumbersService) {}

  @Query(() => NewsletterNumbers, {
    description:
      "How many people get the newsletter and job alerts. For administrators with a second factor.",
    complexity: 4 * QUERY_COST,
  })
  newsletterNumbers(@Ctx() { actor }: ActorContext) {
    return this.numbers.get(actor);
  }
}
