import { Field, ID, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import { Resume } from "../resume.entity.js";

/** An application as lists show it: without the visa type, which staff read only in the application itself. */
@ObjectType({
  description:
    "An application in lists and results, for staff of the job's company. It leaves out what only `application` shows, such as the visa type.",
})
export class ApplicationSummary {
  @Field(() => ID, {
    description:
      "Opaque, permanent id of the application, by which `application` and `node` return it in full.",
  })
  id!: string;

  @Field(() => ID, { description: "Id of the candidate's account (`User.id`)." })
  candidateId!: string;

  jobId!: string;

  companyId!: string;

  /** As the candidate typed them; what staff open has them. */
  given!: { name: string; location: string };

  @Field(() => ApplicationStatusEnum, { description: "Stage of the application." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description:
      "Counts the changes of `status`, from 1. Pass it as `expectedVersion`, so that no one's move is lost.",
  })
  version!: number;

  @Field(() => Date, { description: "When `status` last changed (UTC)." })
  stageChangedAt!: Date;

  @Field(() => String, {
    description:
      "Full name as given in the application, with an ellipsis for words that tell staff of immigration status.",
  })
  name!: string;

  @Field(() => String, { description: "The candidate's account address at the time." })
  email!: string;

  @Field(() => String, {
    description:
      "National phone number without the country code: digits, and an extension as `x123`. Empty when not given.",
  })
  phone!: string;

  @Field(() => String, {
    description: "Country calling code of `phone`, e.g. `+91`. Empty when not given.",
  })
  countryCode!: string;

  @Field(() => String, {
    description:
      "Where the candidate lives, as given in the application, with an ellipsis for words that tell staff of immigration status.",
  })
  location!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the candidate is willing to relocate. Null when not answered.",
  })
  relocation!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the candidate's profile (`http` or `https`). Null when not given.",
  })
  linkedin!: string | null;

  @Field(() => Date, {
    description: "When the application was sent (UTC); again if it was withdrawn in between.",
  })
  appliedAt!: Date;

  @Field(() => Date, {
    description: "When its resume was last replaced (UTC); `appliedAt` until then.",
  })
  updatedAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the colleague who handles it. Null when no one does.",
  })
  assigneeId!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Full name of that colleague. Null when no one handles it, and when the colleague's account was deleted.",
  })
  assigneeName!: string | null;

  @Field(() => Resume, { description: "The newest resume." })
  resume!: Resume;

  @Field(() => [ApplicationStatusEnum], {
    description:
      "The stages that the caller may move it to now. Empty for those who may only view it.",
  })
  allowedMoves!: readonly ApplicationStatus[];

  @Field(() => Boolean, {
    description:
      "True when the caller may move it at all: recruiters and owners of the company, and administrators.",
  })
  viewerCanMove!: boolean;
}

@ObjectType({ description: "An application and its position in the list." })
export class ApplicationSummaryEdge extends EdgeType(ApplicationSummary) {}

@ObjectType({ description: "A page of applications." })
export class ApplicationSummaryConnection extends ConnectionType(
  ApplicationSummary,
  ApplicationSummaryEdge,
) {}
