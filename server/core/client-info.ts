/** Where a request came from. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  /** Token of the browser's current session; a new sign-in ends that session. */
  sessionToken?: string | undefined;
  /** Shows which accounts this browser has signed in to; it proves nothing about the person using it. */
  deviceCookie?: string | undefined;
  /** The browser's own, which the site's scripts send: a name that `Intl` knows, e.g. "Asia/Kolkata". */
  timeZone?: string | undefined;
}

/** Where a change came from, for the person to recognize. */
export type ChangedFrom = Pick<ClientInfo, "ipAddress" | "userAgent" | "timeZone">;

/** Shortened, because the queued notice stores it. */
export const changedFrom = ({ ipAddress, userAgent, timeZone }: ChangedFrom): ChangedFrom => ({
  ipAddress: ipAddress.slice(0, 45),
  userAgent: userAgent.slice(0, 512),
  ...(timeZone !== undefined && { timeZone }),
});
