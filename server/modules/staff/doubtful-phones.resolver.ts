import { Ctx, Query, Resolver } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { DoubtfulPhoneService } from "./doubtful-phones.service.js";
import { PersonWithDoubtfulPhonesConnection } from "./doubtful-phones.types.js";

@Resolver()
export class DoubtfulPhonesResolver {
  constructor(private readonly phones: DoubtfulPhoneService) {}

  @Query(() => PersonWithDoubtfulPhonesConnection, {
    description:
      "People whose stored phone numbers are probably wrong, for someone to ask them. For administrators with a second factor.",
  })
  doubtfulPhones(@Ctx() { actor }: ActorContext, @First() first: number, @After() after?: string) {
    return this.phones.list(actor, { first, after });
  }
}
