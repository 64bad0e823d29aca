import { Field, ID, InputType, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { Colleague } from "../colleague.types.js";

@ObjectType({ description: "What a member of the staff wrote about an application." })
export class ApplicationNote {
  @Field(() => ID, { description: "Opaque, permanent id of the note." })
  id!: string;

  @Field(() => ID, { description: "Id of the application it is about." })
  applicationId!: string;

  @Field(() => String, {
    description:
      "Plain text with line breaks, at most 5000 characters. Mentions are in it as `@` and the name. Empty once deleted.",
  })
  body!: string;

  @Field(() => Colleague, {
    nullable: true,
    description: "Who wrote it. Null when the account is deleted.",
  })
  author!: Colleague | null;

  @Field(() => [Colleague], { description: "The colleagues it mentions." })
  mentions!: Colleague[];

  @Field(() => Date, { description: "When it was written (UTC)." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last changed (UTC). Null if it wasn't.",
  })
  editedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was deleted (UTC). Null if it wasn't.",
  })
  deletedAt!: Date | null;

  @Field(() => Colleague, {
    nullable: true,
    description: "Who deleted it. Null if it wasn't deleted, or that account is deleted.",
  })
  deletedBy!: Colleague | null;

  @Field(() => Boolean, {
    description: "True when the caller wrote it within the last 15 minutes and may change it.",
  })
  viewerCanEdit!: boolean;

  @Field(() => Boolean, {
    description: "True when the caller may delete it: its author and administrators.",
  })
  viewerCanDelete!: boolean;
}

@ObjectType({ description: "A note and its position in the list." })
export class ApplicationNoteEdge extends EdgeType(ApplicationNote) {}

@ObjectType({ description: "A page of an application's notes." })
export class ApplicationNoteConnection extends ConnectionType(
  ApplicationNote,
  ApplicationNoteEdge,
) {}

const BODY =
  "1 to 5000 characters of plain text. Line breaks stay; programs that show it must escape it.";
const MENTIONS =
  "`Colleague.id` of up to 20 people to mention. Each gets one email. Put `@` and the name into `body` yourself.";

@InputType({ description: "A note on an application." })
export class AddNoteInput {
  @Field(() => ID, { description: "Id of the application." })
  applicationId!: string;

  @Field(() => String, { description: BODY })
  body!: string;

  @Field(() => [ID], { nullable: true, description: `${MENTIONS} Null mentions no one.` })
  mentionIds?: string[] | null;
}

@InputType({ description: "A note's new text." })
export class EditNoteInput {
  @Field(() => ID, { description: "Id of the note." })
  id!: string;

  @Field(() => String, { description: BODY })
  body!: string;

  @Field(() => [ID], {
    nullable: true,
    description: `${MENTIONS} Everyone mentioned before stays mentioned; null adds no one.`,
  })
  mentionIds?: string[] | null;
}

@InputType({ description: "A note to delete." })
export class DeleteNoteInput {
  @Field(() => ID, { description: "Id of the note." })
  id!: string;
}

@ObjectType({ description: "Result of writing, changing or deleting a note." })
export class NotePayload extends Payload {
  @Field(() => ApplicationNote, {
    nullable: true,
    description: "The note now. Null when `userErrors` is not empty.",
  })
  note?: ApplicationNote;
}
