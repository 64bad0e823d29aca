import type { DeskKeyFragment } from "./Keys.generated";

/** Days before its end from which a key counts as expiring soon. */
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

export type KeyState = "LIVE" | "ENDS_SOON" | "REPLACED" | "EXPIRED" | "REVOKED";

type Known = Pick<DeskKeyFragment, "isValid" | "revokedAt" | "expiresAt" | "replacedById">;

/** @param now milliseconds */
export function stateOf(
  { isValid, revokedAt, expiresAt, replacedById }: Known,
  now: number,
): KeyState {
  if (revokedAt !== null) return "REVOKED";
  if (!isValid) return "EXPIRED";
  if (replacedById !== null) return "REPLACED";
  return Date.parse(expiresAt) - now <= SOON_DAYS * DAY_MS ? "ENDS_SOON" : "LIVE";
}

export const isOver = (state: KeyState): boolean => state === "EXPIRED" || state === "REVOKED";
