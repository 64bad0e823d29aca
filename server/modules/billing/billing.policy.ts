import type { SignedIn } from "../../core/actor.js";
import { forbidden } from "../../core/errors.js";

interface ClaimedPerson {
  userId?: string | null | undefined;
  email?: string | null | undefined;
}

const isOwn = (user: SignedIn, { userId, email }: ClaimedPerson): boolean =>
  (userId == null || userId === user.id) && (email == null || email === user.email);

/** Documented payloads name a person; only the session's own may be named. @throws FORBIDDEN */
export function requireOwn(user: SignedIn, claimed: ClaimedPerson): void {
  if (!isOwn(user, claimed)) throw forbidden("This belongs to another account.");
}
