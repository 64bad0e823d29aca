/** Texts of the audit log. */
const ways: Readonly<Record<string, string>> = {
  CODE: "an email code",
  GOOGLE: "Google",
  LINKEDIN: "LinkedIn",
  PASSKEY: "a passkey",
};
const providers: Readonly<Record<string, string>> = { GOOGLE: "Google", LINKEDIN: "LinkedIn" };
const factors: Readonly<Record<string, string>> = {
  TOTP: "Authenticator app",
  PASSKEY: "Passkey",
};
const proofs: Readonly<Record<string, string>> = {
  TOTP: "an authenticator code",
  PASSKEY: "a passkey",
  RECOVERY_CODE: "a recovery code",
};
const roles: Readonly<Record<string, string>> = {
  CANDIDATE: "candidate",
  RECRUITER: "recruiter",
  ADMIN: "administrator",
  OWNER: "owner",
  VIEWER: "viewer",
};

/** Why Google or LinkedIn did not log someone in. */
const refusals: Readonly<Record<string, string>> = {
  VISIT_UNKNOWN: "not started here, or already used",
  VISIT_EXPIRED: "took too long",
  OTHER_PROVIDER: "answer from another provider",
  OTHER_BROWSER: "started in another browser",
  OTHER_ISSUER: "answer from another provider",
  CANCELED: "canceled",
  PROVIDER_REFUSED: "refused there",
  CODE_MISSING: "incomplete answer",
  CODE_REFUSED: "wrong or already used answer",
  TOKEN_MALFORMED: "unreadable answer",
  TOKEN_SIGNATURE: "wrong signature",
  TOKEN_ISSUER: "answer from another provider",
  TOKEN_AUDIENCE: "answer for another site",
  TOKEN_TIME: "answer expired",
  TOKEN_NONCE: "answer to another login",
  TOKEN_SUBJECT: "answer without an account",
  ADDRESS_UNVERIFIED: "email address not verified there",
  ADDRESS_UNPROVEN: "account not known yet",
  TAKEN: "used by another account here",
  SIGNED_OUT: "no longer logged in here",
  UNREACHABLE: "provider not reachable",
};

/** What is known about an event; which facts depends on its kind. */
export interface AuditFacts {
  /** How the person logged in. */
  by: string;
  why: string;
  /** LINK if the person was adding a way to log in. */
  purpose: string;
  provider: string;
  factor: string;
  role: string;
  /** In the company, if the event is about one. */
  companyRole: string;
  from: string;
  to: string;
  /** Name of an API key. */
  name: string;
  /** Name of a company. */
  company: string;
  /** Name of the client that a resume goes to. */
  client: string;
  /** YES, NO, or TAKEN_BACK. */
  answer: string;
  /** YES if the move that sent a resume was undone. */
  undone: string;
  /** Names of changed fields, comma-separated. */
  fields: string;
  /** What was done to it: ADDED, CHANGED, REMOVED, and more for placements. */
  change: string;
  /** Kind of an email. */
  notice: string;
  /** Name of a plan that someone bought. */
  plan: string;
  /** "Chrome on Windows" */
  device: string;
}
type Facts = Partial<AuditFacts>;

const named = (names: Readonly<Record<string, string>>, code = ""): string | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined;
const optional = (words: string, fact: string | undefined): string =>
  fact ? ` ${words} ${fact}` : "";
const asRole = (facts: Facts): string =>
  optional("as", named(roles, facts.companyRole ?? facts.role));
const fromTo = ({ from, to }: Facts): string =>
  optional("from", named(roles, from)) + optional("to", named(roles, to));

function companyRole(facts: Facts): string {
  const { from, to, company = "a company" } = facts;
  if (!from) return `Added to ${company}${optional("as", named(roles, to))}`;
  if (!to) return `Removed from ${company}`;
  return `Role at ${company} changed${fromTo(facts)}`;
}

const changes: Readonly<Record<string, string>> = {
  ADDED: "added",
  CHANGED: "changed",
  REMOVED: "removed",
  EXTENDED: "extended",
  ENDED: "ended early",
  CONFIRMED: "confirmed to end as planned",
  RESTORED: "restored",
  REFUNDED: "refunded",
  CANCELED: "ended right away",
  CANCEL_REQUESTED: "canceled as of the end of the month",
  CANCEL_UNDONE: "no longer canceled",
  TERM_CHANGED: "changed to another plan or term",
};
const settings: Readonly<Record<string, string>> = {
  STAFF_MAIL: "staff email address",
  STATISTICS: "figures on the home page",
  TESTIMONIALS: "quotes on the home page",
};
const change = (facts: Facts): string => named(changes, facts.change) ?? "changed";
/** "login code" for LOGIN_CODE */
const email = ({ notice = "" }: Facts): string =>
  notice === "" ? "" : ` (${notice.toLowerCase().replaceAll("_", " ")})`;

function failedLogin({ by, why, purpose }: Facts): string {
  if (why === "DISABLED") return "Login refused because the account is turned off";
  if (by === "CODE") return "Login failed: wrong code";
  const reason = named(refusals, why);
  const what =
    purpose === "LINK"
      ? `${named(providers, by) ?? "An account"} not added as a way to log in`
      : `Login failed${optional("with", named(ways, by))}`;
  return reason ? `${what}: ${reason}` : what;
}

function consentAnswer({ answer, client = "a client" }: Facts): string {
  if (answer === "TAKEN_BACK") return `Consent to be submitted to ${client} withdrawn`;
  return answer === "YES"
    ? `Consent to be submitted to ${client} given`
    : `Consent to be submitted to ${client} declined`;
}

export const auditTexts = {
  /** "Chrome 128 on Windows" */
  device: (browser: string, system: string | null): string =>
    browser + optional("on", system ?? ""),
  /** Actors without a name of their own, as they follow “by”. */
  actors: {
    VISITOR: "someone who wasn’t logged in",
    KEY: "a partner system",
    SYSTEM: "the site itself",
  },
  /** In place of names that staff see only after their second factor. */
  hidden: "Hidden until you confirm it’s you",
  erased: "Deleted account",
  badTime: "Choose a date after 1969.",
};

/** What happened, without saying who did it: "Logged in with an email code from Chrome on Windows". */
export const auditSummaries = {
  SIGNED_IN: ({ by, device }: Facts) =>
    `Logged in${optional("with", named(ways, by))}${optional("from", device)}`,
  SIGN_IN_FAILED: (facts: Facts) => failedLogin(facts) + optional("from", facts.device),
  SIGNED_OUT: ({ device }: Facts) => `Signed out${optional("from", device)}`,
  SESSION_ENDED: () => "Device signed out",
  ACCOUNT_CREATED: () => "Account created",
  PROFILE_CHANGED: ({ fields }: Facts) =>
    fields ? `Profile changed: ${fields.replace("linkedin", "LinkedIn")}` : "Profile changed",
  IDENTITY_LINKED: ({ provider }: Facts) =>
    `${named(providers, provider) ?? "An account"} added as a way to log in`,
  IDENTITY_UNLINKED: ({ provider }: Facts) =>
    `${named(providers, provider) ?? "An account"} removed as a way to log in`,
  FACTOR_ADDED: ({ factor }: Facts) => `${named(factors, factor) ?? "Second step"} added`,
  FACTOR_REMOVED: ({ factor }: Facts) => `${named(factors, factor) ?? "Second step"} removed`,
  FACTOR_PROVEN: ({ factor, device }: Facts) =>
    `Identity confirmed${optional("with", named(proofs, factor))}${optional("from", device)}`,
  FACTOR_FAILED: ({ factor, device }: Facts) =>
    `${factor === "PASSKEY" ? "Passkey not accepted" : "Wrong second-step code"}${optional("from", device)}`,
  RECOVERY_CODE_USED: () => "Recovery code used",
  RECOVERY_CODES_MADE: () => "New recovery codes created",
  FACTOR_RESET_REQUESTED: () => "Reset of the second step requested",
  FACTOR_RESET_CANCELED: () => "Reset of the second step stopped",
  FACTOR_RESET_DONE: () => "Second step reset",
  INVITED: (facts: Facts) => `Invitation sent${asRole(facts)}${optional("for", facts.company)}`,
  INVITATION_REVOKED: (facts: Facts) => `Invitation withdrawn${optional("for", facts.company)}`,
  INVITATION_ACCEPTED: (facts: Facts) =>
    `Invitation accepted${asRole(facts)}${optional("for", facts.company)}`,
  ROLE_CHANGED: (facts: Facts) => `Role changed${fromTo(facts)}`,
  COMPANY_ROLE_CHANGED: companyRole,
  DISABLED: () => "Account turned off",
  ENABLED: () => "Account turned on again",
  KEY_CREATED: ({ name }: Facts) => (name ? `API key “${name}” created` : "API key created"),
  KEY_REVOKED: ({ name }: Facts) => (name ? `API key “${name}” revoked` : "API key revoked"),
  RESUME_OPENED: ({ company }: Facts) =>
    company ? `Resume opened for ${company}` : "Resume opened by the firm’s staff",
  REPRESENTATION_REQUESTED: ({ client = "a client" }: Facts) =>
    `Consent to be submitted to ${client} requested`,
  REPRESENTATION_ANSWERED: consentAnswer,
  REPRESENTATION_SUBMITTED: ({ client = "a client", undone }: Facts) =>
    undone === "YES"
      ? `Resume not sent to ${client}: the move was undone`
      : `Resume sent to ${client}`,
  PLACEMENT_CHANGED: (facts: Facts) => `Placement${optional("at", facts.client)} ${change(facts)}`,
  EXPORT_REQUESTED: () => "Copy of the account’s data requested",
  EXPORT_OPENED: () => "Copy of the account’s data downloaded",
  DELETION_REQUESTED: () => "Account deletion requested",
  DELETION_CANCELED: () => "Account deletion canceled",
  ERASED: () => "Account deleted",
  COMPANY_CREATED: ({ company }: Facts) => `Company added${company ? `: ${company}` : ""}`,
  COMPANY_CHANGED: ({ company, fields }: Facts) =>
    `Company changed${company ? `: ${company}` : ""}${fields ? ` (${fields})` : ""}`,
  COMPANY_LOGO_CHANGED: (facts: Facts) => `Logo ${change(facts)}${optional("for", facts.company)}`,
  COMPANIES_MERGED: ({ name, company }: Facts) =>
    `${name ?? "A company"} merged${optional("into", company)}`,
  COMPANY_CONTACT_CHANGED: (facts: Facts) =>
    `Client contact ${change(facts)}${optional("at", facts.company)}`,
  MESSAGE_ANSWERED: () => "Contact message answered",
  MESSAGE_ASSIGNED: () => "Contact message assigned",
  MESSAGE_DONE: () => "Contact message marked as done",
  MESSAGE_REOPENED: () => "Contact message reopened",
  KEY_ROTATED: ({ name }: Facts) => (name ? `API key “${name}” replaced` : "API key replaced"),
  MAIL_RETRIED: (facts: Facts) => `Unsent email put back in the queue${email(facts)}`,
  MAIL_DISCARDED: (facts: Facts) => `Unsent email discarded${email(facts)}`,
  DELIVERY_CHANGED: (facts: Facts) =>
    `Work on a plan ${change(facts)}${optional("for", facts.plan)}`,
  PLAN_CHANGED: (facts: Facts) => `Plan ${change(facts)}${facts.plan ? `: ${facts.plan}` : ""}`,
  PLAN_INTAKE_CHANGED: ({ plan }: Facts) => `Details sent${optional("for", plan)}`,
  PLANS_EXPORTED: () => "List of plans downloaded",
  PLAN_EVIDENCE_OPENED: ({ plan }: Facts) =>
    `Evidence about a plan downloaded${plan ? `: ${plan}` : ""}`,
  SETTING_CHANGED: ({ fields }: Facts) =>
    `Site setting changed: ${named(settings, fields) ?? "other"}`,
};
