import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { fileKindTexts } from "#texts/file-kinds";
import { AppError } from "../../core/errors.js";
import type { OtherKind } from "./file-kind.js";

export const WRONG_TYPE = applicationTexts.resumeType;
export const {
  locked: LOCKED,
  macros: MACROS,
  infected: INFECTED,
  damaged: DAMAGED,
  tooMuch: TOO_MUCH,
} = applicationErrorTexts;

/** What may be inside a document that we refuse for it. */
export type InsideKind = keyof typeof applicationErrorTexts.filesInside;

/** Says what the file is, and what to save it as. */
export const otherFile = (kind: OtherKind) =>
  wrongFile(fileKindTexts.other(fileKindTexts.kinds[kind]));

/** Says what is inside the file, and how to send it without that. */
export const fileInside = (kind: InsideKind) =>
  wrongFile(applicationErrorTexts.fileInside(applicationErrorTexts.filesInside[kind]));

/** A FILE_TYPE error at the form's resume field. */
export const wrongFile = (message: string, cause?: unknown) =>
  new AppError("FILE_TYPE", message, { fields: { resume: message } }, { cause });
