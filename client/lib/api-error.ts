import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** Why a call came to nothing. */
export type ApiFailure =
  | { kind: "network" }
  | {
      kind: "refused";
      /** Stable code such as "RATE_LIMITED"; "UNKNOWN" when the answer had none. */
      code: string;
      /** The server's words; empty when it had none for people. */
      message: string;
      /** Seconds until the same call may succeed, when the server said so. */
      waitSeconds: number | null;
    };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const positive = (value: unknown): number | null => {
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
};

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** An answer that is not GraphQL's: `{ error, code }` from the site, or a proxy's page. */
function ofServerError({ bodyText, response }: ServerError): ApiFailure {
  const body = parseJson(bodyText);
  const fields = isRecord(body) ? body : {};
  return {
    kind: "refused",
    code: text(fields.code) || (response.status === 429 ? "RATE_LIMITED" : "UNKNOWN"),
    message: text(fields.error),
    waitSeconds: positive(response.headers.get("retry-after")),
  };
}

/** Reads what Apollo threw. Anything that brought no answer counts as a network failure. */
export function readFailure(error: unknown): ApiFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return {
      kind: "refused",
      code: text(first?.extensions?.code) || "UNKNOWN",
      message: first?.message ?? "",
      waitSeconds: positive(first?.extensions?.retryAfterSeconds),
    };
  }
  return ServerError.is(error) ? ofServerError(error) : { kind: "network" };
}
