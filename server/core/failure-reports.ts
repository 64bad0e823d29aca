import { channel } from "node:diagnostics_channel";

/**
 * Failures that are not logged elsewhere, because the caller gets an ordinary answer: for example a provider that is down,
 * reported to GraphQL callers as a user error. The process subscribes and logs them.
 */
export const failureReports = channel("staffboard.failure");

/** Failures to send traces, once for each time that sending begins to fail. Callers notice none of it. */
export const traceFailures = channel("staffboard.trace-failure");
