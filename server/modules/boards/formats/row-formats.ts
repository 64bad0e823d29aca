import type { BoardAdvert, BoardFormat } from "../board.types.js";
import { isPosting } from "../source/page-rows.js";
import { Fields } from "../values/fields.js";
import { ashbyAdvert } from "./ashby.js";
import { greenhouseAdvert } from "./greenhouse.js";
import { indeedAdvert } from "./indeed-xml.js";
import { jsonLdAdvert } from "./json-ld.js";
import { leverAdvert } from "./lever.js";
import { recruiteeAdvert } from "./recruitee.js";
import { smartRecruitersAdvert } from "./smartrecruiters.js";
import { tableAdvert } from "./table.js";

interface RowFormat {
  /** Whether a row has the fields that only this format has. */
  fits(fields: Fields): boolean;
  /** @returns null for one that the board has, but doesn't list */
  read(fields: Fields, at: number): BoardAdvert | null;
}

const has =
  (...paths: readonly string[]) =>
  (fields: Fields) =>
    paths.every((path) => fields.has(path));
const hasAny = (fields: Fields, ...paths: readonly string[]) =>
  paths.some((path) => fields.has(path));

/** The formats of JSON, the ones with the clearest marks first. */
const FORMATS: Record<BoardFormat, RowFormat> = {
  JSON_LD: {
    fits: ({ row }) => typeof row === "object" && row !== null && isPosting(row),
    read: jsonLdAdvert,
  },
  GREENHOUSE: {
    fits: (fields) =>
      has("id", "title")(fields) && hasAny(fields, "absolute_url", "internal_job_id"),
    read: greenhouseAdvert,
  },
  ASHBY: {
    fits: (fields) =>
      has("id", "title")(fields) && hasAny(fields, "jobUrl", "descriptionHtml", "isListed"),
    read: ashbyAdvert,
  },
  LEVER: {
    fits: (fields) =>
      has("id", "text")(fields) && hasAny(fields, "hostedUrl", "categories", "descriptionPlain"),
    read: leverAdvert,
  },
  RECRUITEE: {
    fits: (fields) =>
      has("id")(fields) &&
      hasAny(fields, "careers_url", "careers_apply_url", "employment_type_code"),
    read: recruiteeAdvert,
  },
  SMARTRECRUITERS: {
    fits: (fields) =>
      has("id", "name")(fields) && hasAny(fields, "jobAd", "releasedDate", "typeOfEmployment"),
    read: smartRecruitersAdvert,
  },
  STAFFBOARD: {
    fits: (fields) =>
      has("role")(fields) &&
      hasAny(fields, "externalId", "jobDetails", "companyLocation", "description"),
    read: tableAdvert,
  },
  // Not told apart by their rows: a file of tables or feeds has no others.
  INDEED_XML: { fits: has("title"), read: indeedAdvert },
  CSV: { fits: () => true, read: tableAdvert },
};

const OF_JSON = [
  "JSON_LD",
  "GREENHOUSE",
  "ASHBY",
  "LEVER",
  "RECRUITEE",
  "SMARTRECRUITERS",
  "STAFFBOARD",
] as const;

/** The format of a row of JSON; null if it is none of them. */
export function formatOfRow(row: unknown): BoardFormat | null {
  const fields = new Fields(row);
  return OF_JSON.find((format) => FORMATS[format].fits(fields)) ?? null;
}

/** Whether a row is of its file's format. */
export const fitsFormat = (row: unknown, format: BoardFormat): boolean =>
  FORMATS[format].fits(new Fields(row));

/** @returns null for one that the board has, but doesn't list */
export const readRow = (row: unknown, at: number, format: BoardFormat): BoardAdvert | null =>
  FORMATS[format].read(new Fields(row), at);
