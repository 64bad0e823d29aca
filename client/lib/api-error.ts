import { CombinedGraphQLErrors } from "@apollo/client/errors";

export interface ApiRefusal {
  /** Meant for the person. */
  message: string;
  /** Stable, e.g. "UNAUTHENTICATED"; null when the server gave none. */
  code: string | null;
}

/** What the server said about an operation that was thrown back; null when no answer came at all. */
export function refusalOf(error: unknown): ApiRefusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  if (first === undefined) return null;
  const code: unknown = first.extensions?.["code"];
  return { message: first.message, code: typeof code === "string" ? code : null };
}

/** An exception in words, for messages that end in the exception's own text. */
export const exceptionText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
