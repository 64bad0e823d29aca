import type { DataSource } from "typeorm";
import type { Actor } from "../../../core/actor.js";
import {
  columnList,
  nullable,
  readFields,
  readInteger,
  readOneOf,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import { ApplicationStatusEnum } from "../application.entity.js";
import { Resume, ScanStatusEnum, type NewResume } from "../resume.entity.js";
import { ApplicationSummary } from "./application-summary.js";
import { canMove, movesOf, partyOf } from "./stage.policy.js";

type Viewed = "allowedMoves" | "viewerCanMove";
type Derived = "resume" | "candidateId" | "stageChangedAt" | "companyId" | "relocation" | Viewed;

/** The columns of a list; a missing one does not compile. There is none for the visa type. */
const columns: Readers<
  Omit<ApplicationSummary, Derived> & {
    userId: string;
    companyId: string | null;
    stageChangedAt: Date | null;
    relocation: number;
  }
> = {
  id: readText,
  userId: readText,
  jobId: readText,
  companyId: nullable(readText),
  status: readOneOf(ApplicationStatusEnum),
  version: readInteger,
  stageChangedAt: nullable(readTime),
  assigneeId: nullable(readText),
  name: readText,
  email: readText,
  phone: readText,
  countryCode: readText,
  location: readText,
  relocation: readInteger,
  linkedin: nullable(readText),
  appliedAt: readTime,
  updatedAt: readTime,
};

const resumeColumns: Readers<NewResume> = {
  id: readText,
  userId: readText,
  storageKey: readText,
  fileName: readText,
  contentType: readText,
  sizeBytes: readInteger,
  sha256: readText,
  scanStatus: readOneOf(ScanStatusEnum),
  uploadedAt: readTime,
};

/** The columns that a list selects of an application `a`, and of its resume `r`. */
export const SUMMARY_COLUMNS = `${columnList("a", Object.keys(columns))}, ${columnList("r", Object.keys(resumeColumns))}`;

const BY_ID = `SELECT ${SUMMARY_COLUMNS} FROM applications a JOIN resumes r ON r.id = a.resumeId WHERE a.id IN (?)`;

export type SummaryRow = Readonly<Record<string, unknown>>;

/**
 * Turns a row of `SUMMARY_COLUMNS` into what this actor sees of it.
 * @param companyOf the job's company, for a row that does not have it yet
 */
export function toSummary(actor: Actor, row: SummaryRow, companyOf = ""): ApplicationSummary {
  const fields = readFields(columns, row, "a_");
  const { userId, status } = fields;
  const companyId = fields.companyId ?? companyOf;
  const concerned = { userId, companyId, status };
  // Spreading the fields into the object below would take five times as long; boards have hundreds of rows.
  return Object.assign(new ApplicationSummary(), fields, {
    companyId,
    candidateId: userId,
    // Who takes care of it is the desk's business.
    assigneeId: partyOf(actor, concerned) === "STAFF" ? fields.assigneeId : null,
    relocation: fields.relocation === 1,
    stageChangedAt: fields.stageChangedAt ?? fields.appliedAt,
    resume: Object.assign(new Resume(), readFields(resumeColumns, row, "r_")),
    allowedMoves: movesOf(actor, concerned),
    viewerCanMove: canMove(actor, concerned),
  });
}

/** Reads applications as lists show them. Callers check who may see them. */
export class SummaryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** By id; those that do not exist are missing. */
  async byIds(actor: Actor, ids: readonly string[]): Promise<Map<string, ApplicationSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<SummaryRow[]>(BY_ID, [[...ids]]);
    const found = rows.map((row) => toSummary(actor, row));
    return new Map(found.map((summary) => [summary.id, summary]));
  }
}
