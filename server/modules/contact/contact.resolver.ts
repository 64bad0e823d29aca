import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { ContactMessageConnection } from "./contact-message.entity.js";
import { MESSAGE_SENT } from "./contact.messages.js";
import type { ContactService } from "./contact.service.js";
import { SendContactMessageInput, SendContactMessagePayload } from "./contact.types.js";

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Query(() => ContactMessageConnection, {
    description: "Messages sent with the contact form, newest first. For administrators.",
  })
  contactMessages(@Ctx() { actor }: ActorContext, @First() first: number, @After() after?: string) {
    return this.contact.list(actor, { first, after });
  }

  @Mutation(() => SendContactMessagePayload, {
    description:
      "Emails a message to the staff, and a receipt to its sender. Public; limited to a few per hour for each network and each address.",
  })
  sendContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Arg("input", () => SendContactMessageInput, { description: "The message." })
    input: SendContactMessageInput,
  ) {
    return withUserErrors(async () => {
      await this.contact.send(actor, input, client);
      return { message: MESSAGE_SENT };
    });
  }
}
