import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";

export const SystemConcernKindEnum = {
  DATABASE_SILENT: "DATABASE_SILENT",
  DATABASE_READ_ONLY: "DATABASE_READ_ONLY",
  CLOCK_OFF: "CLOCK_OFF",
  REPLICA_LEFT_OUT: "REPLICA_LEFT_OUT",
  CONNECTIONS_USED_UP: "CONNECTIONS_USED_UP",
  REQUESTS_FAIL: "REQUESTS_FAIL",
  QUEUE_LATE: "QUEUE_LATE",
  WORK_GIVEN_UP: "WORK_GIVEN_UP",
  WORKER_FAILS: "WORKER_FAILS",
  WORKER_LATE: "WORKER_LATE",
  PROVIDER_FAILS: "PROVIDER_FAILS",
  CHANGES_BEHIND: "CHANGES_BEHIND",
  AUDIT_UNSEALED: "AUDIT_UNSEALED",
  TEMP_DIRECTORY_FULL: "TEMP_DIRECTORY_FULL",
} as const;
export type SystemConcernKind = keyof typeof SystemConcernKindEnum;
registerEnumType(SystemConcernKindEnum, {
  name: "SystemConcernKind",
  description: "What someone should look at. The alert rules for Prometheus have the same limits.",
  valuesConfig: {
    DATABASE_SILENT: { description: "The database does not say what waits in its queues." },
    DATABASE_READ_ONLY: { description: "The database answers, but takes no changes." },
    CLOCK_OFF: {
      description: "The clock of this process differs from the database's by 5 seconds or more.",
    },
    REPLICA_LEFT_OUT: { description: "A replica for reads is set, but not asked." },
    CONNECTIONS_USED_UP: { description: "Statements wait for a connection to the database." },
    REQUESTS_FAIL: { description: "More than 2% of the requests of the last 10 minutes failed." },
    QUEUE_LATE: { description: "Work has been due for more than 30 minutes." },
    WORK_GIVEN_UP: { description: "Work was given up after all attempts, and waits for a person." },
    WORKER_FAILS: { description: "Background work failed more than three times in 30 minutes." },
    WORKER_LATE: {
      description:
        "Background work has missed two turns, and half an hour more, without a run that didn't fail.",
    },
    PROVIDER_FAILS: {
      description: "Most calls of an outside service failed in the last 10 minutes.",
    },
    CHANGES_BEHIND: { description: "This process has missed changes for more than a minute." },
    AUDIT_UNSEALED: { description: "An entry of the audit log has had no seal for two minutes." },
    TEMP_DIRECTORY_FULL: { description: "There is little space left for uploads." },
  },
});

@ObjectType({ description: "Something that someone should look at." })
export class SystemConcern {
  @Field(() => SystemConcernKindEnum, { description: "What it is." })
  kind!: SystemConcernKind;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the queue, worker, or service. Null when it is about the site or the process as a whole.",
  })
  subject!: string | null;

  @Field(() => Float, {
    description:
      "How much: seconds for what is late, behind, or off, bytes for space, a share from 0 to 1 for requests, otherwise a count.",
  })
  amount!: number;
}

@ObjectType({ description: "Connections of this process to the database." })
export class DatabaseConnections {
  @Field(() => Int, { description: "Connections that are at work." })
  inUse!: number;

  @Field(() => Int, { description: "Connections that are open and free." })
  free!: number;

  @Field(() => Int, { description: "Statements that wait for one." })
  waiting!: number;
}

@ObjectType({ description: "Work that waits in a queue." })
export class SystemQueue {
  @Field(() => String, { description: "Its name, as in the log and the metrics." })
  name!: string;

  @Field(() => Int, { description: "How much waits; counts stop at 1,000." })
  waiting!: number;

  @Field(() => Float, {
    description: "How long the oldest of it has been due, in seconds; 0 if nothing is.",
  })
  oldestSeconds!: number;

  @Field(() => Int, { description: "How much was given up; counts stop at 1,000." })
  dead!: number;
}

@ObjectType({ description: "Background work of this process." })
export class SystemWorker {
  @Field(() => String, { description: "Its name, as in the log and the metrics." })
  name!: string;

  @Field(() => Date, {
    nullable: true,
    description: "When it last ran without an error. Null until it has.",
  })
  lastSuccessAt!: Date | null;

  @Field(() => Int, { description: "Runs that failed since the process started." })
  failures!: number;
}

@ObjectType({ description: "How often something ended well, since the process started." })
export class SystemOutcomes {
  @Field(() => String, { description: "Name of the service or of the way to sign in." })
  name!: string;

  @Field(() => Int, { description: "How often it ended well." })
  ok!: number;

  @Field(() => Int, { description: "How often it failed." })
  failed!: number;
}

@ObjectType({ description: "Requests to this process within a minute." })
export class SystemMinute {
  @Field(() => Date, { description: "When it ended." })
  at!: Date;

  @Field(() => Int, { description: "All requests." })
  requests!: number;

  @Field(() => Int, { description: "Those that failed by our fault." })
  failed!: number;
}

@ObjectType({ description: "How the site and the process that answers are. For administrators." })
export class SystemHealth {
  @Field(() => Date, { description: "When the process that answers started." })
  startedAt!: Date;

  @Field(() => [SystemConcern], {
    description: "What someone should look at; empty if all is well.",
  })
  concerns!: SystemConcern[];

  @Field(() => [SystemMinute], { description: "The last hour, oldest first." })
  minutes!: SystemMinute[];

  @Field(() => DatabaseConnections, { description: "Connections to the database." })
  connections!: DatabaseConnections;

  @Field(() => [SystemQueue], {
    nullable: true,
    description: "What waits, in the whole site. Null if the database doesn't say so in time.",
  })
  queues!: SystemQueue[] | null;

  @Field(() => [SystemWorker], { description: "Background work." })
  workers!: SystemWorker[];

  @Field(() => [SystemOutcomes], { description: "Calls of outside services." })
  providers!: SystemOutcomes[];

  @Field(() => [SystemOutcomes], { description: "Attempts to sign in, by how." })
  signIns!: SystemOutcomes[];

  @Field(() => Int, { description: "Applications for jobs." })
  applications!: number;

  @Field(() => Int, { description: "Payments that were made." })
  payments!: number;

  @Field(() => Int, { description: "Payments that failed." })
  failedPayments!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Bytes free for uploads. Null if the system doesn't tell.",
  })
  tempFreeBytes!: number | null;
}
