import type { AdvertText, BoardAdvert } from "../board.types.js";
import type { Fields } from "../values/fields.js";

const nothing = (): Omit<BoardAdvert, "at"> => ({
  kind: "ADVERT",
  externalId: null,
  title: null,
  texts: [],
  places: [],
  workplace: null,
  jobType: null,
  contract: null,
  pay: { text: null, numbers: null },
  skills: null,
  workAuthorization: null,
  own: { sponsorship: null, employerFacts: null, industry: null, securityClearance: null },
  applyUrl: null,
  publishedAt: null,
  validThrough: null,
  company: null,
  refused: [],
});

/** What a format's reader finds in a row. */
export type AdvertParts = Partial<Omit<BoardAdvert, "kind" | "at">>;

export const advertOf = (at: number, parts: AdvertParts): BoardAdvert => ({
  ...nothing(),
  ...parts,
  at,
});

/** A text of a board; none if it is blank. */
export function textOf(
  fields: Fields,
  path: string,
  as: AdvertText["as"] = "description",
  heading: string | null = null,
): AdvertText[] {
  const told = fields.text(path);
  return told ? [{ heading, html: told.value, from: path, as }] : [];
}
