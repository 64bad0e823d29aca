import type { FieldNode, GraphQLResolveInfo } from "graphql";
import { keysOf } from "../../core/keys.js";
import { selectedFields } from "../../kit/graphql/selects.js";
import { jobFields } from "./job.fields.js";
import {
  cardsWith,
  LONG_CARDS,
  type Cards,
  type CompanyColumn,
  type JobColumn,
} from "./search/job.card-rows.js";

/** Always read: what the status and the rules about who may see and do what need. */
const OF_EVERY_JOB: readonly JobColumn[] = [
  ...(["id", "code", "companyId", "status", "publishedAt", "validThrough", "takenDownAt"] as const),
];

const same = <Name extends string>(...names: Name[]) =>
  names.map((name): [string, Name[]] => [name, [name]]);

/** The columns that each field of a job needs beside those. A field that is missing here needs all columns. */
const JOB_NEEDS = new Map<string, readonly JobColumn[]>([
  ...same(...keysOf(jobFields), ...OF_EVERY_JOB),
  ...same("closeReason", "closedAt", "version", "updatedAt"),
  ["description", ["description", "textsVersion"]],
  ["responsibilities", ["responsibilities", "textsVersion"]],
  ["__typename", []],
  ["company", []],
  ["acceptsApplications", []],
  ["url", []],
  ["viewerApplication", []],
  ["applications", []],
  ["applicationCounts", []],
  ["salaryRange", ["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"]],
]);
const COMPANY_NEEDS = new Map<string, readonly CompanyColumn[]>([
  ...same("id", "name", "description", "website", "location", "industry", "version", "updatedAt"),
  ["__typename", []],
  ["logoUrl", ["logoFile"]],
  ["openJobCount", []],
]);

/** By the field of a document. Apollo keeps documents that are asked for again. */
const known = new WeakMap<FieldNode, Cards>();

/** Reads just what a query asks of a job, or of the jobs in a list: texts and lists of skills are most of what a row costs. */
export function cardsAskedBy(info: GraphQLResolveInfo): Cards {
  const [node, other] = info.fieldNodes;
  // Several nodes are one field merged from fragments, which one node alone cannot stand for.
  if (!node || other) return readFor(info);
  const cards = known.get(node) ?? readFor(info);
  known.set(node, cards);
  return cards;
}

function readFor(info: GraphQLResolveInfo): Cards {
  const job = columnsFor(selectedFields(info, "Job"), JOB_NEEDS);
  const company = columnsFor(selectedFields(info, "Company"), COMPANY_NEEDS);
  if (!job || !company) return LONG_CARDS;
  return cardsWith({
    job: [...new Set([...OF_EVERY_JOB, ...job])],
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
