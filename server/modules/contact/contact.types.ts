import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { MessagePayload, Payload } from "../../kit/graphql/user-error.js";
import { ContactMessage } from "./contact-message.entity.js";

@InputType({ description: "A message to the staff." })
export class SendContactMessageInput {
  @Field(() => String, { description: "The sender's name, at most 100 characters." })
  name!: string;

  @Field(() => String, {
    description: "The sender's email address, at most 254 characters. The answer goes there.",
  })
  email!: string;

  @Field(() => String, {
    description: "Plain text, at most 5,000 characters. Line breaks are kept.",
  })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Omit it or leave it empty. The field is hidden from people; a message that fills it in is dropped as spam.",
  })
  website?: string;
}

@ObjectType({ description: "Result of sending a message to the staff." })
export class SendContactMessagePayload extends MessagePayload {}

export const InboxViewEnum = { OPEN: "OPEN", MINE: "MINE", DONE: "DONE" } as const;
export type InboxView = keyof typeof InboxViewEnum;
registerEnumType(InboxViewEnum, {
  name: "ContactMessageView",
  description: "Which contact messages to list.",
  valuesConfig: {
    OPEN: { description: "Those that wait for an answer." },
    MINE: { description: "Those that wait for an answer and are assigned to the caller." },
    DONE: { description: "Those that need nothing more." },
  },
});

@InputType({ description: "An answer to a contact message." })
export class AnswerContactMessageInput {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;

  @Field(() => String, {
    description: "Plain text with line breaks, at most 10,000 characters. Emailed to the sender.",
  })
  text!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "Whether the message is done with this answer.",
  })
  done!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      "A UUID of the caller's own for this answer, which becomes its id. Repeating a request with the same one sends nothing twice. Without it, the server makes one, and a repeated request sends the answer again.",
  })
  sendId?: string | null;
}

@InputType({ description: "Who handles a contact message." })
export class AssignContactMessageInput {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of an administrator. Null gives it back to everyone.",
  })
  assigneeId?: string | null;
}

@InputType({ description: "A contact message that needs nothing more." })
export class FinishContactMessageInput {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;
}

@InputType({ description: "A contact message to reopen." })
export class ReopenContactMessageInput {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;
}

@ObjectType({ description: "Result of working on a contact message." })
export class ContactMessagePayload extends Payload {
  @Field(() => ContactMessage, {
    nullable: true,
    description: "The message now. Null when `userErrors` is not empty.",
  })
  contactMessage?: ContactMessage;
}
