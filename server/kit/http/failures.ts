import { errorTexts } from "#texts/errors";
import { AppError, badInput, notFound, unavailable } from "../../core/errors.js";
import { isOutOfRoom } from "../../core/out-of-room.js";
import { isUnreachable } from "../db/errors.js";

/** Errors thrown by Express and its body parsers. */
interface HttpError {
  status: number;
  type?: string;
}
const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && "status" in error && typeof error.status === "number";

/**
 * Turns any failure into an AppError that is safe to show; an unexpected failure becomes INTERNAL
 * without details.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreachable(error) || isOutOfRoom(error)) return unavailable(errorTexts.busy, error);
  if (isHttpError(error) && error.status < 500) return fromHttpError(error);
  return new AppError("INTERNAL", errorTexts.failed, {}, { cause: error });
}

function fromHttpError({ status, type }: HttpError): AppError {
  if (status === 413) return new AppError("REQUEST_TOO_LARGE", errorTexts.requestTooLarge);
  if (status === 415) return new AppError("BODY_TYPE", errorTexts.bodyUnknown);
  if (status === 404) return notFound("page");
  return badInput(type === "entity.parse.failed" ? errorTexts.bodyNotJson : errorTexts.malformed);
}
