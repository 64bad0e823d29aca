import { Field, ID, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

@ObjectType("ClientSubmission", { description: "A client that the candidate's resume went to." })
export class SubmissionView {
  @Field(() => ID, { description: "Opaque, permanent id of the submission." })
  id!: string;

  jobId!: string;

  @Field(() => String, { description: "The client that got the resume." })
  clientName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The client's own number or name of the job. Null when not given.",
  })
  requisition!: string | null;

  @Field(() => String, { description: "Name of the resume's file." })
  resumeFileName!: string;

  @Field(() => Date, { description: "When it was sent (UTC)." })
  submittedAt!: Date;
}

@ObjectType({ description: "A submission and its position in the list." })
export class ClientSubmissionEdge extends EdgeType(SubmissionView) {}

@ObjectType({ description: "A page of submissions." })
export class ClientSubmissionConnection extends ConnectionType(
  SubmissionView,
  ClientSubmissionEdge,
) {}
