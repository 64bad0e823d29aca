import { boardTexts } from "#texts/boards";
import { webAddress } from "../../../core/web-address.js";
import type { SalaryRange } from "../../jobs/pay/salary-range.js";
import type { BoardAdvert, BoardNote, JobInputField, Told, Workplace } from "../board.types.js";
import { dateOf } from "../values/board-dates.js";
import { cleanLine, InputNotes, shortened } from "./input-notes.js";
import { payInput } from "./input-pay.js";
import { placeInput } from "./input-place.js";
import { textInput } from "./input-texts.js";
import { typeInput } from "./input-type.js";
import type { JobWords } from "./job-words.js";

/** Characters of an id that jobs may have. */
const LONGEST_ID = 100;

/** The fields of `createJob` that an advert fills. What it doesn't tell is left out. Not checked: `createJob` does that. */
export interface JobInput {
  role?: string;
  description?: string;
  responsibilities?: string;
  companyLocation?: string;
  workplaceType: Workplace;
  salary?: string;
  salaryRange?: SalaryRange;
  jobType: string;
  contract?: string;
  skills?: string[];
  workAuthorization?: string[];
  sponsorship?: string[];
  employerFacts?: string[];
  industry?: string;
  securityClearance?: string;
}

/** An advert as a job. */
export interface JobOfBoard {
  /** At most 100 characters; null if the board has none that can be used. */
  externalId: string | null;
  input: JobInput;
  /** Where people apply at the board. */
  applyUrl: string | null;
  publishedAt: Date | null;
  validThrough: Date | null;
  /** What became of each field, in the order of the fields. */
  notes: BoardNote[];
}

/** Says an advert in the fields of a job, and what became of each field. */
export function jobInputOf(advert: BoardAdvert, words: JobWords): JobOfBoard {
  const notes = new InputNotes(words);
  notes.list.push(...advert.refused.map((refusal) => ({ ...refusal, kind: "REFUSED" as const })));
  const role = roleOf(advert.title, notes);
  const texts = textInput(advert, notes, words);
  const written = `${texts.description ?? ""}${texts.responsibilities ?? ""}`;
  const { own } = advert;
  const input: JobInput = {
    ...texts,
    ...placeInput(advert, notes, words),
    ...payInput(advert, written, notes, words),
    jobType: typeInput(advert, role ?? "", notes, words),
  };
  const given = {
    role,
    contract: notes.line("contract", advert.contract),
    skills: notes.entries("skills", advert.skills),
    workAuthorization: notes.entries("workAuthorization", advert.workAuthorization),
    sponsorship: notes.choices("sponsorship", own.sponsorship),
    employerFacts: notes.choices("employerFacts", own.employerFacts),
    industry: notes.choices("industry", oneOf(own.industry))?.[0],
    securityClearance: notes.choices("securityClearance", oneOf(own.securityClearance))?.[0],
  };
  return {
    externalId: idOf(advert.externalId, notes),
    input: { ...withoutUndefined(given), ...input },
    applyUrl: addressOf(advert.applyUrl, notes),
    publishedAt: timeOf("publishedAt", advert.publishedAt, notes),
    validThrough: timeOf("validThrough", advert.validThrough, notes),
    notes: notes.list,
  };
}

type Optional = Omit<JobInput, "workplaceType" | "jobType">;

const withoutUndefined = (given: {
  [Name in keyof Optional]: Optional[Name] | undefined;
}): Optional =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const oneOf = (told: Told<string> | null): Told<readonly string[]> | null =>
  told && { ...told, value: [told.value] };

/** A title that is too long is shortened: the text has the rest. */
function roleOf(title: Told<string> | null, notes: InputNotes): string | undefined {
  const line = cleanLine(title?.value ?? "");
  if (!title || line === "") {
    notes.refused("role", title?.from ?? "", boardTexts.notes.noTitle);
    return undefined;
  }
  const most = notes.limitOf("role");
  if (line.length <= most) return notes.line("role", title);
  notes.mapped("role", title, boardTexts.notes.shortened(most));
  return shortened(line, most);
}

function idOf(told: Told<string> | null, notes: InputNotes): string | null {
  const id = cleanLine(told?.value ?? "");
  if (!told || id === "") {
    notes.refused("externalId", "", boardTexts.notes.noId);
    return null;
  }
  if (id.length > LONGEST_ID) {
    notes.refused("externalId", told.from, boardTexts.notes.idTooLong(LONGEST_ID));
    return null;
  }
  notes.mapped("externalId", told);
  return id;
}

function addressOf(told: Told<string> | null, notes: InputNotes): string | null {
  if (!told) return null;
  const url = webAddress(cleanLine(told.value));
  if (url) notes.mapped("applyUrl", told);
  else notes.refused("applyUrl", told.from, boardTexts.notes.notAnAddress);
  return url?.href ?? null;
}

function timeOf(field: JobInputField, told: Told<string> | null, notes: InputNotes): Date | null {
  if (!told) return null;
  const date = dateOf(told.value);
  if (date) notes.mapped(field, told);
  else notes.refused(field, told.from, boardTexts.notes.notADate);
  return date;
}
