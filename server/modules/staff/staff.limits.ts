import type { Limit } from "../../kit/rate-limits.js";

/** Mails with an invitation, by the person who sends them and by the address they go to. */
export const INVITATIONS_PER_SENDER: Limit = { name: "invite-sender", points: 30, seconds: 3600 };
export const INVITATIONS_PER_ADDRESS: Limit = {
  name: "invite-address",
  points: 5,
  seconds: 24 * 3600,
};
