import { auditTexts } from "#texts/audit-log";
import { paths, withSearch } from "#site/paths";
import type { AuditEventFilter, AuditKind } from "../../lib/schema-types.generated";

/** The audit log's filters, as they are in the address; empty if not set. */
export interface AuditSearch {
  kind: string;
  /** Id of a person. */
  person: string;
  /** First and last day, YYYY-MM-DD, in the browser's time zone. */
  from: string;
  until: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string | null): string => (text !== null && DAY.test(text) ? text : "");

const isKind = (text: string): text is AuditKind => text in auditTexts.kinds;

export const auditKinds = Object.keys(auditTexts.kinds).filter(isKind);

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const kind = params.get("kind") ?? "";
  return {
    kind: isKind(kind) ? kind : "",
    person: params.get("person") ?? "",
    from: dayOf(params.get("from")),
    until: dayOf(params.get("until")),
  };
}

/** Midnight at the start of the day, or of the day `later` days after it; null for a day that does not exist. */
function startOf(day: string, later = 0): string | null {
  const time = new Date(`${day}T00:00:00`);
  if (Number.isNaN(time.getTime())) return null;
  time.setDate(time.getDate() + later);
  return time.toISOString();
}

export const toFilter = ({ kind, person, from, until }: AuditSearch): AuditEventFilter => ({
  kinds: isKind(kind) ? [kind] : null,
  personId: person === "" ? null : person,
  since: startOf(from),
  until: startOf(until, 1),
});

export const auditAddress = (search: Partial<AuditSearch>): string =>
  withSearch(paths.desk("audit"), { ...search });
