import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { commonTexts } from "#texts/common";
import { exceptionText, readFailure } from "./api-error";
import { noteFailedLoads } from "./not-loaded";
import { noAnswerText } from "./refusal";

const answered = (status: number, body: string, headers: Record<string, string> = {}) => {
  // jsdom has no Response; these are the parts that the code reads.
  const response = { status, headers: new Headers(headers) };
  return new ServerError("failed", {
    response: Object.assign(Object.create(null), response),
    bodyText: body,
  });
};

const errors = (extensions: object) => JSON.stringify({ errors: [{ message: "No.", extensions }] });

it.each([
  [
    "GraphQL's",
    new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code: "X" } }] }),
    { code: "X", message: "No." },
  ],
  [
    "GraphQL's with a status",
    answered(401, errors({ code: "UNAUTHENTICATED" })),
    { code: "UNAUTHENTICATED" },
  ],
  [
    "a field's",
    answered(413, errors({ code: "FILE_TOO_LARGE", fields: { resume: "Big." } })),
    { fields: { resume: "Big." } },
  ],
  ["the site's", answered(403, '{"error":"No.","code":"CSRF"}'), { code: "CSRF", message: "No." }],
  ["a proxy's", answered(502, "<html>"), { code: "UNKNOWN", message: "" }],
  [
    "a limit's",
    answered(429, "", { "retry-after": "7" }),
    { code: "RATE_LIMITED", waitSeconds: 7 },
  ],
  [
    "a limit's in GraphQL",
    answered(429, errors({ code: "RATE_LIMITED", retryAfterSeconds: 9 })),
    { waitSeconds: 9 },
  ],
])("reads %s refusal", (_whose, error, expected) => {
  expect(readFailure(error)).toMatchObject({ kind: "refused", ...expected });
});

describe("the message for a script that is gone", () => {
  const gone = new TypeError("Failed to fetch dynamically imported module: https://x.test/a.js");

  it("is that of any other failure until the script is known to be gone", () => {
    expect(exceptionText(gone)).toBe(gone.message);
    expect(noAnswerText(gone)).toBe(commonTexts.networkError);
  });

  it("asks for a reload, and names no file", () => {
    noteFailedLoads();
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: gone }));
    expect(exceptionText(gone)).toBe(commonTexts.partMissing);
    expect(noAnswerText(gone)).toBe(commonTexts.notLoaded);
  });

  it("asks for no reload without a network", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(noAnswerText(gone)).toBe(commonTexts.networkError);
    jest.restoreAllMocks();
  });
});

it("treats a call without a response as a network failure", () => {
  expect(readFailure(new TypeError("Failed to fetch"))).toEqual({ kind: "network" });
});
