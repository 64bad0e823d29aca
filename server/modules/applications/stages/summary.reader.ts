import type { DataSource } from "typeorm";
import type { Actor } from "../../../core/actor.js";
import {
  columnList,
  nullable,
  readInteger,
  readOneOf,
  readSelected,
  readText,
  readTime,
  type Readers,
} from "../../../kit/db/row-readers.js";
import { joinPerson } from "../../accounts/user.joins.js";
import { ApplicationStatusEnum } from "../application.entity.js";
import { Resume, ScanStatusEnum, type NewResume } from "../resume.entity.js";
import { listedName, listedPlace } from "../people/listed-person.js";
import { ApplicationSummary } from "./application-summary.types.js";
import { canMove, movesOf, partyOf } from "./stage.policy.js";

type Viewed = "allowedMoves" | "viewerCanMove";
type Derived =
  | "resume"
  | "candidateId"
  | "stageChangedAt"
  | "companyId"
  | "relocation"
  | "assigneeName"
  | "given"
  | Viewed;

type Columns = Omit<ApplicationSummary, Derived> & {
  userId: string;
  companyId: string | null;
  stageChangedAt: Date | null;
  relocation: number | null;
};

/** The columns of a list; a missing one does not compile. There is none for the visa type. */
const columns: Readers<Columns> = {
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
  relocation: nullable(readInteger),
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

/** Of the colleague who handles it, if there is one. */
const assigneeColumns: Readers<{ name: string | null; email: string | null }> = {
  name: nullable(readText),
  email: nullable(readText),
};

/** Which fields of summaries, and of their resumes, a caller will look at; the others are left out. */
export interface SummaryFields {
  summary: ReadonlySet<string>;
  resume: ReadonlySet<string>;
}

/** What decides who may see a summary and what they may do, and where it is in a list. */
const ALWAYS = new Set(["id", "userId", "jobId", "companyId", "status", "appliedAt"]);
/** A resume's addresses are made of these. */
const OF_RESUMES = new Set(["id", "storageKey"]);

const namesOf = <Fields extends object>(
  readers: Readers<Fields>,
  always: ReadonlySet<string>,
  wanted?: ReadonlySet<string>,
): (keyof Fields & string)[] =>
  (Object.keys(readers) as (keyof Fields & string)[]).filter(
    (name) => !wanted || always.has(name) || wanted.has(name),
  );

export type SummaryRow = Readonly<Record<string, unknown>>;

/** What a list selects of an application `a`, its resume `r`, and its assignee `h`, from where, and how its rows are read. */
export interface SummaryReading {
  columns: string;
  join: string;
  /**
   * Turns a row into what this actor sees of it. Fields that were not selected are missing.
   * @param companyOf the job's company, for a row that does not have it yet
   */
  read: (actor: Actor, row: SummaryRow, companyOf?: string) => ApplicationSummary;
}

/** @param wanted all if missing */
export function summaryReading(wanted?: SummaryFields): SummaryReading {
  const own = namesOf(columns, ALWAYS, wanted?.summary);
  const ofResume =
    wanted && !wanted.summary.has("resume")
      ? []
      : namesOf(resumeColumns, OF_RESUMES, wanted?.resume);
  const ofAssignee =
    wanted && !wanted.summary.has("assigneeName") ? [] : namesOf(assigneeColumns, new Set());
  const readOwn = readSelected(columns, own, "a_");
  const readResume = readSelected(resumeColumns, ofResume, "r_");
  const readAssignee = readSelected(assigneeColumns, ofAssignee, "h_");
  const lists = [columnList("a", own), columnList("r", ofResume), columnList("h", ofAssignee)];
  const joins = [
    ...(ofResume.length > 0 ? ["JOIN resumes r ON r.id = a.resumeId"] : []),
    ...(ofAssignee.length > 0 ? [joinPerson("a.assigneeId", "h")] : []),
  ];
  return {
    columns: lists.filter((list) => list !== "").join(", "),
    join: joins.join(" "),
    read: (actor, row, companyOf = "") => {
      const { name, email = null } = readAssignee(row);
      return toSummary(actor, {
        fields: readOwn(row),
        resume: Object.assign(new Resume(), readResume(row)),
        assigneeName: name || email,
        companyOf,
      });
    },
  };
}

const ALL = summaryReading();
const BY_ID = `SELECT ${ALL.columns} FROM applications a ${ALL.join} WHERE a.id IN (?)`;

interface Read {
  fields: Partial<Columns>;
  resume: Resume;
  assigneeName: string | null;
  companyOf: string;
}

function toSummary(
  actor: Actor,
  { fields, resume, assigneeName, companyOf }: Read,
): ApplicationSummary {
  const userId = readText(fields.userId);
  const status = columns.status(fields.status);
  const companyId = fields.companyId ?? companyOf;
  const concerned = { userId, companyId, status };
  const isStaff = partyOf(actor, concerned) === "STAFF";
  // Spreading the fields into the object below would take five times as long; boards have hundreds of rows.
  const summary = Object.assign(new ApplicationSummary(), fields, {
    given: { name: fields.name ?? "", location: fields.location ?? "" },
    companyId,
    candidateId: userId,
    // Who handles it is the desk's business.
    assigneeId: isStaff ? fields.assigneeId : null,
    assigneeName: isStaff ? assigneeName : null,
    relocation: fields.relocation === null ? null : fields.relocation === 1,
    stageChangedAt: fields.stageChangedAt ?? fields.appliedAt,
    resume,
    allowedMoves: movesOf(actor, concerned),
    viewerCanMove: canMove(actor, concerned),
  });
  return isStaff ? withoutStatus(summary) : summary;
}

/** Fields that were not selected are missing. */
function withoutStatus(summary: ApplicationSummary): ApplicationSummary {
  const { name, location }: Partial<ApplicationSummary> = summary;
  if (name !== undefined) summary.name = listedName(name);
  if (location !== undefined) summary.location = listedPlace(location);
  return summary;
}

/** Reads applications as lists show them. Callers check who may see them. */
export class SummaryReader {
  constructor(private readonly dataSource: DataSource) {}

  /** By id; those that do not exist are missing. */
  async byIds(actor: Actor, ids: readonly string[]): Promise<Map<string, ApplicationSummary>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<SummaryRow[]>(BY_ID, [[...ids]]);
    const found = rows.map((row) => ALL.read(actor, row));
    return new Map(found.map((summary) => [summary.id, summary]));
  }
}
