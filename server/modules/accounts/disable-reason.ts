/** Why an account is turned off. The audit log keeps it past an erasure: so no text that could name someone. */
export const DisableReasonEnum = {
  LEFT: "LEFT",
  SECURITY: "SECURITY",
  MISUSE: "MISUSE",
  REQUESTED: "REQUESTED",
  OTHER: "OTHER",
} as const;
export type DisableReason = keyof typeof DisableReasonEnum;
