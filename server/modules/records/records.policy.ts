import { recruitsFor, type Actor, type SignedIn } from "../../core/actor.js";
import { minutes } from "../../core/clock.js";
import { forbidden } from "../../core/errors.js";
import { requireStaffOf } from "../applications/stages/stage.policy.js";

/** How long authors can change what they wrote. */
export const EDIT_MINUTES = 15;

/** What decides who may change or delete a note. */
export interface WrittenNote {
  authorId: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

export const isAuthor = (user: { id: string }, { authorId }: WrittenNote): boolean =>
  authorId === user.id;

export const isRecent = ({ createdAt }: Pick<WrittenNote, "createdAt">, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < minutes(EDIT_MINUTES);

export const canEditNote = (user: { id: string }, note: WrittenNote, now: Date): boolean =>
  note.deletedAt === null && isAuthor(user, note) && isRecent(note, now);

/** Authors delete what they wrote, and administrators anything. */
export const canDeleteNote = (user: Pick<SignedIn, "id" | "role">, note: WrittenNote): boolean =>
  note.deletedAt === null && (isAuthor(user, note) || user.role === "ADMIN");

/** Accepts recruiters and owners of the company, and administrators. @throws as `requireStaffOf`, and FORBIDDEN for those who may only view */
export function requireRecruiterAt(actor: Actor, companyId: string): SignedIn {
  const user = requireStaffOf(actor, companyId, "company");
  if (!recruitsFor(user, companyId)) throw forbidden();
  return user;
}
