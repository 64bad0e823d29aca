import { errorTexts } from "#texts/errors";
import type { SignedIn } from "./actor.js";
import { forbidden } from "./errors.js";
import { canonicalAddress } from "./validation.js";

/** Whom a documented payload names. */
interface ClaimedPerson {
  userId?: string | null | undefined;
  email?: string | null | undefined;
}

/** Whether the payload names nobody, or the session's own person. */
export const isOwn = (user: SignedIn, { userId, email }: ClaimedPerson): boolean =>
  (userId == null || userId === user.id) &&
  (email == null || canonicalAddress(email) === user.email);

/** A payload never chooses whose data it is: only the session's own person may be named. @throws FORBIDDEN */
export function requireOwn(user: SignedIn, claimed: ClaimedPerson): void {
  if (!isOwn(user, claimed)) throw forbidden(errorTexts.notYours);
}
