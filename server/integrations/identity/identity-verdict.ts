import { byStatus } from "../breaker/verdict.js";

/** A provider's answer that is none that we can use. @param what it says about it, for the log */
export const answered = (status: number, what = "") =>
  Object.assign(new Error(`the provider answered ${status} ${what}`.trimEnd()), { status });

export const identityVerdict = byStatus((error) =>
  error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined,
);
