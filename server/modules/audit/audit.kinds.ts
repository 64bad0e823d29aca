/**
 * Everything the audit log records. Names are stable: the log keeps them for 18 months.
 *
 * The log's sentences (content/en/texts/audit.ts) read these details, if an event has them:
 *   SIGNED_IN, SIGN_IN_FAILED           by: CODE, GOOGLE, LINKEDIN, PASSKEY
 *   SIGN_IN_FAILED                      why: WRONG_CODE, DISABLED, ANSWER, COUNTER, or a SignInFault (accounts/sign-in-refusal.ts);
 *                                       purpose: LINK, if the person was adding a way to sign in
 *   IDENTITY_LINKED, IDENTITY_UNLINKED  provider: GOOGLE, LINKEDIN
 *   FACTOR_ADDED, _REMOVED, _PROVEN, _FAILED  factor: TOTP, PASSKEY, RECOVERY_CODE
 *   INVITED, INVITATION_ACCEPTED        role: RECRUITER, ADMIN; companyRole: OWNER, RECRUITER, VIEWER
 *   ROLE_CHANGED, COMPANY_ROLE_CHANGED  from, to: any of these, or CANDIDATE; null means none
 *   DISABLED                            reason: LEFT, SECURITY, MISUSE, REQUESTED, OTHER; words in older events
 *   KEY_CREATED, KEY_REVOKED            name: of the key
 *   RESUME_OPENED                       as: ADMIN, MEMBER
 *   REPRESENTATION_…                    client: its name; answer: YES, NO, TAKEN_BACK; undone: YES
 *   PLACEMENT_CHANGED                   client: its name; change: ADDED, CHANGED, EXTENDED, ENDED, CONFIRMED, REMOVED, RESTORED
 *   COMPANIES_MERGED                    name: of the company that is no more
 *   COMPANY_CONTACT_CHANGED             change: ADDED, CHANGED, REMOVED
 *   COMPANY_LOGO_CHANGED                change: CHANGED, REMOVED
 *   COMPANY_CHANGED, SETTING_CHANGED    fields: names of the changed ones, comma-separated
 *   KEY_ROTATED                         name: of the key
 *   MAIL_RETRIED, MAIL_DISCARDED        notice: what kind of email, as in the outbox
 *   DELIVERY_CHANGED                    plan: its title; change: ADDED, CHANGED, REMOVED; delivery: its kind
 *   PLAN_CHANGED                        plan: its title; change: REFUNDED, CANCELED, CANCEL_REQUESTED, CANCEL_UNDONE, EXTENDED,
 *                                       TERM_CHANGED; amount: in cents; months: given, or of the new term
 *   PLAN_INTAKE_CHANGED                 plan: its title; fields: names of the changed ones, comma-separated
 *   PLAN_EVIDENCE_OPENED                plan: its title
 *   any                                 companyId: for which company
 */
export const AUDIT_KINDS = [
  "SIGNED_IN",
  "SIGN_IN_FAILED",
  "SIGNED_OUT",
  "SESSION_ENDED",
  "ACCOUNT_CREATED",
  "PROFILE_CHANGED",
  "IDENTITY_LINKED",
  "IDENTITY_UNLINKED",
  "FACTOR_ADDED",
  "FACTOR_REMOVED",
  "FACTOR_PROVEN",
  "FACTOR_FAILED",
  "RECOVERY_CODE_USED",
  "RECOVERY_CODES_MADE",
  "FACTOR_RESET_REQUESTED",
  "FACTOR_RESET_CANCELED",
  "FACTOR_RESET_DONE",
  "INVITED",
  "INVITATION_REVOKED",
  "INVITATION_ACCEPTED",
  "ROLE_CHANGED",
  "COMPANY_ROLE_CHANGED",
  "DISABLED",
  "ENABLED",
  "KEY_CREATED",
  "KEY_REVOKED",
  "RESUME_OPENED",
  "REPRESENTATION_REQUESTED",
  "REPRESENTATION_ANSWERED",
  "REPRESENTATION_SUBMITTED",
  "PLACEMENT_CHANGED",
  "EXPORT_REQUESTED",
  "EXPORT_OPENED",
  "DELETION_REQUESTED",
  "DELETION_CANCELED",
  "ERASED",
  "COMPANY_CREATED",
  "COMPANY_CHANGED",
  "COMPANY_LOGO_CHANGED",
  "COMPANIES_MERGED",
  "COMPANY_CONTACT_CHANGED",
  "MESSAGE_ANSWERED",
  "MESSAGE_ASSIGNED",
  "MESSAGE_DONE",
  "MESSAGE_REOPENED",
  "KEY_ROTATED",
  "MAIL_RETRIED",
  "MAIL_DISCARDED",
  "DELIVERY_CHANGED",
  "PLAN_CHANGED",
  "PLAN_INTAKE_CHANGED",
  "PLANS_EXPORTED",
  "PLAN_EVIDENCE_OPENED",
  "SETTING_CHANGED",
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];
