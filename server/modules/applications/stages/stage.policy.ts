import {
  recruitsFor,
  requireSecondFactor,
  requireUser,
  worksAt,
  type Actor,
  type SignedIn,
} from "../../../core/actor.js";
import { forbidden, notFound } from "../../../core/errors.js";
import type { ApplicationStatus } from "../application.entity.js";

/** In which part someone acts on an application. A recruiter who applied is its candidate. */
export type Party = "CANDIDATE" | "STAFF";

/** What decides who may do what with an application. */
export interface Concerned {
  userId: string;
  companyId: string;
  status: ApplicationStatus;
}

type Moves = Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>>;

/**
 * Which stage may follow which. Staff go forward, skip stages, take a step back, and reopen what was rejected or fell
 * through after the hire. Only candidates withdraw; applying again brings a withdrawn application back to SUBMITTED.
 */
export const MOVES: Readonly<Record<Party, Moves>> = {
  STAFF: {
    SUBMITTED: ["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "REJECTED"],
    REVIEWED: ["SUBMITTED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER", "REJECTED"],
    SUBMITTED_TO_CLIENT: ["REVIEWED", "INTERVIEW", "OFFER", "HIRED", "REJECTED"],
    INTERVIEW: ["REVIEWED", "SUBMITTED_TO_CLIENT", "OFFER", "HIRED", "REJECTED"],
    OFFER: ["SUBMITTED_TO_CLIENT", "INTERVIEW", "HIRED", "REJECTED"],
    HIRED: ["OFFER"],
    REJECTED: ["REVIEWED"],
    WITHDRAWN: [],
  },
  CANDIDATE: {
    SUBMITTED: ["WITHDRAWN"],
    REVIEWED: ["WITHDRAWN"],
    SUBMITTED_TO_CLIENT: ["WITHDRAWN"],
    INTERVIEW: ["WITHDRAWN"],
    OFFER: ["WITHDRAWN"],
    HIRED: [],
    REJECTED: [],
    WITHDRAWN: [],
  },
};

/** Stages in which an application waits for someone. */
export const OPEN_STAGES: readonly ApplicationStatus[] = [
  "SUBMITTED",
  "REVIEWED",
  "SUBMITTED_TO_CLIENT",
  "INTERVIEW",
  "OFFER",
];

const ORDER: readonly ApplicationStatus[] = [...OPEN_STAGES, "HIRED"];

/** Candidates are told when they get further, and when they are rejected. A step back only corrects an earlier move, so they are not told. */
export const tellsCandidate = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to === "REJECTED" || ORDER.indexOf(to) > Math.max(ORDER.indexOf(from), ORDER.indexOf("REVIEWED"));

/** Null if the actor must not learn that the application exists. */
export function partyOf(
  actor: Actor,
  { userId, companyId }: Omit<Concerned, "status">,
): Party | null {
  if (actor.kind !== "user") return null;
  if (actor.id === userId) return "CANDIDATE";
  return worksAt(actor, companyId) ? "STAFF" : null;
}

/** Whether this actor works on the application: recruiters and owners of the company, and administrators. */
export const canMove = (actor: Actor, concerned: Omit<Concerned, "status">): boolean =>
  partyOf(actor, concerned) === "STAFF" && recruitsFor(actor, concerned.companyId);

/** The stages that this actor may move the application to now. */
export function movesOf(actor: Actor, concerned: Concerned): readonly ApplicationStatus[] {
  if (canMove(actor, concerned)) return MOVES.STAFF[concerned.status];
  return partyOf(actor, concerned) === "CANDIDATE" ? MOVES.CANDIDATE[concerned.status] : [];
}

export const canWithdraw = (actor: Actor, concerned: Concerned): boolean =>
  movesOf(actor, concerned).includes("WITHDRAWN");

/**
 * Accepts the candidate, and the company's staff with a second factor.
 * @throws UNAUTHENTICATED; FORBIDDEN for API keys; NOT_FOUND for everyone else; SECOND_FACTOR_REQUIRED
 */
export function requireParty(actor: Actor, concerned: Omit<Concerned, "status">): SignedIn {
  const user = requireUser(actor);
  const party = partyOf(user, concerned);
  if (!party) throw notFound("application");
  return party === "STAFF" ? requireSecondFactor(user) : user;
}

/** Accepts the candidate, and staff who may move it. @throws as `requireParty`, and FORBIDDEN for staff who may only view */
export function requireMover(actor: Actor, concerned: Omit<Concerned, "status">): SignedIn {
  const user = requireParty(actor, concerned);
  if (partyOf(user, concerned) === "STAFF" && !canMove(user, concerned)) throw forbidden();
  return user;
}

/** Accepts the company's staff. @throws UNAUTHENTICATED; FORBIDDEN for API keys; NOT_FOUND; SECOND_FACTOR_REQUIRED */
export function requireStaffOf(actor: Actor, companyId: string, what: "company" | "job"): SignedIn {
  const user = requireUser(actor);
  if (!worksAt(user, companyId)) throw notFound(what);
  return requireSecondFactor(user);
}
