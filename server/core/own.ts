import { errorTexts } from "#texts/errors";
import type { SignedIn } from "./actor.js";
import { forbidden } from "./errors.js";
import { canonicalAddress } from "./validation.js";

/** The person that a payload claims to be about. */
interface ClaimedPerson {
  userId?: string | null | undefined;
  email?: string | null | undefined;
}

/** Whether the payload names no one, or the signed-in person. */
export const isOwn = (user: SignedIn, { userId, email }: ClaimedPerson): boolean =>
  (userId == null || userId === user.id) &&
  (email == null || canonicalAddress(email) === user.email);

/** A payload must not choose whose data it affects: it may name only the signed-in person. @throws FORBIDDEN */
export function requireOwn(user: SignedIn, claimed: ClaimedPerson): void {
  if (!isOwn(user, claimed)) throw forbidden(errorTexts.notYours);
}
