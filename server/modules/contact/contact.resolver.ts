import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import type { RequestContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { MESSAGE_SENT } from "./contact.messages.js";
import type { ContactService } from "./contact.service.js";
import { SendContactMessageInput, SendContactMessagePayload } from "./contact.types.js";

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Mutation(() => SendContactMessagePayload, {
    description:
      "Emails a message to the staff, and a receipt to its sender. Public; limited to a few per hour for each network and each address.",
  })
  sendContactMessage(
    @Ctx() { actor, client }: RequestContext,
    @Input(SendContactMessageInput, "The message.") input: SendContactMessageInput,
  ) {
    return withUserErrors(async () => {
      await this.contact.send(actor, input, client);
      return { message: MESSAGE_SENT };
    });
  }
}
