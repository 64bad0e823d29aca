import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { ContactMessageConnection } from "./contact-message.entity.js";
import { MESSAGE_SENT } from "./contact.messages.js";
import type { ContactService } from "./contact.service.js";
import { SendContactMessageInput, SendContactMessagePayload } from "./contact.types.js";

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Query(() => ContactMessageConnection, { description: "Newest first. For administrators." })
  contactMessages(
    @Ctx() { actor }: RequestContext,
    @Arg("first", () => Int) first: number,
    @Arg("after", () => String, { nullable: true }) after?: string,
  ) {
    return this.contact.list(actor, { first, after });
  }

  @Mutation(() => SendContactMessagePayload, {
    description: "Writes to the staff; the sender gets a receipt by mail.",
  })
  sendContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => SendContactMessageInput) input: SendContactMessageInput,
  ) {
    return withUserErrors(async () => {
      await this.contact.send(actor, input, client);
      return { message: MESSAGE_SENT };
    });
  }
}
