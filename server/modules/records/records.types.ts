import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";
import type { Application } from "../applications/application.entity.js";
import { Colleague } from "./colleague.types.js";

@ObjectType({
  description:
    "What the staff keeps of an application. Its candidate doesn't see any of it, except for the emails.",
})
export class ApplicationRecords {
  @Field(() => Boolean, {
    description:
      "True when the caller may add to the records: recruiters and owners of the company, and administrators.",
  })
  viewerCanAdd!: boolean;

  application!: Application;
}

@InputType({ description: "Who handles an application." })
export class AssignApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "One of `colleagues`. Null if no one handles it.",
  })
  assigneeId?: string | null;
}

@ObjectType({ description: "Result of giving an application to a colleague." })
export class AssignApplicationPayload extends Payload {
  @Field(() => Colleague, {
    nullable: true,
    description: "Who handles it now. Null for no one, or when `userErrors` is not empty.",
  })
  assignee?: Colleague | null;
}
