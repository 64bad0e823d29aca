import type { FieldNode, GraphQLResolveInfo } from "graphql";
import { keysOf } from "../../../core/keys.js";
import { selectedFields } from "../../../kit/graphql/selects.js";
import { companyFields } from "../../companies/company.fields.js";
import { jobFields } from "../record/job.fields.js";
import {
  cardsWith,
  LONG_CARDS,
  type Cards,
  type CompanyColumn,
  type JobColumn,
} from "./listed-job.rows.js";

/** Read of a single job whatever is asked for: what the status and the rules about who may see and do what need. */
const OF_ONE_JOB: readonly JobColumn[] = [
  ...(["id", "code", "companyId", "status", "publishedAt", "validThrough", "takenDownAt"] as const),
];

const same = <Name extends string>(...names: Name[]) =>
  names.map((name): [string, Name[]] => [name, [name]]);

const OF_STATUS: readonly JobColumn[] = ["status", "validThrough"];

/** The columns that each field of a job needs. A field that is missing here needs all columns. */
const JOB_NEEDS = new Map<string, readonly JobColumn[]>([
  ...same(...keysOf(jobFields), "id", "code", "publishedAt", "validThrough"),
  ...same("closeReason", "closedAt", "version", "updatedAt"),
  ["status", OF_STATUS],
  ["acceptsApplications", OF_STATUS],
  ["takenDownAt", OF_ONE_JOB],
  ["source", [...OF_ONE_JOB, "source"]],
  ["externalId", [...OF_ONE_JOB, "externalId"]],
  ["description", ["description", "textsVersion"]],
  ["responsibilities", ["responsibilities", "textsVersion"]],
  ["__typename", []],
  ["company", []],
  ["places", ["companyLocation"]],
  ["openTo", ["workAuthorization", "securityClearance"]],
  ["url", []],
  ["applyUrl", OF_STATUS],
  ["viewerApplication", OF_ONE_JOB],
  ["applications", OF_ONE_JOB],
  ["applicationCounts", OF_ONE_JOB],
  ["salaryRange", ["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"]],
]);
const COMPANY_NEEDS = new Map<string, readonly CompanyColumn[]>([
  ...same(...keysOf(companyFields), "id", "slug", "version", "updatedAt"),
  ["__typename", []],
  ["logoUrl", ["logoFile"]],
  ["openJobCount", []],
  ["jobs", ["slug"]],
  ["answerTime", []],
]);

/** By the field of a document. Apollo keeps documents that are asked for again. */
const known = new WeakMap<FieldNode, Cards>();

/** Reads just what a query asks of a job: texts and lists of skills are most of what a row costs. */
export const cardAskedBy = (info: GraphQLResolveInfo): Cards => cardsFor(info, OF_ONE_JOB);

/** The same of each job in a list of open jobs, which everyone may see. */
export const cardsAskedBy = (info: GraphQLResolveInfo): Cards => cardsFor(info, ["id"]);

/** @param always read whatever is asked for; the same whenever this field of a document is asked for */
function cardsFor(info: GraphQLResolveInfo, always: readonly JobColumn[]): Cards {
  const [node, other] = info.fieldNodes;
  // Several nodes are one field merged from fragments, which one node alone cannot stand for.
  if (!node || other) return readFor(info, always);
  const cards = known.get(node) ?? readFor(info, always);
  known.set(node, cards);
  return cards;
}

function readFor(info: GraphQLResolveInfo, always: readonly JobColumn[]): Cards {
  const job = columnsFor(selectedFields(info, "Job"), JOB_NEEDS);
  const company = columnsFor(selectedFields(info, "Company"), COMPANY_NEEDS);
  if (!job || !company) return LONG_CARDS;
  return cardsWith({
    job: [...new Set([...always, ...job])],
    company: [...new Set<CompanyColumn>(["id", ...company])],
  });
}

/** @returns null if a field's needs are not known */
function columnsFor<Column>(
  fields: ReadonlySet<string>,
  needs: ReadonlyMap<string, readonly Column[]>,
): readonly Column[] | null {
  const columns: Column[] = [];
  for (const field of fields) {
    const needed = needs.get(field);
    if (!needed) return null;
    columns.push(...needed);
  }
  return columns;
}
