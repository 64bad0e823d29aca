import type { SalaryPeriod } from "../jobs/pay/salary-range.js";

/** The systems and files that adverts are read from. */
export type BoardFormat =
  | "GREENHOUSE"
  | "LEVER"
  | "ASHBY"
  | "RECRUITEE"
  | "SMARTRECRUITERS"
  | "JSON_LD"
  | "INDEED_XML"
  | "CSV"
  /** Our own file of all jobs, a job a line. */
  | "STAFFBOARD";

/** A value of an advert, and where the board has it. */
export interface Told<Value> {
  value: Value;
  /** The field of the board, e.g. `categories.commitment`. */
  from: string;
  /** Why it is a guess, in words for people. Left out if the board says it in so many words. */
  guess?: string;
}

/** A part of the text of an advert. */
export interface AdvertText {
  /** Plain text. */
  heading: string | null;
  /** As the board has it: not clean. */
  html: string;
  from: string;
  /** The field of a job that it belongs to. */
  as: "description" | "responsibilities";
}

/** Pay in numbers, as far as the board tells it. */
export interface PayNumbers {
  min: number | null;
  max: number | null;
  /** ISO 4217; null if the board doesn't say. */
  currency: string | null;
  period: SalaryPeriod | null;
  /** Whether the numbers are in cents already. */
  isMinor: boolean;
}

export type Workplace = "ONSITE" | "HYBRID" | "REMOTE";

/** Something of the board that can't be used, and why. */
export interface Refusal {
  field: JobInputField;
  from: string;
  message: string;
}

/** An advert in the words of its board, whatever the format. */
export interface BoardAdvert {
  kind: "ADVERT";
  /** Its place in the source, from 1. */
  at: number;
  /** Names it in its source, also when it is edited. */
  externalId: Told<string> | null;
  title: Told<string> | null;
  /** In the order to read them. */
  texts: AdvertText[];
  /** The places of work; each with the ways the board writes it, the most exact one first. */
  places: Told<readonly string[]>[];
  workplace: Told<Workplace> | null;
  jobType: Told<string> | null;
  contract: Told<string> | null;
  pay: { text: Told<string> | null; numbers: Told<PayNumbers> | null };
  skills: Told<readonly string[]> | null;
  workAuthorization: Told<readonly string[]> | null;
  /** Fields that only our own files have: names of `Sponsorship`, `EmployerFact`, `Industry`, and `SecurityClearance`. */
  own: {
    sponsorship: Told<readonly string[]> | null;
    employerFacts: Told<readonly string[]> | null;
    industry: Told<string> | null;
    securityClearance: Told<string> | null;
  };
  /** Where people apply at the board. */
  applyUrl: Told<string> | null;
  /** As the board writes it. */
  publishedAt: Told<string> | null;
  validThrough: Told<string> | null;
  /** The employer's name. */
  company: string | null;
  refused: Refusal[];
}

/** Why a row can't be read, while the others can. */
export type RowFault =
  /** Not of the shape of its file's other rows. */
  | "NOT_AN_ADVERT"
  /** Characters or entities that XML doesn't have. */
  | "BAD_CHARACTERS"
  /** Not valid JSON, in a file with a row a line. */
  | "MALFORMED"
  /** More cells than the header names. */
  | "TOO_MANY_CELLS";

/** A row that can't be read. Its job is still in the source, so never close it as missing. */
export interface UnreadRow {
  kind: "UNREAD";
  at: number;
  /** If that much could be read. */
  externalId: string | null;
  code: RowFault;
  /** For people. */
  message: string;
}

export type BoardRow = BoardAdvert | UnreadRow;

/** What a source tells about itself. */
export interface BoardFacts {
  name: string;
  format: BoardFormat;
  /** The employer or publisher that the list names. */
  company: string | null;
}

/** What was read, once all of it was. */
export interface BoardSummary {
  /** Adverts given. */
  adverts: number;
  /** Rows that can't be read. */
  unread: number;
  /** Those of them without an id: any job of the board may be one of them, so close none as missing. */
  unnamed: number;
  /** Rows that the board itself doesn't list. */
  unlisted: number;
  /** How many adverts the source says there are; null if it doesn't. */
  claimed: number | null;
  /**
   * Whether the source was read to its end, and has all of its board: what isn't in it, is gone from the board. False for one
   * page of several, for a page about a job, and as long as `adverts` isn't read to its end.
   */
  isWhole: boolean;
}

/** A source whose format is known. Read `adverts` once, to its end. */
export interface Board extends BoardFacts {
  /** @throws BoardUnreadable if the rest can't be read; what was given until then stands, but nothing may be closed as missing */
  adverts: AsyncIterable<BoardRow>;
  summary: () => BoardSummary;
}

/** The fields of a job that a board can fill, and the facts beside them. */
export type JobInputField =
  | "role"
  | "description"
  | "responsibilities"
  | "companyLocation"
  | "workplaceType"
  | "salary"
  | "salaryRange"
  | "jobType"
  | "contract"
  | "skills"
  | "workAuthorization"
  | "sponsorship"
  | "employerFacts"
  | "industry"
  | "securityClearance"
  | "externalId"
  | "applyUrl"
  | "publishedAt"
  | "validThrough";

/** What became of a field. */
export interface BoardNote {
  field: JobInputField;
  /** `MAPPED`: taken as the board has it, but for what the message says. `GUESSED`: the board doesn't say it in so many words. `REFUSED`: left out. */
  kind: "MAPPED" | "GUESSED" | "REFUSED";
  /** The field of the board; "" if there is none. */
  from: string;
  /** For people; "" if there is nothing to say. */
  message: string;
}
