import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { Payload } from "../../../kit/graphql/user-error.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import { ApplicationEventKindEnum, type ApplicationEventKind } from "./application-event.entity.js";
import { ApplicationSummary } from "./application-summary.types.js";

const VERSION =
  "`version` of the application as you saw it. `CONFLICT` if it has been moved since.";

@InputType({ description: "Moves an application to another stage." })
export class MoveApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;

  @Field(() => ApplicationStatusEnum, { description: "The new stage, one of `allowedMoves`." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: VERSION })
  expectedVersion!: number;
}

@InputType({ description: "One of several applications to move, or whose move is to be undone." })
export class ApplicationMove {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;

  @Field(() => Int, { description: VERSION })
  expectedVersion!: number;
}

@InputType({ description: "Moves several applications to the same stage." })
export class MoveApplicationsInput {
  @Field(() => [ApplicationMove], { description: "The applications, at most 200." })
  moves!: ApplicationMove[];

  @Field(() => ApplicationStatusEnum, { description: "The new stage." })
  status!: ApplicationStatus;
}

@InputType({ description: "Undoes the caller's last move." })
export class UndoMoveApplicationInput {
  @Field(() => ID, { description: "Id of the application." })
  id!: string;

  @Field(() => Int, { description: VERSION })
  expectedVersion!: number;
}

@InputType({ description: "Undoes the caller's last move of each of several applications." })
export class UndoMoveApplicationsInput {
  @Field(() => [ApplicationMove], { description: "The applications, at most 200." })
  moves!: ApplicationMove[];
}

@ObjectType({ description: "Result of moving an application, or of undoing one." })
export class MoveApplicationPayload extends Payload {
  @Field(() => ApplicationSummary, {
    nullable: true,
    description:
      "The application as it is now, also when it was not moved. Null if the caller can't see it.",
  })
  application?: ApplicationSummary | null;
}

@ObjectType({ description: "Result for one of several moves, or of several that are undone." })
export class MoveApplicationResult extends Payload {
  @Field(() => ID, { description: "Id of the application, as in the input." })
  id!: string;

  @Field(() => ApplicationSummary, {
    nullable: true,
    description:
      "The application as it is now, also when it was not moved. Null if the caller can't see it.",
  })
  application?: ApplicationSummary | null;
}

@ObjectType({ description: "Result of moving several applications, or of undoing their moves." })
export class MoveApplicationsPayload extends Payload {
  @Field(() => [MoveApplicationResult], {
    description:
      "One entry for each move, in the order of the input. Each is done completely or not at all, without regard to the others.",
  })
  results!: MoveApplicationResult[];
}

@ObjectType("ApplicationEvent", { description: "Something that happened to an application." })
export class ApplicationHistoryEntry {
  @Field(() => ID, { description: "Opaque, permanent id of the event." })
  id!: string;

  @Field(() => ApplicationEventKindEnum, { description: "What happened." })
  kind!: ApplicationEventKind;

  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: "The stage before. Null when the application was first sent.",
  })
  fromStatus!: ApplicationStatus | null;

  @Field(() => ApplicationStatusEnum, { description: "The stage after." })
  toStatus!: ApplicationStatus;

  @Field(() => Boolean, { description: "True when the candidate did it, false when staff did." })
  isByCandidate!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of whoever did it. Null when the account is deleted; candidates don't see names of staff.",
  })
  actorName!: string | null;

  @Field(() => Date, { description: "When it happened (UTC)." })
  at!: Date;
}

@ObjectType({ description: "An event and its position in the history." })
export class ApplicationEventEdge extends EdgeType(ApplicationHistoryEntry) {}

@ObjectType({ description: "A page of an application's history." })
export class ApplicationEventConnection extends ConnectionType(
  ApplicationHistoryEntry,
  ApplicationEventEdge,
) {}
