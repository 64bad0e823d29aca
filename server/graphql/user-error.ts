import { Field, ObjectType } from "type-graphql";
import { AppError } from "../core/errors.js";
import { failureReports } from "../core/failure-reports.js";

@ObjectType({ description: "Something the caller can put right." })
export class UserError {
  @Field(() => String, { nullable: true, description: "The input field it is about, if one." })
  field!: string | null;

  @Field(() => String, { description: "Stable; the same as `code` over REST." })
  code!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType()
export abstract class Payload {
  @Field(() => [UserError])
  userErrors!: UserError[];
}

/** Refusals that concern the caller as such, not the input: top-level errors in GraphQL. */
const TOP_LEVEL = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "CSRF",
  "RATE_LIMITED",
  "THROTTLED",
  "INTERNAL",
]);

/**
 * Runs a mutation's service call; what the caller can mend comes back as `userErrors`, the rest is thrown on.
 * Over REST the same errors become a status and `{ error, message, code, fields }` (rest/errors.ts).
 */
export async function withUserErrors<Result extends object>(
  call: () => Promise<Result>,
): Promise<(Result | Record<never, never>) & Payload> {
  try {
    return { ...(await call()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof AppError) || TOP_LEVEL.has(error.code)) throw error;
    if (error.status >= 500) failureReports.publish(error);
    return { userErrors: toUserErrors(error) };
  }
}

function toUserErrors({ code, message, details }: AppError): UserError[] {
  const fields = Object.entries(details.fields ?? {});
  if (fields.length === 0) return [{ field: null, code, message }];
  return fields.map(([field, text]) => ({ field, code, message: text }));
}
