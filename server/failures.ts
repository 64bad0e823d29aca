import { errorTexts } from "#texts/errors";
import { AppError, badInput, notFound } from "./core/errors.js";
import { isUnreachable } from "./db/errors.js";

/** What Express and its body parsers throw. */
interface HttpError {
  status: number;
  type?: string;
}
const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && "status" in error && typeof error.status === "number";

/** Any failure as one a caller may be told of; what we did not foresee is INTERNAL and says nothing more. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnreachable(error))
    return new AppError(
      "UNAVAILABLE",
      503,
      errorTexts.busy,
      { retryAfterSeconds: 5 },
      { cause: error },
    );
  if (isHttpError(error) && error.status < 500) return fromHttpError(error);
  return new AppError("INTERNAL", 500, errorTexts.failed, {}, { cause: error });
}

function fromHttpError({ status, type }: HttpError): AppError {
  if (status === 413) return new AppError("BAD_INPUT", 413, errorTexts.requestTooLarge);
  if (status === 415) return new AppError("BAD_INPUT", 415, errorTexts.bodyUnknown);
  if (status === 404) return notFound("page");
  return badInput(type === "entity.parse.failed" ? errorTexts.bodyNotJson : errorTexts.malformed);
}
