/** Where a request came from. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
  /** Token of the browser's current session; a new sign-in ends that session. */
  sessionToken?: string | undefined;
  /** Shows which accounts this browser has signed in to; it proves nothing about the person using it. */
  deviceCookie?: string | undefined;
}
