import { FieldResolver, Resolver, Root } from "type-graphql";
import { Company } from "../../companies/company.entity.js";
import type { AnswerTimeService } from "./answer-time.service.js";
import { AnswerTime } from "./answer-time.types.js";

/** The field that applications add to a company; kept here so that the companies module does not depend on them. */
@Resolver(() => Company)
export class AnswerTimeResolver {
  constructor(private readonly answerTimes: AnswerTimeService) {}

  @FieldResolver(() => AnswerTime, {
    nullable: true,
    description:
      "How fast applications to the company are answered, measured. Up to an hour old. Null until 10 applications of the last 180 days have an answer. Public.",
  })
  answerTime(@Root() company: Company): Promise<AnswerTime | null> {
    return this.answerTimes.find(company.id);
  }
}
