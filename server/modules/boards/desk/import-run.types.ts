import { boardTexts } from "#texts/boards";
import { GraphQLUpload } from "graphql-upload-minimal";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Payload } from "../../../kit/graphql/user-error.js";
import type { BoardNote } from "../board.types.js";
import type { Closing, ClosingReport, ImportReport, RowResult } from "../import/import.types.js";
import type { ArrivingBoard } from "./board-file.js";
import { MAX_BOARD_BYTES } from "./board-file.js";
import type { ImportRun } from "./import-run.entity.js";
import {
  BoardClosingEnum,
  BoardFieldResultEnum,
  BoardHeldEnum,
  BoardImportStatusEnum,
  BoardRowResultEnum,
  type BoardImportStatus,
} from "./import-run.enums.js";

@ObjectType({ description: "In how many rows the same became of a field." })
export class BoardFieldCount {
  @Field(() => String, { description: "Field of a job, e.g. `companyLocation`." })
  field!: string;

  @Field(() => BoardFieldResultEnum, { description: "What became of it." })
  result!: BoardNote["kind"];

  @Field(() => String, {
    description: "Field of the board, e.g. `categories.location`. Empty when there is none.",
  })
  from!: string;

  @Field(() => String, { description: "Why, for people. Empty when there is nothing to say." })
  message!: string;

  @Field(() => Int, { description: "Number of rows." })
  rows!: number;
}

@ObjectType({ description: "Why a job is a draft, or was not imported." })
export class BoardRowProblem {
  @Field(() => String, {
    nullable: true,
    description: "Field of a job. Null when it is about the whole row.",
  })
  field!: string | null;

  @Field(() => String, { description: "What to change, for people." })
  message!: string;
}

@ObjectType({ description: "A row that needs a look." })
export class BoardProblemRow {
  @Field(() => Int, { description: "Its place in the file, from 1." })
  at!: number;

  @Field(() => String, {
    nullable: true,
    description: "The board's id of the job. Null if it has none.",
  })
  externalId!: string | null;

  @Field(() => String, { nullable: true, description: "Title of the job. Null if it has none." })
  role!: string | null;

  @Field(() => BoardRowResultEnum, { description: "`DRAFT`, `REFUSED`, or `UNREAD`." })
  result!: RowResult;

  @Field(() => [BoardRowProblem], { description: "Why." })
  problems!: BoardRowProblem[];
}

@ObjectType({ description: "How many rows had one result." })
export class BoardRowCount {
  @Field(() => BoardRowResultEnum, { description: "What became of them." })
  result!: RowResult;

  @Field(() => Int, { description: "Number of rows." })
  rows!: number;
}

@ObjectType({ description: "Why the rest of a file can't be read." })
export class BoardFaultReport {
  @Field(() => String, { description: "What to do, for people." })
  message!: string;

  @Field(() => Int, { description: "The last row that was read, from 1. 0 when none was." })
  afterRow!: number;
}

@ObjectType({ description: "Open jobs of the source that were not in the file." })
export class BoardClosingReport {
  @Field(() => Int, { description: "Open jobs of the source." })
  open!: number;

  @Field(() => Int, { description: "Those of them that were not in the file." })
  missing!: number;

  @Field(() => Int, { description: "Those that were closed. 0 in a check." })
  closed!: number;

  @Field(() => BoardHeldEnum, {
    nullable: true,
    description: "Why none may be closed. Null when they may.",
  })
  held!: ClosingReport["held"];
}

@ObjectType({ description: "What an import did, or what it would do." })
export class BoardImportReport {
  @Field(() => String, {
    nullable: true,
    description: "Name of the format, e.g. `Greenhouse`. Null when the file is none that we know.",
  })
  board!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The employer that the file names. Null if it names none.",
  })
  employer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the source that the jobs have. Null with `board`.",
  })
  source!: string | null;

  @Field(() => Int, { description: "Rows that were read, without those that the board hides." })
  total!: number;

  @Field(() => [BoardRowCount], { description: "Rows by what became of them; none are left out." })
  counts!: BoardRowCount[];

  @Field(() => Int, { description: "Rows that the board itself does not list." })
  unlisted!: number;

  @Field(() => [BoardFieldCount], { description: "What became of the fields. At most 300." })
  fields!: BoardFieldCount[];

  @Field(() => [BoardProblemRow], { description: "The first 200 rows that need a look." })
  rows!: BoardProblemRow[];

  @Field(() => BoardFaultReport, {
    nullable: true,
    description: "Why the rest of the file can't be read. Null when it was read to its end.",
  })
  fault!: BoardFaultReport | null;

  @Field(() => BoardClosingReport, {
    nullable: true,
    description:
      "Jobs that left the board. Null until the file is read, and when none was asked for.",
  })
  closing!: BoardClosingReport | null;
}

@ObjectType({
  description:
    "A file with the jobs of another board: first it is checked, and then imported. For staff who post for the company.",
})
export class BoardImport {
  @Field(() => ID, { description: "Opaque, permanent id of the import." })
  id!: string;

  @Field(() => String, { description: "Name of the file." })
  fileName!: string;

  @Field(() => BoardImportStatusEnum, { description: "How far it is." })
  status!: BoardImportStatus;

  @Field(() => Int, { description: "How much of the file this step has read, in percent." })
  percent!: number;

  @Field(() => Date, { description: "When the file was sent (UTC)." })
  requestedAt!: Date;

  @Field(() => BoardImportReport, {
    nullable: true,
    description: "Of this step, as far as it is. Null while it has not begun.",
  })
  report!: BoardImportReport | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why it failed, for people. Null unless `status` is `FAILED`, or if we don't know.",
  })
  failure!: string | null;

  companyId!: string;
}

function reportOf(report: ImportReport): BoardImportReport {
  const { format, company, counts, notes, ...same } = report;
  const byResult = Object.entries(counts).map(([result, rows]) => ({
    result: result as RowResult,
    rows,
  }));
  return {
    ...same,
    board: format && boardTexts.names[format],
    employer: company,
    total: byResult.reduce((sum, { rows }) => sum + rows, 0),
    counts: byResult,
    fields: notes.map(({ kind, ...note }) => ({ ...note, result: kind })),
  };
}

function statusOf({ deadAt, doneAt, failure, step }: ImportRun): BoardImportStatus {
  if (deadAt !== null || failure !== null) return "FAILED";
  if (step === "CHECK") return doneAt === null ? "CHECKING" : "CHECKED";
  return doneAt === null ? "IMPORTING" : "DONE";
}

export function toBoardImport(run: ImportRun): BoardImport {
  const { id, fileName, companyId, requestedAt, failure, report, readBytes, bytes } = run;
  return {
    id,
    fileName,
    companyId,
    requestedAt,
    failure,
    status: statusOf(run),
    percent: Math.floor((100 * readBytes) / bytes),
    report: report && reportOf(report),
  };
}

@InputType({ description: "A file to check." })
export class CheckBoardImportInput {
  @Field(() => ID, { description: "Id of the hiring company." })
  companyId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the source, at most 100 characters. Null for the board's own name.",
  })
  source?: string | null;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: `Jobs of Greenhouse, Lever, Ashby, Recruitee, SmartRecruiters, an Indeed feed, JSON-LD, CSV, or our own file; at most ${MAX_BOARD_BYTES / 2 ** 20} MiB. Required, although it may be null in the request that announces it.`,
  })
  file?: Promise<ArrivingBoard> | null;
}

@InputType({ description: "A checked file to import." })
export class RunBoardImportInput {
  @Field(() => ID, { description: "Id of the import." })
  id!: string;

  @Field(() => BoardClosingEnum, {
    defaultValue: "NONE",
    description: "What happens to open jobs of the source that are not in the file.",
  })
  closing!: Closing;
}

@ObjectType({ description: "Result of checking or importing a file." })
export class BoardImportPayload extends Payload {
  @Field(() => BoardImport, {
    nullable: true,
    description: "The import as it is now. Null when `userErrors` is not empty.",
  })
  boardImport?: BoardImport;
}
