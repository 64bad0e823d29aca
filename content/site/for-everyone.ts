import { OPEN_BY_RULE } from "#site/open-by-rule";
import type { WorkAuthorization } from "#site/schema-enums.generated";

/** The text without case, punctuation, and spaces: "H1B" and "H-1B" are the same. */
export const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether a job is open to everyone who may work for any employer. */
export const isForEveryone = (openTo: readonly WorkAuthorization[]): boolean =>
  OPEN_BY_RULE.every((status) => openTo.includes(status));
