import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { fileKindTexts } from "#texts/file-kinds";
import { AppError } from "../../core/errors.js";
import type { OtherKind } from "./file-kind.js";

export const WRONG_TYPE = applicationTexts.resumeType;
export const { locked: LOCKED, macros: MACROS, infected: INFECTED } = applicationErrorTexts;

/** Says what the file is, and what to save it as. */
export const otherFile = (kind: OtherKind) =>
  wrongFile(fileKindTexts.other(fileKindTexts.kinds[kind]));

/** A FILE_TYPE error at the form's resume field. */
export const wrongFile = (message: string, cause?: unknown) =>
  new AppError("FILE_TYPE", message, { fields: { resume: message } }, { cause });
