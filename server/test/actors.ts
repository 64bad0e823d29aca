import type { ApiScope, Partner, SignedIn } from "../core/actor.js";

/** A signed-in candidate by default. */
export const person = (change: Partial<SignedIn> = {}): SignedIn => ({
  kind: "user",
  id: "person",
  email: "person@example.com",
  role: "CANDIDATE",
  sessionId: "session",
  secondFactor: false,
  isFresh: false,
  provenByCodeLately: true,
  companyRoles: new Map(),
  ...change,
});

export const recruiterOf = (...companyIds: string[]): SignedIn =>
  person({
    id: "recruiter",
    role: "RECRUITER",
    companyRoles: new Map(companyIds.map((id) => [id, "RECRUITER"])),
  });

export const admin = (change: Partial<SignedIn> = {}): SignedIn =>
  person({ id: "admin", role: "ADMIN", ...change });

/** An API key with these scopes, for these companies. */
export const key = (scopes: ApiScope[], ...companyIds: string[]): Partner => ({
  kind: "partner",
  keyId: "key",
  source: "Feed",
  scopes: new Set(scopes),
  companyIds: new Set(companyIds),
});
