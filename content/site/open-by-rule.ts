import type { WorkAuthorization } from "#site/schema-enums.generated";

/**
 * Statuses that allow working for any employer. A job is open to them whether or not it names them: to choose among them
 * would be unlawful (8 U.S.C. 1324b).
 */
export const OPEN_BY_RULE = [
  "H4_EAD",
  "L2_EAD",
  "GC_EAD",
  "GREEN_CARD",
  "US_CITIZEN",
] as const satisfies readonly WorkAuthorization[];
