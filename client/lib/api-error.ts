import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { commonTexts } from "#texts/common";
import { isNotLoaded } from "./not-loaded";

/** Why an API call failed. */
export type ApiFailure =
  | { kind: "network" }
  | {
      kind: "refused";
      /** Stable code such as "RATE_LIMITED"; "UNKNOWN" when the answer had none. */
      code: string;
      /** The server's message for people; empty if there was none. */
      message: string;
      /** Messages by input field. */
      fields: Record<string, string>;
      /** Seconds to wait before trying again, if the server said so. */
      waitSeconds: number | null;
    };

type Refused = Extract<ApiFailure, { kind: "refused" }>;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const positive = (value: unknown): number | null => {
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
};

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(record(value)).map(([name, entry]) => [name, text(entry)]));

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** One of GraphQL's errors: `{ message, extensions: { code, fields, retryAfterSeconds } }`. */
function ofGraphQLError(error: unknown): Refused {
  const { message, extensions } = record(error);
  const { code, fields, retryAfterSeconds } = record(extensions);
  return {
    kind: "refused",
    code: text(code) || "UNKNOWN",
    message: text(message),
    fields: texts(fields),
    waitSeconds: positive(retryAfterSeconds),
  };
}

/** An HTTP error: a GraphQL error response, the site's `{ error, code }`, or a proxy's error page. */
function ofServerError({ bodyText, response }: ServerError): Refused {
  const { errors, error, code } = record(parseJson(bodyText));
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const refused = ofGraphQLError(first ?? { message: error, extensions: { code } });
  const limited = response.status === 429 && refused.code === "UNKNOWN";
  return {
    ...refused,
    code: limited ? "RATE_LIMITED" : refused.code,
    waitSeconds: refused.waitSeconds ?? positive(response.headers.get("retry-after")),
  };
}

/** Classifies what Apollo threw. Any call without a response counts as a network failure. */
export function readFailure(error: unknown): ApiFailure {
  if (CombinedGraphQLErrors.is(error)) return ofGraphQLError(error.errors[0]);
  return ServerError.is(error) ? ofServerError(error) : { kind: "network" };
}

/** An error's message, for texts that end with it. */
export function exceptionText(error: unknown): string {
  if (isNotLoaded(error)) return commonTexts.partMissing;
  return error instanceof Error ? error.message : String(error);
}
