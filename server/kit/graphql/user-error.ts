import { Field, ObjectType } from "type-graphql";
import { AppError, fieldErrorsOf, isOurFault } from "../../core/errors.js";
import { failureReports } from "../../core/failure-reports.js";

@ObjectType({ description: "A reason why a mutation was refused that the caller can fix." })
export class UserError {
  @Field(() => String, {
    nullable: true,
    description:
      "Field of `input` that is wrong; a dot leads into nested input, e.g. `salaryRange.min`. Null when the error is about the whole request.",
  })
  field!: string | null;

  @Field(() => String, {
    description: "Stable code for programs, e.g. `BAD_INPUT`. The REST API uses the same codes.",
  })
  code!: string;

  @Field(() => String, {
    description:
      "What to change, as a sentence to show to the user. May be reworded; do not match on it.",
  })
  message!: string;
}

@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], {
    description: "Why nothing was changed. Empty when the mutation succeeded.",
  })
  userErrors!: UserError[];
}

/** A payload with a sentence that says what was done. */
@ObjectType()
export abstract class MessagePayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description:
      "What was done, as a sentence to show to the user. Null when `userErrors` is not empty.",
  })
  message?: string;
}

/** Errors about the caller or the site, not the input: top-level errors in GraphQL. */
const TOP_LEVEL = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "CSRF",
  "SECOND_FACTOR_REQUIRED",
  "FRESH_PROOF_REQUIRED",
  "RATE_LIMITED",
  "THROTTLED",
  "IDEMPOTENCY_IN_PROGRESS",
  "IDEMPOTENCY_KEY_REUSED",
  "UNAVAILABLE",
  "INTERNAL",
]);

/**
 * Runs a mutation's service call. Errors that the caller can fix are returned as `userErrors`; others are rethrown.
 * Over REST the same errors become a status and `{ error, message, code, fields }` (rest/errors.ts).
 */
export async function withUserErrors<Result extends object>(
  call: () => Promise<Result>,
): Promise<(Result | Record<never, never>) & Payload> {
  try {
    return { ...(await call()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || TOP_LEVEL.has(error.code)) throw error;
    if (isOurFault(error)) failureReports.publish(error);
    return { userErrors: fieldErrorsOf(error) };
  }
}
