import { channel } from "node:diagnostics_channel";

/**
 * Failures that are answered politely and would otherwise leave no trace: a provider that is down, told to a
 * GraphQL caller as a user error. Whoever runs the process subscribes and logs them.
 */
export const failureReports = channel("staffboard.failure");
