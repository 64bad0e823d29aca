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
      "The service is busy. Please try again in a moment.",
      { retryAfterSeconds: 5 },
      { cause: error },
    );
  if (isHttpError(error) && error.status < 500) return fromHttpError(error);
  return new AppError(
    "INTERNAL",
    500,
    "Something went wrong on our side. Please try again.",
    {},
    { cause: error },
  );
}

function fromHttpError({ status, type }: HttpError): AppError {
  if (status === 413) return new AppError("BAD_INPUT", 413, "The request is too large.");
  if (status === 415) return new AppError("BAD_INPUT", 415, "This kind of body is not understood.");
  if (status === 404) return notFound("Page");
  return badInput(
    type === "entity.parse.failed" ? "The body is not valid JSON." : "The request is malformed.",
  );
}
