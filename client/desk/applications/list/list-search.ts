import { paths, withSearch } from "#site/paths";
import type { ApplicationFilter } from "../../../lib/schema-types.generated";
import { isStage, STAGES } from "../stages";

/** The filters of the list, as they are in the address; empty if not set. */
export interface ListSearch {
  stages: readonly string[];
  /** Id or code. */
  job: string;
  company: string;
  /** Id of a colleague, or `ME`. */
  assignee: string;
  /** YYYY-MM-DD, in the browser's time zone. */
  since: string;
  /** Days. */
  unanswered: string;
  name: string;
}

/** The address says so instead of an id, so that colleagues can share it. */
export const ME = "me";

const DAY = /^\d{4}-\d\d-\d\d$/;
const WHOLE = /^\d{1,3}$/;

const textIf = (shape: RegExp, text: string | null): string =>
  text !== null && shape.test(text) ? text : "";

export function readListSearch(params: URLSearchParams): ListSearch {
  const asked = params.getAll("stage");
  return {
    stages: STAGES.filter((stage) => asked.includes(stage)),
    job: params.get("job") ?? "",
    company: params.get("company") ?? "",
    assignee: params.get("assignee") ?? "",
    since: textIf(DAY, params.get("since")),
    unanswered: textIf(WHOLE, params.get("unanswered")),
    name: params.get("name") ?? "",
  };
}

const orNull = (text: string): string | null => (text === "" ? null : text);

/** Midnight at the start of the day; null for a day that does not exist. */
function startOf(day: string): string | null {
  const time = new Date(`${day}T00:00:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** @param viewerId whose list "assigned to me" is */
export const toFilter = (search: ListSearch, viewerId: string): ApplicationFilter => ({
  status: search.stages.filter(isStage),
  jobId: orNull(search.job.trim()),
  companyId: orNull(search.company),
  assigneeId: search.assignee === ME ? viewerId : orNull(search.assignee),
  appliedSince: startOf(search.since),
  unansweredDays: search.unanswered === "" ? null : Number(search.unanswered),
  query: orNull(search.name.trim().slice(0, 100)),
});

export const listAddress = ({ stages, ...others }: Partial<ListSearch>): string =>
  withSearch(paths.desk("applications"), { stage: stages, ...others });

export const isFiltered = ({ stages, ...others }: ListSearch): boolean =>
  stages.length > 0 || Object.values(others).some((value) => value !== "");
