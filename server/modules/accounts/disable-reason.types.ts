/** Why an account is turned off. The audit log keeps it even after an erasure, so it is never text that could name someone. */
export const DisableReasonEnum = {
  LEFT: "LEFT",
  SECURITY: "SECURITY",
  MISUSE: "MISUSE",
  REQUESTED: "REQUESTED",
  OTHER: "OTHER",
} as const;
export type DisableReason = keyof typeof DisableReasonEnum;
