export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: never; }
};

/** The invitation to accept, and who accepts it. */
export type AcceptInvitationInput = {
  /** The person's full name, at most 100 characters. Replaces the account's. */
  name: Scalars['String']['input'];
  /** The token in the link's address. */
  token: Scalars['String']['input'];
};

/** A person's acceptance of the current Terms for a plan. Leave out what the page doesn't know. */
export type AcceptTermsInput = {
  /** Must be true. */
  agree: Scalars['Boolean']['input'];
  /** Browser name as reported by the page; stored as a claim, cut to 512 characters. */
  browser?: InputMaybe<Scalars['String']['input']>;
  /** Browser fingerprint as reported by the page; stored as a claim, cut to 128 characters. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. A plan's title accepts the Terms for all of its terms. */
  productId: Scalars['ID']['input'];
  /** The person's full name, at most 100 characters. */
  signature: Scalars['String']['input'];
  /** Time on the browser's clock; stored as a claim, cut to 40 characters. The server's time is what counts. */
  timestamp?: InputMaybe<Scalars['String']['input']>;
};

/** A new contact at a company. Everything but company and name may be left out. */
export type AddCompanyContactInput = {
  /** Id of the company. */
  companyId: Scalars['ID']['input'];
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Plain text, at most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, at most 40 characters, e.g. `+1 214 555 0134`. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What they do there, at most 100 characters. */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** Something to do about an application. */
export type AddNextStepInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** When it is due. */
  dueAt: Scalars['DateTime']['input'];
  /** Who does it, one of `colleagues`. The caller if null. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** What to do, 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** A note on an application. */
export type AddNoteInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** 1 to 5000 characters of plain text. Line breaks stay; programs that show it must escape it. */
  body: Scalars['String']['input'];
  /** `Colleague.id` of up to 20 people to mention. Each gets one email. Put `@` and the name into `body` yourself. Null mentions no one. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The plan to add. */
export type AddToCartInput = {
  /** Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. See `PlanTerm.productId`. */
  productId: Scalars['ID']['input'];
};

/** An answer to a contact message. */
export type AnswerContactMessageInput = {
  /** Whether the message is done with this answer. */
  done?: Scalars['Boolean']['input'];
  /** Id of the message. */
  id: Scalars['ID']['input'];
  /** A UUID of the caller's own for this answer, which becomes its id. Repeating a request with the same one sends nothing twice. Without it, the server makes one, and a repeated request sends the answer again. */
  sendId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text with line breaks, at most 10,000 characters. Emailed to the sender. */
  text: Scalars['String']['input'];
};

/** A candidate's answer. */
export type AnswerRepresentationInput = {
  /** True to agree, false to decline. */
  accept: Scalars['Boolean']['input'];
  /** Id of the request, for the candidate signed in. Give this or `token`; the other one is null. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The token in the address of the email's link. Works once, without signing in. Null with an id. */
  token?: InputMaybe<Scalars['String']['input']>;
  /** To agree: the candidate's name as in the text. Upper case and accents don't matter. Null to decline. */
  typedName?: InputMaybe<Scalars['String']['input']>;
};

/** What an API key may do. */
export type ApiScope =
  /** Read published jobs. */
  | 'JOBS_READ'
  /** Create, update, publish and close jobs of the key's companies, and read published jobs and these companies' drafts. */
  | 'JOBS_WRITE';

/** What happened to an application. */
export type ApplicationEventKind =
  /** Staff moved it to another stage. */
  | 'MOVED'
  /** The candidate applied again after withdrawing it. */
  | 'REAPPLIED'
  /** The candidate sent a newer resume. */
  | 'RESUME_REPLACED'
  /** The candidate applied. */
  | 'SUBMITTED'
  /** Whoever moved it undid that move. Only staff see it. */
  | 'UNDONE'
  /** The candidate withdrew it. */
  | 'WITHDRAWN';

/** Which applications to return. All conditions must hold; those that are left out or null do not filter. */
export type ApplicationFilter = {
  /** Only applications sent at or after this time. */
  appliedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only applications that this colleague (`User.id`) handles. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only applications to jobs of this company. Yours; `NOT_FOUND` for any other. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only applications to this job, by id or code. `NOT_FOUND` if it isn't your company's. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Starts of words of the candidate's name, in any order; all of them must be there. At most 100 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Only applications in one of these stages. All stages if null or empty. */
  status?: InputMaybe<Array<ApplicationStatus>>;
  /** Only applications that are still `SUBMITTED` this many days after they were sent, 0 to 365. */
  unansweredDays?: InputMaybe<Scalars['Int']['input']>;
};

/** One of several applications to move, or whose move is to be undone. */
export type ApplicationMove = {
  /** `version` of the application as you saw it. `CONFLICT` if it has been moved since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the application. */
  id: Scalars['ID']['input'];
};

/** Stage of an application. Applying sets `SUBMITTED`, the candidate `WITHDRAWN`, and staff every other one. */
export type ApplicationStatus =
  /** The candidate has accepted the job. */
  | 'HIRED'
  /** The company interviews the candidate. */
  | 'INTERVIEW'
  /** The company has made an offer. */
  | 'OFFER'
  /** The company or the recruiter has rejected the application. */
  | 'REJECTED'
  /** A recruiter has read it. */
  | 'REVIEWED'
  /** Sent, and not read yet. */
  | 'SUBMITTED'
  /** The recruiter has submitted the candidate to the hiring company. */
  | 'SUBMITTED_TO_CLIENT'
  /** The candidate has withdrawn the application. */
  | 'WITHDRAWN';

/** An application. When the person has applied to the job before, only `jobId`, `email` and the resume count. */
export type ApplyToJobInput = {
  /** Country calling code of `phone`, e.g. `+91`. May be empty when `phone` is, or names its country. */
  countryCode: Scalars['String']['input'];
  /** The signed-in person's own address; any other is `FORBIDDEN`. */
  email: Scalars['String']['input'];
  /** Id of a resume the person sent before. Ignored when `resume` is given. Without both, an application that was sent before keeps its resume, and a new one is refused. */
  existingResumeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id or code of an open job. */
  jobId: Scalars['ID']['input'];
  /** Address of a profile (`http` or `https`), at most 255 characters; `https://` is added where it is missing. None if left out. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Where the person lives, at most 100 characters. */
  location: Scalars['String']['input'];
  /** Full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Phone number that can be called, in any usual spelling, at most 50 characters. One that names its own country wins over `countryCode`. May be empty. */
  phone: Scalars['String']['input'];
  /** Whether the person is willing to relocate. Null when they don't say. */
  relocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** New resume: PDF, DOC or DOCX, at most 5 MiB, without macros or password. Sent as a GraphQL multipart request. Give this or `existingResumeId`; the other one is null. */
  resume?: InputMaybe<Scalars['Upload']['input']>;
  /** The person's work authorization. */
  visaType: VisaType;
};

/** Who handles an application. */
export type AssignApplicationInput = {
  /** One of `colleagues`. Null if no one handles it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the application. */
  id: Scalars['ID']['input'];
};

/** Who handles a contact message. */
export type AssignContactMessageInput = {
  /** Id of an administrator. Null gives it back to everyone. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the message. */
  id: Scalars['ID']['input'];
};

/** Which entries of the audit log to return. All conditions must hold; those left out or null don't count. */
export type AuditEventFilter = {
  /** Only what this person (`User.id`) did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Events of these kinds. All kinds if null or empty. */
  kinds?: InputMaybe<Array<AuditKind>>;
  /** What this person (`User.id`) did, and what happened to them. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Events at or after this time. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What an entry of the audit log is about. */
export type AuditKind =
  /** The account was created. */
  | 'ACCOUNT_CREATED'
  /** A company was merged into another one. */
  | 'COMPANIES_MERGED'
  /** A company's name or description was changed. */
  | 'COMPANY_CHANGED'
  /** A client contact was added, changed, or removed. */
  | 'COMPANY_CONTACT_CHANGED'
  /** A client company was added. */
  | 'COMPANY_CREATED'
  /** A company's logo was set or removed. */
  | 'COMPANY_LOGO_CHANGED'
  /** The person's role at a company was given, changed, or taken away. */
  | 'COMPANY_ROLE_CHANGED'
  /** The person, or an administrator, canceled the deletion. */
  | 'DELETION_CANCELED'
  /** The deletion of the account was asked for, by the person or an administrator. */
  | 'DELETION_REQUESTED'
  /** What the firm did for a plan was recorded, changed, or deleted. */
  | 'DELIVERY_CHANGED'
  /** The account was disabled. */
  | 'DISABLED'
  /** The account was enabled again. */
  | 'ENABLED'
  /** The person's data was deleted. */
  | 'ERASED'
  /** The copy was downloaded. */
  | 'EXPORT_OPENED'
  /** A copy of the person's data was asked for, by them or by an administrator. */
  | 'EXPORT_REQUESTED'
  /** A passkey or an authenticator app was added. */
  | 'FACTOR_ADDED'
  /** A wrong second factor was given. */
  | 'FACTOR_FAILED'
  /** The person proved a second factor. */
  | 'FACTOR_PROVEN'
  /** A passkey or an authenticator app was removed. */
  | 'FACTOR_REMOVED'
  /** That reset was stopped. */
  | 'FACTOR_RESET_CANCELED'
  /** The person's second factor was reset. */
  | 'FACTOR_RESET_DONE'
  /** An administrator asked to reset the person's second factor. */
  | 'FACTOR_RESET_REQUESTED'
  /** A Google or LinkedIn account was linked. */
  | 'IDENTITY_LINKED'
  /** A Google or LinkedIn account was unlinked. */
  | 'IDENTITY_UNLINKED'
  /** The person accepted an invitation. */
  | 'INVITATION_ACCEPTED'
  /** An invitation was withdrawn. */
  | 'INVITATION_REVOKED'
  /** Someone was invited to the staff. */
  | 'INVITED'
  /** An API key was issued. */
  | 'KEY_CREATED'
  /** An API key was revoked. */
  | 'KEY_REVOKED'
  /** An API key was replaced by a new one. */
  | 'KEY_ROTATED'
  /** An email that could not be sent was deleted. */
  | 'MAIL_DISCARDED'
  /** An email that could not be sent was put back in the queue. */
  | 'MAIL_RETRIED'
  /** A contact message was answered. */
  | 'MESSAGE_ANSWERED'
  /** A contact message was given to an administrator, or to no one. */
  | 'MESSAGE_ASSIGNED'
  /** A contact message was marked as done. */
  | 'MESSAGE_DONE'
  /** A contact message was reopened. */
  | 'MESSAGE_REOPENED'
  /** A placement was added, changed, extended, ended early, or removed. */
  | 'PLACEMENT_CHANGED'
  /** The list of plans was downloaded. */
  | 'PLANS_EXPORTED'
  /** Staff refunded a payment of a plan, canceled it, or added free months; or its buyer changed the plan or its term. */
  | 'PLAN_CHANGED'
  /** The evidence about a plan was downloaded. */
  | 'PLAN_EVIDENCE_OPENED'
  /** A buyer sent, or changed, what the firm needs to begin with a plan. */
  | 'PLAN_INTAKE_CHANGED'
  /** The person changed their profile. */
  | 'PROFILE_CHANGED'
  /** New recovery codes were made; older ones stopped working. */
  | 'RECOVERY_CODES_MADE'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** The person gave, declined, or withdrew that consent. */
  | 'REPRESENTATION_ANSWERED'
  /** Staff asked the person for consent to be submitted to a client. */
  | 'REPRESENTATION_REQUESTED'
  /** The person's resume went to a client, or that move was undone. */
  | 'REPRESENTATION_SUBMITTED'
  /** Staff or a recruiter opened the person's resume. */
  | 'RESUME_OPENED'
  /** The person's role on the site was changed. */
  | 'ROLE_CHANGED'
  /** A session was ended from another device. */
  | 'SESSION_ENDED'
  /** A setting of the site was changed. */
  | 'SETTING_CHANGED'
  /** The person signed in. */
  | 'SIGNED_IN'
  /** The person signed out. */
  | 'SIGNED_OUT'
  /** Someone tried to sign in with a wrong code or passkey, Google or LinkedIn did not sign them in, or the account is disabled. */
  | 'SIGN_IN_FAILED';

/** What kind of actor did something. */
export type AuditPartyKind =
  /** A partner system with an API key. */
  | 'KEY'
  /** A person with an account. */
  | 'PERSON'
  /** A program of the site, such as a command of its operators. */
  | 'SYSTEM'
  /** Someone who was not signed in. */
  | 'VISITOR';

/** What can differ between this site's record of a plan and Stripe's. */
export type BillingFact =
  /** The card that is charged: brand and last four digits. Null for none. */
  | 'CARD'
  /** The first moment after the card expires (UTC, ISO 8601). */
  | 'CARD_END'
  /** What is due now, in cents. */
  | 'DUE'
  /** When the plan ends or ended (UTC, ISO 8601). */
  | 'END'
  /** How many months at the end cost nothing. */
  | 'FREE_MONTHS'
  /** How much of it lost disputes took, in cents. */
  | 'LOST'
  /** How many months are paid for in the whole term. */
  | 'MONTHS'
  /** How many payments were made. */
  | 'PAYMENTS'
  /** When the paid month ends (UTC, ISO 8601). */
  | 'PERIOD_END'
  /** The plan that was bought and its length, in words. */
  | 'PRODUCT'
  /** The sum of all payments, in cents. */
  | 'RECEIVED'
  /** Whether there is a record at all: `PRESENT` or `MISSING`. */
  | 'RECORD'
  /** How much of it was paid back, in cents. */
  | 'REFUNDED'
  /** State of the subscription, as in `SubscriptionStatus`. */
  | 'STATUS';

/** Why mail to an address came back for good. */
export type BounceReason =
  /** Our mail provider no longer sends there, since mail came back before. */
  | 'BLOCKED'
  /** There is no such address. */
  | 'NO_MAILBOX'
  /** Its mail server refuses our mail. */
  | 'REFUSED';

/** The deletion to cancel. */
export type CancelAccountDeletionInput = {
  /** Token from the link in the email, for people who are not signed in. Null cancels the caller's own. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** The reset to cancel: its id, or the token from the email. */
export type CancelFactorResetInput = {
  /** Id of the reset, for the person signed in and for administrators. Leave it out with a token. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Token from the link in the email. It works without signing in. Leave it out with an id. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Cancels an interview. */
export type CancelInterviewInput = {
  /** `version` of the interview as you saw it. `CONFLICT` if it has been changed since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the interview. */
  id: Scalars['ID']['input'];
};

/** The person whose account to keep. */
export type CancelPersonDeletionInput = {
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

/** Ends a plan with the month that is paid. */
export type CancelPlanAtPeriodEndInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why, for colleagues: one line of at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** The plan to cancel. */
export type CancelPlanInput = {
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
  /** Why, in the buyer's words; at most 500 characters. Null if they don't say. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Ends a plan now. */
export type CancelPlanNowInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why, for colleagues: one line of at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** Which people to return. All conditions must hold for one of their applications; those that are left out or null do not filter. */
export type CandidateFilter = {
  /** Only people who applied within this many days, 1 to 3650. */
  appliedSinceDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only people who applied to this company. Yours; `NOT_FOUND` for any other. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only people who applied to this job, by id or code. `NOT_FOUND` if it isn't your company's. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** City, state, or both, such as `Austin, TX` or `Texas`, as given in the application. At most 100 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Skills that their resume must name, all of them. At most 10 of 60 characters. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stages, one of which the application must be in. All if null or empty. */
  stages?: InputMaybe<Array<ApplicationStatus>>;
};

/** An email to a candidate to look at before it is sent. */
export type CandidateMailPreviewInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** 1 to 10000 characters of plain text. A line with only a bullet or dash, which templates leave to fill in, is refused. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`. */
  body: Scalars['String']['input'];
  /** 1 to 150 characters, with the same fields as `body`. */
  subject: Scalars['String']['input'];
};

/** How far an email to a candidate has got. */
export type CandidateMailState =
  /** All attempts failed, and there will be no more. */
  | 'FAILED'
  /** It waits, or is tried again. */
  | 'QUEUED'
  /** The mail server has taken it. */
  | 'SENT';

/** Replaces all that the candidate is invited to: what you leave out is removed. */
export type ChangeInterviewInput = {
  /** Address of the video call (`http` or `https`), at most 500 characters. None if null or blank. */
  callUrl?: InputMaybe<Scalars['String']['input']>;
  /** `version` of the interview as you saw it. `CONFLICT` if it has been changed since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the interview. */
  id: Scalars['ID']['input'];
  /** Who the candidate talks to, 1 to 120 characters. */
  interviewer: Scalars['String']['input'];
  /** Words to the candidate, at most 2,000 characters of plain text. None if null or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** How long it lasts, in minutes, from 10 to 480. */
  minutes: Scalars['Int']['input'];
  /** Where it is, at most 300 characters. None if null or blank. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** When it starts, as a clock in `timeZone` shows it, e.g. `2026-12-01T10:00`. Later than now, within a year. */
  startsAt: Scalars['String']['input'];
  /** IANA name of the time zone, e.g. `America/Chicago`, or as people write it, such as `ET`, `Pacific Time`, or `India`; becomes the IANA name. `EST` means Eastern Time in summer, too. `BAD_INPUT` if it has several meanings, such as `MST`. */
  timeZone: Scalars['String']['input'];
};

/** What to change a plan to. */
export type ChangePlanTermInput = {
  /** `leftAmount` of that offer, as the buyer saw it, in minor units (cents). `CONFLICT` if it is another now. */
  expectedLeftAmount: Scalars['Int']['input'];
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
  /** `productId` of one of its `termOffers`. */
  productId: Scalars['ID']['input'];
};

/** What became of a checkout. */
export type CheckoutResult =
  /** Paid. */
  | 'PAID'
  /** Not paid yet, or the payment is not recorded yet. */
  | 'PENDING';

/** The job to close, and why. */
export type CloseJobInput = {
  /** Id or code of the published or expired job. */
  id: Scalars['ID']['input'];
  /** What happens to applications that are still open. `REJECT` is for recruiters and owners of the company and administrators with a second factor. */
  openApplications?: OpenApplications;
  /** Why it is closed. */
  reason: CloseReason;
};

/** The jobs to close, and why. */
export type CloseJobsInput = {
  /** Ids or codes, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** What happens to applications that are still open. `REJECT` is for recruiters and owners of the company and administrators with a second factor. */
  openApplications?: OpenApplications;
  /** Why they are closed. */
  reason: CloseReason;
};

/** Why a job was closed. */
export type CloseReason =
  /** Someone was hired. */
  | 'FILLED'
  /** The employer no longer wants to fill it. */
  | 'WITHDRAWN';

/** Filters a company's jobs; a job must match every field given. Null and an empty list do not filter. */
export type CompanyJobFilter = {
  /** Only jobs that the account or API key with this id created. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only open jobs that stop taking applications within N days, 1 to 365. */
  expiringWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Words that must all be in role, place, or code. At most 200 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Only jobs with one of these statuses. */
  status?: InputMaybe<Array<JobStatus>>;
};

/** Order of a company's jobs. */
export type CompanyJobSort =
  /** The first to stop taking applications comes first; drafts are left out. */
  | 'EXPIRING'
  /** Last created first. */
  | 'NEWEST'
  /** Last changed first. */
  | 'UPDATED';

/** What belongs to a company and goes with it when it is merged. More may be added. */
export type CompanyPartKind =
  /** Applications to these jobs. */
  | 'APPLICATIONS'
  /** People at the client. */
  | 'CONTACTS'
  /** Invitations to become a member, used ones included. */
  | 'INVITATIONS'
  /** Jobs, drafts and closed ones included. */
  | 'JOBS'
  /** API keys that may post jobs for it. */
  | 'KEYS'
  /** Its owners, recruiters, and viewers. */
  | 'MEMBERS'
  /** People placed in these jobs, with their rates. */
  | 'PLACEMENTS'
  /** Requests to submit candidates, and their answers. */
  | 'REPRESENTATIONS'
  /** Tags for applications. */
  | 'TAGS'
  /** Templates of emails to candidates. */
  | 'TEMPLATES';

/** What a member may do for a company. */
export type CompanyRole =
  /** Also manages the company's members. */
  | 'OWNER'
  /** Posts jobs and works on them and their applications. */
  | 'RECRUITER'
  /** Sees drafts and applications but changes nothing. */
  | 'VIEWER';

/** The reset to confirm. */
export type ConfirmFactorResetInput = {
  /** Id of the reset (`FactorReset.id`). */
  id: Scalars['ID']['input'];
};

/** The code from the email. */
export type ConfirmFreshProofInput = {
  /** The six digits. */
  code: Scalars['String']['input'];
};

/** The token from the confirmation email. */
export type ConfirmNewsletterInput = {
  /** Token from the link in the confirmation email. Valid for 48 hours. */
  token: Scalars['String']['input'];
};

/** Says that a placement ends as planned. */
export type ConfirmPlacementEndInput = {
  /** `version` of the placement as you saw it. If it has been changed since, nothing is changed: `CONFLICT`, and `placement` is what it is now. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
};

/** A first code of the authenticator app. */
export type ConfirmTotpEnrollmentInput = {
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
};

/** Whether someone still has to act on a contact message. */
export type ContactMessageStatus =
  /** Needs nothing more. */
  | 'DONE'
  /** Waits for an answer. */
  | 'OPEN';

/** Which contact messages to list. */
export type ContactMessageView =
  /** Those that need nothing more. */
  | 'DONE'
  /** Those that wait for an answer and are assigned to the caller. */
  | 'MINE'
  /** Those that wait for an answer. */
  | 'OPEN';

/** Lengths of contracts that lists of jobs can be narrowed to, recognized from the employer's wording. */
export type ContractLength =
  /** Three months or less. */
  | 'MONTHS_1_TO_3'
  /** Four to six months. */
  | 'MONTHS_4_TO_6'
  /** Seven to 12 months. */
  | 'MONTHS_7_TO_12'
  /** More than 12 months. */
  | 'OVER_12_MONTHS'
  /** Without an end. */
  | 'PERMANENT';

/** The job to copy. */
export type CopyJobInput = {
  /** Id or code of the job. */
  id: Scalars['ID']['input'];
};

/** The jobs to copy. */
export type CopyJobsInput = {
  /** Ids or codes, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** Ids of the companies that the key may post jobs for. Required with `JOBS_WRITE`. */
  companyIds?: Array<Scalars['ID']['input']>;
  /** Days until the key stops working, 1 to 365. */
  expiresInDays?: Scalars['Int']['input'];
  /** Name that shows administrators whose key it is, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What the key may do: at least one scope. */
  scopes: Array<ApiScope>;
};

/** A new company. Everything but its name may be left out. */
export type CreateCompanyInput = {
  /** What the company does, as plain text, at most 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Industry in its own words, at most 80 characters. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** Location, e.g. `Austin, TX`, at most 120 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, at most 120 characters. No two companies share one. */
  name: Scalars['String']['input'];
  /** Its own site, e.g. `example.com`; `https://` is added. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A new job. Null in a field that may be left out is the same as leaving it out. */
export type CreateJobInput = {
  /** Id of the hiring company. You must be allowed to post for it. */
  companyId: Scalars['ID']['input'];
  /** Place of work as the employer writes it, at most 120 characters, e.g. `Austin, TX`. */
  companyLocation: Scalars['String']['input'];
  /** Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. May be left out. */
  contract?: InputMaybe<Scalars['String']['input']>;
  /** What the job is about. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  description: Scalars['String']['input'];
  /** What the job states about its employer. Give only what holds; leave it empty to say nothing about it. */
  employerFacts?: InputMaybe<Array<EmployerFact>>;
  /** Industry page that lists the job. With null no industry page does. */
  industry?: InputMaybe<Industry>;
  /** Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. The words decide which `JobType` filters find it. */
  jobType: Scalars['String']['input'];
  /** True publishes the job immediately; false saves it as a draft. */
  publish?: InputMaybe<Scalars['Boolean']['input']>;
  /** Duties and qualifications. May be left out. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** Job title, at most 150 characters, e.g. `Senior Data Engineer`. */
  role: Scalars['String']['input'];
  /** Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour plus bonus`. Leave it out to have it written from `salaryRange`; without a range it is required. */
  salary?: InputMaybe<Scalars['String']['input']>;
  /** Numeric pay range. Omit it to advertise text only. */
  salaryRange?: InputMaybe<SalaryRangeInput>;
  /** Security clearance that the job requires. `NONE` when it requires none. */
  securityClearance?: InputMaybe<SecurityClearance>;
  /** Skills the job asks for, e.g. `Kotlin`. At most 40 entries of 60 characters; repeats are dropped. May be left out or empty. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the employer sponsors. Leave it empty to say nothing about it; `NONE` says that nothing is sponsored, and stands alone. */
  sponsorship?: InputMaybe<Array<Sponsorship>>;
  /** Work authorizations the job is open to, as people write them, e.g. `H-1B transfer`. At most 40 entries of 40 characters; repeats are dropped. May be left out or empty. */
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people work on site, remotely, or both. */
  workplaceType: WorkplaceType;
};

/** A new template. */
export type CreateMailTemplateInput = {
  /** 1 to 10000 characters of plain text. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`. */
  body: Scalars['String']['input'];
  /** Id of the company. */
  companyId: Scalars['ID']['input'];
  /** 1 to 80 characters: its name for the staff, unique in the company. */
  name: Scalars['String']['input'];
  /** 1 to 150 characters, with the same fields as `body`. */
  subject: Scalars['String']['input'];
};

/** One of a job's criteria. */
export type CriterionInput = {
  /** Id of an existing criterion, which keeps its scores. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What is rated, at most 60 characters. */
  name: Scalars['String']['input'];
};

/** State of a copy of a person's data. */
export type DataExportStatus =
  /** Could not be made. Ask for another one. */
  | 'FAILED'
  /** Being made, normally within seconds. */
  | 'PENDING'
  /** Can be downloaded until `expiresAt`. */
  | 'READY';

/** Deletes an entry. */
export type DeleteDeliveryInput = {
  /** Id of the entry. */
  id: Scalars['ID']['input'];
};

/** The draft to delete. */
export type DeleteJobInput = {
  /** Id or code of the draft. */
  id: Scalars['ID']['input'];
};

/** A template to delete. */
export type DeleteMailTemplateInput = {
  /** Id of the template. */
  id: Scalars['ID']['input'];
};

/** A step to delete. */
export type DeleteNextStepInput = {
  /** Id of the step. */
  id: Scalars['ID']['input'];
};

/** A note to delete. */
export type DeleteNoteInput = {
  /** Id of the note. */
  id: Scalars['ID']['input'];
};

/** A view to delete. */
export type DeleteSavedViewInput = {
  /** Id of the view. */
  id: Scalars['ID']['input'];
};

/** What the firm did for a plan. */
export type DeliveryKind =
  /** A call, such as a mock interview. Only with Brand My CV. */
  | 'CALL'
  /** A specialist wrote to the buyer or called. */
  | 'CONTACT'
  /** A draft of the resume went to the buyer. Only with Brand My CV. */
  | 'DRAFT'
  /** Interviews were arranged; `count` says how many. */
  | 'INTERVIEWS'
  /** Employers answered; `count` says how many. */
  | 'REPLIES'
  /** The resume was sent to employers; `count` says to how many. */
  | 'SUBMISSIONS'
  /** A finished version of the resume. Only with Brand My CV. */
  | 'VERSION'
  /** Employers opened the resume; `count` says how many. */
  | 'VIEWS';

/** An account to turn off. */
export type DisablePersonInput = {
  /** Why. Administrators see it, and the audit log keeps it. It isn't emailed. */
  reason: DisableReason;
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** Why an account is turned off. */
export type DisableReason =
  /** The person left the firm or the company. */
  | 'LEFT'
  /** The person broke the terms of use. */
  | 'MISUSE'
  /** Another reason. */
  | 'OTHER'
  /** The person asked for it. */
  | 'REQUESTED'
  /** Someone else may be in the account. */
  | 'SECURITY';

/** An email to delete without sending it. */
export type DiscardMailInput = {
  /** Id of a failed email. */
  id: Scalars['ID']['input'];
};

/** State of a dispute at Stripe. */
export type DisputeStatus =
  /** Decided for the buyer: the money is gone. */
  | 'LOST'
  /** Not decided: evidence is needed, or under review. */
  | 'OPEN'
  /** Decided for the firm, or withdrawn. */
  | 'WON';

/** A note's new text. */
export type EditNoteInput = {
  /** 1 to 5000 characters of plain text. Line breaks stay; programs that show it must escape it. */
  body: Scalars['String']['input'];
  /** Id of the note. */
  id: Scalars['ID']['input'];
  /** `Colleague.id` of up to 20 people to mention. Each gets one email. Put `@` and the name into `body` yourself. Everyone mentioned before stays mentioned; null adds no one. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A fact about the employer of a job, as the job states it. */
export type EmployerFact =
  /** The employer can file a new H-1B at any time, outside the yearly cap and its lottery (8 CFR 214.2(h)(8)(iii)(F)). */
  | 'CAP_EXEMPT'
  /** The employer is enrolled in E-Verify, as an extension of OPT for STEM degrees requires (8 CFR 214.2(f)(10)(ii)(C)). */
  | 'E_VERIFY';

/** An account to turn back on. */
export type EnablePersonInput = {
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** Ends a placement before its planned end. */
export type EndPlacementInput = {
  /** The last day, as `YYYY-MM-DD`, not later than the planned one. */
  endsOn: Scalars['String']['input'];
  /** `version` of the placement as you saw it. If it has been changed since, nothing is changed: `CONFLICT`, and `placement` is what it is now. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** Words for colleagues, at most 500 characters of plain text. None if null or blank. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why it ends. */
  reason: PlacementEndReason;
};

/** The session to end. */
export type EndSessionInput = {
  /** Id of one of the caller's own sessions. */
  id: Scalars['ID']['input'];
};

/** The job to keep open. */
export type ExtendJobInput = {
  /** Id or code of a published or expired job. */
  id: Scalars['ID']['input'];
};

/** The jobs to keep open. */
export type ExtendJobsInput = {
  /** Ids or codes, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Gives a placement a later end. */
export type ExtendPlacementInput = {
  /** The new last day, as `YYYY-MM-DD`, later than the one before. */
  endsOn: Scalars['String']['input'];
  /** `version` of the placement as you saw it. If it has been changed since, nothing is changed: `CONFLICT`, and `placement` is what it is now. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
};

/** Adds free months to a plan. */
export type ExtendPlanInput = {
  /** `SoldPlan.freeMonths` as you saw it. `CONFLICT` if some were added since. */
  expectedFreeMonths: Scalars['Int']['input'];
  /** How many months, 1 to 3. */
  months: Scalars['Int']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why, for colleagues: one line of at most 300 characters. */
  reason: Scalars['String']['input'];
};

/** A contact message that needs nothing more. */
export type FinishContactMessageInput = {
  /** Id of the message. */
  id: Scalars['ID']['input'];
};

/** A passkey that the browser made. */
export type FinishPasskeyRegistrationInput = {
  /** Name to recognize it by, e.g. of the device. At most 60 characters. */
  name: Scalars['String']['input'];
  /** What the browser answered, as JSON text, at most 16,384 characters: `JSON.stringify` of the credential's `toJSON()`, or of what `@simplewebauthn/browser` returns. */
  responseJson: Scalars['String']['input'];
};

/** Hires the candidate of an application. */
export type HireApplicationInput = {
  /** `version` of the application as you saw it. `CONFLICT` if it has been moved since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the application. */
  id: Scalars['ID']['input'];
  /** What was agreed. */
  placement: PlacementInput;
};

/** An application that may be taken back for some seconds. */
export type HoldApplicationInput = {
  /** Country calling code of `phone`, e.g. `+91`. May be empty when `phone` is, or names its country. */
  countryCode: Scalars['String']['input'];
  /** The signed-in person's own address; any other is `FORBIDDEN`. */
  email: Scalars['String']['input'];
  /** Id of a resume the person sent before. Ignored when `resume` is given. Without both, an application that was sent before keeps its resume, and a new one is refused. */
  existingResumeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id or code of an open job. */
  jobId: Scalars['ID']['input'];
  /** Address of a profile (`http` or `https`), at most 255 characters; `https://` is added where it is missing. None if left out. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Where the person lives, at most 100 characters. */
  location: Scalars['String']['input'];
  /** Full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Phone number that can be called, in any usual spelling, at most 50 characters. One that names its own country wins over `countryCode`. May be empty. */
  phone: Scalars['String']['input'];
  /** Whether the person is willing to relocate. Null when they don't say. */
  relocation?: InputMaybe<Scalars['Boolean']['input']>;
  /** New resume: PDF, DOC or DOCX, at most 5 MiB, without macros or password. Sent as a GraphQL multipart request. Give this or `existingResumeId`; the other one is null. */
  resume?: InputMaybe<Scalars['Upload']['input']>;
  /** The person's work authorization. */
  visaType: VisaType;
};

/** A figure about the firm. */
export type HomeStatisticInput = {
  /** What it counts, at most 60 characters. */
  label: Scalars['String']['input'];
  /** The number as shown, e.g. `15k+`, at most 20 characters. */
  value: Scalars['String']['input'];
};

/** What someone said about the firm. */
export type HomeTestimonialInput = {
  /** Who said it, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Web address of their profile on a professional network, at most 255 characters. `https://` is added if missing. None if null or blank. */
  profileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Their job and place, at most 100 characters. */
  role: Scalars['String']['input'];
  /** The quote, at most 400 characters. */
  text: Scalars['String']['input'];
};

/** Where a person can sign in other than with a code by email. */
export type IdentityProvider =
  /** Google. */
  | 'GOOGLE'
  /** LinkedIn. */
  | 'LINKEDIN';

/** Field of work of a job. Each one has a page under `/industries`. */
export type Industry =
  /** Artificial intelligence and machine learning. */
  | 'AI'
  /** Business services, such as finance, sales and operations. */
  | 'BUSINESS_SERVICES'
  /** Hospitals, clinics and other care. */
  | 'HEALTHCARE'
  /** Software and information technology. */
  | 'IT'
  /** Pharmaceuticals, biotechnology and medical devices. */
  | 'LIFE_SCIENCES'
  /** Warehousing, transport and supply chains. */
  | 'LOGISTICS'
  /** Making goods, from plants to quality control. */
  | 'MANUFACTURING'
  /** Retail and consumer goods. */
  | 'RETAIL_CONSUMER';

/** What the firm needs from a buyer to begin. */
export type IntakeItem =
  /** Where to look. */
  | 'LOCATION'
  /** A phone number. */
  | 'PHONE'
  /** A resume. */
  | 'RESUME'
  /** The role to look for. */
  | 'TARGET_ROLE';

/** Whether an interview is still to come. */
export type InterviewState =
  /** It was canceled. */
  | 'CANCELED'
  /** Its time is over. */
  | 'OVER'
  /** It is still to come, or going on. */
  | 'PLANNED';

/** State of an invitation. */
export type InvitationState =
  /** Accepted. It works once. */
  | 'ACCEPTED'
  /** Not accepted within seven days. `resendInvitation` renews it. */
  | 'EXPIRED'
  /** Sent, and can be accepted. */
  | 'PENDING'
  /** Withdrawn, or replaced by a newer invitation. */
  | 'REVOKED';

/** Who to invite, and as what. */
export type InviteStaffInput = {
  /** The company a recruiter will work for. Leave it out for administrators. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** What a recruiter may do for the company; `RECRUITER` when left out. Only administrators invite owners. */
  companyRole?: InputMaybe<CompanyRole>;
  /** Email address, at most 254 characters. The link goes there. */
  email: Scalars['String']['input'];
  /** Only administrators invite administrators. */
  role: StaffRole;
};

/** State of a plan's invoice at Stripe. */
export type InvoiceStatus =
  /** Being prepared. Stripe charges the card about an hour later. */
  | 'DRAFT'
  /** Due: the payment has not been made, or failed. */
  | 'OPEN'
  /** Paid. */
  | 'PAID'
  /** Given up. */
  | 'UNCOLLECTIBLE'
  /** Withdrawn; nothing is due. */
  | 'VOID';

/** What wrote a job. */
export type JobEditorKind =
  /** A partner system with an API key. */
  | 'API_KEY'
  /** A person, in the staff area or over the API. */
  | 'PERSON';

/** Filters a list of jobs. For every field given, a job must match at least one value. An empty list or null does not filter. A list takes up to 60 values of up to 80 characters. */
export type JobFilter = {
  /** Only jobs of one of these companies, by `Company.slug`. */
  companies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only jobs of one of these lengths, recognized from the wording of contract and job type. */
  contractLength?: InputMaybe<Array<ContractLength>>;
  /** Only jobs that state at least one of these facts about their employer. */
  employerFacts?: InputMaybe<Array<EmployerFact>>;
  /** Only jobs of one of these industries. */
  industry?: InputMaybe<Array<Industry>>;
  /** Only jobs of one of these types, recognized from the employer's wording. */
  jobType?: InputMaybe<Array<JobType>>;
  /** Only jobs near this place. A place named in the words of `query` is then searched as words. */
  near?: InputMaybe<JobsNearInput>;
  /** Only jobs whose `salaryRange.max` is at least this much. Jobs without a range, or in a currency other than USD, are left out. */
  payAtLeast?: InputMaybe<PayAtLeastInput>;
  /** Only jobs published in the last N days, 1 to 365. */
  postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Miles around the city that the words of `query` name, 1 to 250. If null, as many as the words say, else 25. Does nothing when they name no city (`search.placeMiles`), or with `near`, which has its own. */
  radius?: InputMaybe<Scalars['Int']['input']>;
  /** Only jobs that require one of these security clearances. */
  securityClearance?: InputMaybe<Array<SecurityClearance>>;
  /** Only jobs that ask for one of these skills, e.g. `Node.js`. Case, accents, and signs between words do not count. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only jobs with at least one of these kinds of sponsorship, as their employers state it. */
  sponsorship?: InputMaybe<Array<SponsorshipOffer>>;
  /** Only jobs with a place of work in one of these states. */
  states?: InputMaybe<Array<UsState>>;
  /** Only jobs with one of these tax terms, recognized from the wording of contract and job type. */
  taxTerms?: InputMaybe<Array<TaxTerm>>;
  /** Only jobs open to at least one of these work authorizations. Others may apply to them too. Every job is open to those that allow working for any employer, `H4_EAD`, `L2_EAD`, `GC_EAD`, `GREEN_CARD`, and `US_CITIZEN`, whether it names them or not; a job with a Secret or Top Secret clearance is open to `US_CITIZEN`, and to others only if it names them. */
  workAuthorization?: InputMaybe<Array<WorkAuthorization>>;
  /** Only jobs with one of these workplace types. */
  workplaceType?: InputMaybe<Array<WorkplaceType>>;
};

/** What a finding about a job's advertisement is. Codes may be added at any time. */
export type JobFindingCode =
  /** Prefers or excludes people by age. */
  | 'AGE'
  /** Has words that courts and agencies read as a wish for younger people. */
  | 'AGE_SIGNAL'
  /** Description and qualifications have fewer than 200 words. */
  | 'BODY_SHORT'
  /** Asks for US citizens and names a legal ground. Keep the proof of it. */
  | 'CITIZENSHIP_GROUND'
  /** Asks for US citizens or green card holders without naming the law, regulation, executive order, or government contract that requires it. */
  | 'CITIZENSHIP_REQUIRED'
  /** Turns away US citizens or green card holders. */
  | 'CITIZENS_EXCLUDED'
  /** Lists no work authorization but citizens' and green card holders'. */
  | 'CITIZENS_LISTED'
  /** Excludes people by health or disability. */
  | 'DISABILITY'
  /** Asks applicants for immigration papers. */
  | 'DOCUMENTS_REQUESTED'
  /** Asks for US citizens because of export control, which allows all US persons, green card holders, refugees and asylees included. */
  | 'EXPORT_CONTROL'
  /** A text names E-Verify, but `employerFacts` does not. */
  | 'E_VERIFY_UNSTATED'
  /** Names the job with a word for one sex. */
  | 'GENDERED_TITLE'
  /** Speaks of the person as he or she. */
  | 'GENDERED_WORDING'
  /** The field's value can't be stored, e.g. because it is too long. */
  | 'INVALID_VALUE'
  /** The job type is in none of the words that search engines and filters know. */
  | 'JOB_TYPE_UNKNOWN'
  /** The text is HTML whose tags were escaped once or twice, e.g. `&lt;p&gt;`. It is decoded when it is stored. */
  | 'MARKUP_ESCAPED'
  /** Prefers or excludes people by where they or their ancestors come from. */
  | 'NATIONAL_ORIGIN'
  /** Measures a language by the level of people born to it. */
  | 'NATIVE_LANGUAGE'
  /** The pay range can't be right for its period. */
  | 'PAY_ABSURD'
  /** The pay range starts below the federal minimum wage. */
  | 'PAY_BELOW_MINIMUM'
  /** The pay range's currency is not an ISO 4217 code in use. */
  | 'PAY_CURRENCY_UNKNOWN'
  /** The pay range is below zero. */
  | 'PAY_NEGATIVE'
  /** There is no pay range, so search engines show no pay. */
  | 'PAY_RANGE_MISSING'
  /** A state where the job may be done requires a pay range. */
  | 'PAY_RANGE_REQUIRED'
  /** The pay range's maximum is more than twice its minimum. */
  | 'PAY_RANGE_WIDE'
  /** The pay range's minimum is above its maximum. */
  | 'PAY_REVERSED'
  /** The pay text names an amount that is not in the pay range. */
  | 'PAY_TEXT_CONTRADICTS'
  /** The state has no city of this name that we know. */
  | 'PLACE_CITY_UNKNOWN'
  /** The place is neither a city that is known, nor a state, a country, or remote; or several cities have its name. */
  | 'PLACE_UNKNOWN'
  /** Prefers or excludes people by race or color. */
  | 'RACE'
  /** Prefers or excludes people by religion. */
  | 'RELIGION'
  /** A remote job doesn't say in which country or states it may be done. */
  | 'REMOTE_PLACE_MISSING'
  /** Prefers or excludes people by sex, pregnancy, or family plans. */
  | 'SEX'
  /** No skills are listed. */
  | 'SKILLS_MISSING'
  /** A text says something else about sponsorship than `sponsorship`. */
  | 'SPONSORSHIP_CONTRADICTS'
  /** A text speaks of sponsorship, but `sponsorship` is empty. */
  | 'SPONSORSHIP_UNSTATED'
  /** The title has more than the job's name: pay, codes, capitals, or calls. */
  | 'TITLE_UNCLEAR'
  /** Turns away people with a certain visa or work permit. */
  | 'VISA_EXCLUDED'
  /** Prefers or asks for people with a certain visa. */
  | 'VISA_PREFERRED';

/** How much a finding about a job's advertisement matters. */
export type JobFindingSeverity =
  /** The job can't be published like this. */
  | 'BLOCKING'
  /** Worth a look. */
  | 'HINT'
  /** The job can be published, but this costs applicants or is risky. */
  | 'WARNING';

/** One of several lists of open jobs. */
export type JobListInput = {
  /** Filters, as in `jobs`. None if null. */
  filter?: InputMaybe<JobFilter>;
  /** Words to search for, as in `jobs`. All jobs if null or blank. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** Order of a list of jobs. */
export type JobSort =
  /** Jobs whose role has the words searched for come first, then those with skills or a company that do; within each group, newest first. Without a `query` the same as `NEWEST`. */
  | 'BEST_MATCH'
  /** Last published first. */
  | 'NEWEST'
  /** Highest `salaryRange.max` in USD first, with a year's pay as 2,080 hours. Jobs without one come last. */
  | 'PAY';

/** Status of a job: `DRAFT` → `PUBLISHED` → `CLOSED`, or `EXPIRED` when its time runs out first. */
export type JobStatus =
  /** Closed by the employer; see `closeReason`. Can't be changed, or opened again once a minute has passed. */
  | 'CLOSED'
  /** Not published yet. Only those who may edit the job see it. */
  | 'DRAFT'
  /** Published, but `validThrough` has passed. Takes no applications; `publishJob` opens it again. */
  | 'EXPIRED'
  /** Open: public, and takes applications until `validThrough`. */
  | 'PUBLISHED';

/** Types of employment that lists can be narrowed to. A job's own `jobType` is text in the employer's words. */
export type JobType =
  /** For a project or a fixed time. */
  | 'CONTRACT'
  /** A contract that may become a permanent job. */
  | 'CONTRACT_TO_HIRE'
  /** Permanent, full time. */
  | 'FULL_TIME'
  /** Training on the job for students and graduates. */
  | 'INTERNSHIP'
  /** Fewer hours than full time. */
  | 'PART_TIME'
  /** Temporary work. */
  | 'TEMPORARY';

/** A place that jobs must be near to. */
export type JobsNearInput = {
  /** Miles around a city, 1 to 250. A state counts as a whole. */
  miles?: Scalars['Int']['input'];
  /** A city of the US with or without its state, a state, a ZIP code, or `Remote`, e.g. `Dallas, TX`. At most 80 characters. */
  place: Scalars['String']['input'];
};

/** The sheet to keep. Days are written as `2026-12-01`. */
export type KeepStatusSheetInput = {
  /** Last day of the status. Null or left out if it has none; required for statuses that depend on a school or an employer. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  /** Whether they work now, during OPT. Null or left out if not said; required with `unemployedDays` and no `lastDayOfWork`. */
  isWorking?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last day of employment. Null or left out if they are still employed. */
  lastDayOfWork?: InputMaybe<Scalars['String']['input']>;
  /** First day of the status. Null or left out if it's not known. */
  startsOn?: InputMaybe<Scalars['String']['input']>;
  /** The status. */
  status: VisaStatus;
  /** Whether OPT can be extended. */
  stemExtension: StemExtension;
  /** The day up to which they are counted. Null or left out without them. */
  unemployedAsOf?: InputMaybe<Scalars['String']['input']>;
  /** Days without a job during OPT, 0 to 150. Null or left out if not known. */
  unemployedDays?: InputMaybe<Scalars['Int']['input']>;
};

/** How far an email has come. */
export type MailDelivery =
  /** Given up after several tries. Administrators can try again. */
  | 'FAILED'
  /** Given to the mail provider. */
  | 'SENT'
  /** In the queue. */
  | 'WAITING';

/** Maximum frequency of emails. Without new jobs, none is sent. */
export type MailFrequency =
  /** At most once a day. */
  | 'DAILY'
  /** At most once a week. */
  | 'WEEKLY';

/** A mailing that a person wants. */
export type MailingInput = {
  /** For job alerts: filters that new jobs must match. `postedWithinDays` is ignored, since alerts are about new jobs. If omitted, the only alert of one's own with these words keeps its filters; otherwise, and with `{}`, there are none. */
  filter?: InputMaybe<JobFilter>;
  /** For job alerts: maximum frequency. The newsletter is always weekly. */
  frequency: MailFrequency;
  /** Id of a job alert that the caller already has. It keeps its words and filters; `query` and `filter` are ignored. Leave it out for a new one, and for other mailings. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** For job alerts: words to search for, at most 200 characters. If omitted, alerts cover all new jobs. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** What the emails are about. */
  topic: NewsletterTopic;
};

/** Why we stopped a mailing. */
export type MailingStopReason =
  /** Mail to the address came back. */
  | 'BOUNCED'
  /** Its reader marked an email of ours as spam. */
  | 'COMPLAINED';

/** Two companies that are the same. */
export type MergeCompaniesInput = {
  /** Name of the company to delete, typed as a confirmation. */
  confirmName: Scalars['String']['input'];
  /** Id of the company to delete. It then leads to the other one. */
  fromId: Scalars['ID']['input'];
  /** Id of the company that gets everything. */
  intoId: Scalars['ID']['input'];
};

/** Moves an application to another stage. */
export type MoveApplicationInput = {
  /** `version` of the application as you saw it. `CONFLICT` if it has been moved since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the application. */
  id: Scalars['ID']['input'];
  /** The new stage, one of `allowedMoves`. */
  status: ApplicationStatus;
};

/** Moves several applications to the same stage. */
export type MoveApplicationsInput = {
  /** The applications, at most 200. */
  moves: Array<ApplicationMove>;
  /** The new stage. */
  status: ApplicationStatus;
};

/** A subscription to keep. */
export type NewsletterChoice = {
  /** New maximum frequency of emails. The newsletter is always weekly. */
  frequency: MailFrequency;
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
};

/** What people can subscribe to. */
export type NewsletterTopic =
  /** New jobs that match a search. */
  | 'JOB_ALERTS'
  /** The newsletter: new jobs, weekly. */
  | 'NEWS';

/** What happens to the open applications when a job is closed. */
export type OpenApplications =
  /** They stay where they are, to be worked on. */
  | 'KEEP'
  /** They are moved to `REJECTED` within a few minutes, and each candidate gets an email. */
  | 'REJECT';

/** The page that the billing portal links back to. */
export type OpenBillingPortalInput = {
  /** Page that the portal links back to. */
  returnTo: PortalReturnPage;
};

/** Pay in USD to start from. */
export type PayAtLeastInput = {
  /** Cents, from 0. */
  amount: Scalars['Int']['input'];
  /** What `amount` is paid for. A day has 8 hours, a week 40, a year 2,080; a month is a twelfth of a year. */
  period: SalaryPeriod;
};

/** Whether a payment started its plan. */
export type PaymentStatus =
  /** The plan's price was paid, and the plan started. */
  | 'ACCEPTED'
  /** The amount paid is not the plan's price. No plan started; staff decide on a refund. */
  | 'NEEDS_REVIEW';

/** Why a stored phone number is probably wrong. */
export type PhoneDoubt =
  /** No one can be called at it. */
  | 'NOT_CALLABLE'
  /** Its country has no such number, but another one does that the forms offer. */
  | 'OTHER_COUNTRY'
  /** The country code is also part of the number. */
  | 'REPEATED_CODE';

/** Why a placement ended before its planned end. */
export type PlacementEndReason =
  /** The candidate left. */
  | 'CANDIDATE_LEFT'
  /** The client ended it. */
  | 'CLIENT_ENDED'
  /** The client hired the candidate as an employee. */
  | 'CONVERTED'
  /** Another reason. */
  | 'OTHER'
  /** The work was done or the project stopped. */
  | 'PROJECT_ENDED';

/** Which placements to list. All conditions must hold. */
export type PlacementFilter = {
  /** Only those of this company's jobs. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that end today or within this many days, 0 to 730. */
  endingWithin?: InputMaybe<Scalars['Int']['input']>;
  /** True: only those that need an extension. Null and false don't filter. */
  needsExtension?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that this person hired for. */
  recruiter?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that start today or within this many days, 0 to 730. */
  startingWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Only those in one of these states. All when empty. */
  state?: InputMaybe<Array<PlacementState>>;
};

/** What a placement is agreed to. */
export type PlacementInput = {
  /** What the client is billed, in minor units of `currency` (cents for USD), from 1 to 2,000,000,000. */
  billRate: Scalars['Int']['input'];
  /** The client, 1 to 120 characters. */
  clientName: Scalars['String']['input'];
  /** Three-letter ISO 4217 code in upper case. */
  currency?: Scalars['String']['input'];
  /** The last day, as `YYYY-MM-DD`. Null when no end is planned. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  /** What the candidate is paid, in minor units of `currency` (cents for USD), from 1 to 2,000,000,000. */
  payRate: Scalars['Int']['input'];
  /** Whether the rates are for an hour or a year. */
  period: SalaryPeriod;
  /** The first day, as `YYYY-MM-DD`. */
  startsOn: Scalars['String']['input'];
};

/** Where a placement is today, by the date in UTC. */
export type PlacementState =
  /** The last day is over. */
  | 'ENDED'
  /** The person works at the client. */
  | 'RUNNING'
  /** It starts on a later day. */
  | 'UPCOMING';

/** Who canceled a plan. */
export type PlanCanceledBy =
  /** The person who bought it. */
  | 'BUYER'
  /** Someone at the firm. */
  | 'STAFF'
  /** Someone at Stripe, or Stripe after the last failed payment. */
  | 'STRIPE';

/** What happened to a plan. */
export type PlanEventKind =
  /** It ended before the end of its term. */
  | 'CANCELED'
  /** It was canceled for the end of the paid month. */
  | 'CANCEL_REQUESTED'
  /** The cancellation was undone. */
  | 'CANCEL_UNDONE'
  /** Another card is charged from now on. */
  | 'CARD_CHANGED'
  /** The card expires before the last payment. */
  | 'CARD_EXPIRES'
  /** It ran its whole term. */
  | 'COMPLETED'
  /** A dispute was decided for the buyer. */
  | 'DISPUTE_LOST'
  /** The buyer’s bank disputes a payment. */
  | 'DISPUTE_OPENED'
  /** A dispute was decided for the firm. */
  | 'DISPUTE_WON'
  /** Free months were added. */
  | 'EXTENDED'
  /** The card’s network reported a payment as likely fraud. */
  | 'FRAUD_WARNING'
  /** The last payment of the term was made. */
  | 'LAST_PAYMENT_RECEIVED'
  /** Staff should look at it, e.g. at a plan bought twice. */
  | 'NEEDS_REVIEW'
  /** A payment failed. */
  | 'PAYMENT_FAILED'
  /** The buyer has to confirm a payment with their bank. */
  | 'PAYMENT_NEEDS_ACTION'
  /** A monthly payment was made. */
  | 'PAYMENT_RECEIVED'
  /** A payment that had failed was made. */
  | 'RECOVERED'
  /** A payment was paid back, in whole or in part. */
  | 'REFUNDED'
  /** The buyer’s bank refused a refund. */
  | 'REFUND_FAILED'
  /** It was paid for, and its end was set. */
  | 'STARTED'
  /** The plan or its length was changed. */
  | 'TERM_CHANGED'
  /** It is over, with payments that were never made. */
  | 'UNPAID';

/** What to do at Stripe. */
export type PlanPortalInput = {
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
  /** What to do there. */
  purpose: PlanPortalPurpose;
};

/** What the buyer of a plan wants to do at Stripe. */
export type PlanPortalPurpose =
  /** Use another card from now on. `NOT_FOUND` for a plan that is over. */
  | 'CHANGE_CARD'
  /** Pay the open invoice, or confirm its payment with the bank. `NOT_FOUND` if none is open. */
  | 'PAY';

/** Why a payment is paid back, as Stripe records it. */
export type PlanRefundReason =
  /** It was charged twice, or by mistake. */
  | 'DUPLICATE'
  /** Someone else used the card. */
  | 'FRAUDULENT'
  /** The buyer asked for it, or the firm offered it. */
  | 'REQUESTED';

/** A step of a plan's first weeks. */
export type PlanStepKind =
  /** A specialist writes to the buyer. */
  | 'CONTACT'
  /** The first draft of the new resume. Only with Brand My CV. */
  | 'FIRST_DRAFT'
  /** The first list of employers that got the resume. */
  | 'FIRST_LIST'
  /** The buyer sends the resume and what goes with it. */
  | 'INTAKE'
  /** The first payment. */
  | 'PAID';

/** Pages of this site that Stripe's billing portal can link back to. */
export type PortalReturnPage =
  /** The page with the plans and prices. */
  | 'PRICING'
  /** The checkout demo. `NOT_FOUND` if this site has no demo. */
  | 'STRIPE_DEMO';

/** A challenge signed with a passkey. */
export type ProvePasskeyInput = {
  /** What the browser answered, as JSON text, at most 16,384 characters: `JSON.stringify` of the credential's `toJSON()`, or of what `@simplewebauthn/browser` returns. */
  responseJson: Scalars['String']['input'];
};

/** The job to publish. */
export type PublishJobInput = {
  /** Id or code of the draft or expired job. */
  id: Scalars['ID']['input'];
};

/** Why an email is still in the queue. */
export type QueuedMailState =
  /** Given up after several attempts; someone has to decide. */
  | 'FAILED'
  /** It's waiting for its first or its next attempt. */
  | 'WAITING';

/** The caller's scores for an application. */
export type RateApplicationInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** Scores to set. Criteria that are left out keep theirs. */
  scores: Array<ScoreInput>;
};

/** A resume to read. */
export type ReadResumeInput = {
  /** The file, as for `applyToJob`: PDF, DOC or DOCX, at most 5 MiB. Sent as a GraphQL multipart request. */
  resume: Scalars['Upload']['input'];
};

/** Records what was done for a plan. */
export type RecordDeliveryInput = {
  /** How many, 1 to 10,000. Required for submissions, views, replies, and interviews; otherwise ignored, and null will do. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** The day, as `YYYY-MM-DD`: from the start of the plan until today in New York. */
  deliveredOn: Scalars['String']['input'];
  /** What was done. */
  kind: DeliveryKind;
  /** Web address of a file or a list, at most 500 characters. None if null or blank. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** A note that the buyer sees: plain text of at most 1,000 characters. None if null or blank. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan (`SoldPlan.id`). */
  planId: Scalars['ID']['input'];
};

/** Which checkout was paid. */
export type RecordPaymentInput = {
  /** The `session_id` in the URL that the pay page redirected to (Stripe's `cs_…`). */
  sessionId: Scalars['ID']['input'];
};

/** Pays back a payment of a plan, in whole or in part. */
export type RefundPaymentInput = {
  /** How much, in cents. */
  amount: Scalars['Int']['input'];
  /** `PlanInvoice.amountRefunded` as you saw it, in cents. `CONFLICT` if more was paid back since, so that nothing is paid back twice. */
  expectedRefunded: Scalars['Int']['input'];
  /** Id of the invoice that was paid (`PlanInvoice.id`). */
  invoiceId: Scalars['ID']['input'];
  /** Why, for colleagues: one line of at most 300 characters. */
  note: Scalars['String']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** The reason, as Stripe records it. */
  reason: PlanRefundReason;
};

/** State of a refund at Stripe. */
export type RefundStatus =
  /** Called off. */
  | 'CANCELED'
  /** The bank refused it; the money is back at Stripe. */
  | 'FAILED'
  /** On its way. */
  | 'PENDING'
  /** Sent to the buyer’s bank. */
  | 'SUCCEEDED';

/** The job to list again. */
export type RelistJobInput = {
  /** Id or code of a closed or expired job. */
  id: Scalars['ID']['input'];
  /** True publishes the new job immediately; false saves it as a draft. */
  publish?: Scalars['Boolean']['input'];
};

/** The jobs to list again. */
export type RelistJobsInput = {
  /** Ids or codes of closed or expired jobs, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** True publishes the new jobs immediately; false saves them as drafts. */
  publish?: Scalars['Boolean']['input'];
};

/** A contact to remove. */
export type RemoveCompanyContactInput = {
  /** Id of the contact. */
  id: Scalars['ID']['input'];
};

/** A member to remove. */
export type RemoveCompanyMemberInput = {
  /** Id of the company. */
  companyId: Scalars['ID']['input'];
  /** Id of the member. */
  userId: Scalars['ID']['input'];
};

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** Id of the passkey (`Passkey.id`). */
  id: Scalars['ID']['input'];
};

/** A new name for a passkey. */
export type RenamePasskeyInput = {
  /** Id of the passkey (`Passkey.id`). */
  id: Scalars['ID']['input'];
  /** The new name, at most 60 characters. */
  name: Scalars['String']['input'];
};

/** A contact message to reopen. */
export type ReopenContactMessageInput = {
  /** Id of the message. */
  id: Scalars['ID']['input'];
};

/** A plan whose record should match Stripe's. */
export type RepairBillingInput = {
  /** `id` of the difference. */
  id: Scalars['ID']['input'];
};

/** The change that was not the person's. */
export type ReportFactorChangeInput = {
  /** Token from the link in the email. It works without signing in. */
  token: Scalars['String']['input'];
};

/** The pay that a candidate is submitted at. */
export type RepresentationRateInput = {
  /** Pay, in minor units of `currency` (cents for USD), from 1 to 2,000,000,000. */
  amount: Scalars['Int']['input'];
  /** Three-letter ISO 4217 code in upper case. */
  currency?: Scalars['String']['input'];
  /** Whether `amount` is for an hour or a year. */
  period: SalaryPeriod;
};

/** State of a request to submit a candidate. */
export type RepresentationState =
  /** The candidate said no. */
  | 'DECLINED'
  /** It was not answered, or not used, in time. */
  | 'EXPIRED'
  /** The candidate agreed, and the consent is valid or has been used. */
  | 'GRANTED'
  /** Sent, and can be answered. */
  | 'PENDING'
  /** A newer request took its place before it was answered. */
  | 'REPLACED'
  /** The candidate withdrew the consent or the application. */
  | 'WITHDRAWN';

/** The person whose factors to reset. */
export type RequestFactorResetInput = {
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** The address to sign in with. */
export type RequestLoginCodeInput = {
  /** Email address, at most 254 characters. Case does not matter. The code goes there. */
  email: Scalars['String']['input'];
};

/** The person to send a copy of their data. */
export type RequestPersonDataExportInput = {
  /** The person's email address, typed by the caller, so that no one else is taken by mistake. Upper case doesn't matter. */
  email: Scalars['String']['input'];
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

/** The person whose account to delete. */
export type RequestPersonDeletionInput = {
  /** The person's email address, typed by the caller, so that no one else is taken by mistake. Upper case doesn't matter. */
  email: Scalars['String']['input'];
  /** Id of the account. */
  userId: Scalars['ID']['input'];
};

/** What to ask a candidate's consent for. */
export type RequestRepresentationInput = {
  /** Id of an application that is open. */
  applicationId: Scalars['ID']['input'];
  /** Name of the client, at most 120 characters. Overrides `companyId`, unless null or blank. */
  clientName?: InputMaybe<Scalars['String']['input']>;
  /** The client, if it is a company of the site. Without this and `clientName`: the job's company. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Words to the candidate, at most 2,000 characters of plain text. None if null or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The pay to be submitted at. */
  rate: RepresentationRateInput;
  /** The client's own number or name of the job, at most 80 characters. No one can be submitted twice for the same one. Null if it has none. */
  requisition?: InputMaybe<Scalars['String']['input']>;
  /** How long the consent lasts (UTC): later than now, within a year. */
  validUntil: Scalars['DateTime']['input'];
};

/** The invitation to send again. */
export type ResendInvitationInput = {
  /** Id of the invitation. */
  id: Scalars['ID']['input'];
};

/** What a part of a resume is. */
export type ResumeBlockType =
  /** A heading; `level` is from 1 to 6. */
  | 'HEADING'
  /** An item of a list; `level` is from 0. */
  | 'ITEM'
  /** A paragraph. One without runs is a blank line. */
  | 'PARAGRAPH'
  /** A table; its text is in `rows`. */
  | 'TABLE';

/** How much of a resume the search over people can find. */
export type ResumeCoverage =
  /** All of its text. */
  | 'FULL'
  /** Nothing: the file has no text, as in a scanned page, or can't be read. */
  | 'NONE'
  /** The file is so large that something of its text is missing. */
  | 'PARTIAL';

/** Why the text of a resume can't be read. */
export type ResumeTextProblem =
  /** The file is not in the store anymore. */
  | 'MISSING'
  /** Reading it took more memory than the site allows. */
  | 'TOO_MUCH_MEMORY'
  /** Reading it took longer than 10 seconds. */
  | 'TOO_SLOW'
  /** The file is damaged or encrypted. */
  | 'UNREADABLE';

/** How far the site is with reading the text of a resume. */
export type ResumeTextStatus =
  /** Read, and there is no text in it, as in a scanned page. */
  | 'EMPTY'
  /** It can't be read; `problem` says why. The file itself can be opened. */
  | 'FAILED'
  /** Not read yet. It usually takes a few seconds after the upload. */
  | 'PENDING'
  /** Read; `text` has it. */
  | 'READY';

/** An email to try again. */
export type RetryMailInput = {
  /** Id of a failed email. */
  id: Scalars['ID']['input'];
};

/** Which failed emails to try again: all if both fields are left out. */
export type RetryMailsInput = {
  /** What kind of email, e.g. `APPLICATION_RECEIVED`. Null for all kinds. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only those that we gave up on at this time or later (UTC). Null for all of them. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A message from Stripe to try again. */
export type RetryStripeEventInput = {
  /** Id of the event. */
  id: Scalars['ID']['input'];
};

/** The key to revoke. */
export type RevokeApiKeyInput = {
  /** Id of the key (`ApiKey.id`), not the key itself. */
  id: Scalars['ID']['input'];
};

/** The invitation to withdraw. */
export type RevokeInvitationInput = {
  /** Id of the invitation. */
  id: Scalars['ID']['input'];
};

/** What a person may do on the site. */
export type Role =
  /** Acts for every company, issues API keys and reads contact messages. */
  | 'ADMIN'
  /** Applies to jobs and buys plans. */
  | 'CANDIDATE'
  /** Also posts jobs for the companies in `User.companies` and works with their applications. */
  | 'RECRUITER';

/** Kind of work, recognized from a job's title. Pay is compared within one. */
export type RoleFamily =
  /** Artificial intelligence and machine learning. */
  | 'AI'
  /** Therapists, technologists, pharmacists and other care that is not nursing. */
  | 'ALLIED_HEALTH'
  /** Business and systems analysis. */
  | 'BUSINESS_ANALYSIS'
  /** Systems such as SAP, Salesforce, ServiceNow and Workday. */
  | 'BUSINESS_SYSTEMS'
  /** Biostatistics and programming for clinical trials. */
  | 'CLINICAL_DATA'
  /** Cloud platforms, DevOps and site reliability. */
  | 'CLOUD'
  /** Customer service and call centers. */
  | 'CUSTOMER_SERVICE'
  /** Data engineering, data analysis and databases. */
  | 'DATA'
  /** Design of products, interfaces and graphics. */
  | 'DESIGN'
  /** Truck, van and bus driving. */
  | 'DRIVING'
  /** Engineering of machines, plants and buildings. */
  | 'ENGINEERING'
  /** Accounting, auditing and finance. */
  | 'FINANCE'
  /** Human resources, recruiting and payroll. */
  | 'HUMAN_RESOURCES'
  /** Help desk and technical support. */
  | 'IT_SUPPORT'
  /** Laboratory work and research. */
  | 'LAB_SCIENCE'
  /** Production and assembly. */
  | 'MANUFACTURING'
  /** Networks and systems administration. */
  | 'NETWORKS'
  /** Registered and practical nurses, nursing assistants. */
  | 'NURSING'
  /** Office administration. */
  | 'OFFICE'
  /** Physicians, physician assistants and dentists. */
  | 'PHYSICIANS'
  /** Project, program and product management. */
  | 'PROJECT_MANAGEMENT'
  /** Testing, validation and quality control. */
  | 'QUALITY'
  /** Stores and merchandising. */
  | 'RETAIL'
  /** Sales, marketing and communications. */
  | 'SALES_MARKETING'
  /** Information security. */
  | 'SECURITY'
  /** Electricians, welders, mechanics and other trades. */
  | 'SKILLED_TRADES'
  /** Software development. */
  | 'SOFTWARE'
  /** Planning, purchasing and logistics. */
  | 'SUPPLY_CHAIN'
  /** Warehouse work and forklift operation. */
  | 'WAREHOUSE';

/** A key to replace. */
export type RotateApiKeyInput = {
  /** Id of the key (`ApiKey.id`), not the key itself. */
  id: Scalars['ID']['input'];
  /** Hours that the old key works next to the new one, 0 to 720, but never longer than it would have. */
  overlapHours?: Scalars['Int']['input'];
};

/** What the numbers of a salary range are paid for. To compare pay, a day has 8 hours, a week 40, a year 2,080, and a month is a twelfth of a year. Rates of placements and consents are only for an hour or a year. */
export type SalaryPeriod =
  /** Pay for a day of work. */
  | 'DAY'
  /** Pay for an hour. */
  | 'HOUR'
  /** Pay for a month. */
  | 'MONTH'
  /** Pay for a week. */
  | 'WEEK'
  /** Pay for a year. */
  | 'YEAR';

/** Pay in numbers, from `min` to `max`. */
export type SalaryRangeInput = {
  /** Three-letter ISO 4217 code in upper case. */
  currency?: Scalars['String']['input'];
  /** Highest pay, in minor units of `currency` (cents for USD), from `min` to 2,000,000,000. */
  max: Scalars['Int']['input'];
  /** Lowest pay, in minor units of `currency` (cents for USD), from 0. */
  min: Scalars['Int']['input'];
  /** What `min` and `max` are paid for. */
  period: SalaryPeriod;
};

/** What there is of a draft. Fields you leave out stay as they are; null empties a field. */
export type SaveJobDraftInput = {
  /** Id of the hiring company. Required for a new draft; ignored for others. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Place of work as the employer writes it, at most 120 characters, e.g. `Austin, TX`. */
  companyLocation?: InputMaybe<Scalars['String']['input']>;
  /** Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. May be left out. */
  contract?: InputMaybe<Scalars['String']['input']>;
  /** What the job is about. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the job states about its employer. Give only what holds; leave it empty to say nothing about it. */
  employerFacts?: InputMaybe<Array<EmployerFact>>;
  /** The `Job.version` that was edited. When the draft has another one by now, nothing is changed: `CONFLICT`. Leave it out to overwrite. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id or code of the draft to change. Leave it out to create one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Industry page that lists the job. With null no industry page does. */
  industry?: InputMaybe<Industry>;
  /** Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. The words decide which `JobType` filters find it. */
  jobType?: InputMaybe<Scalars['String']['input']>;
  /** Duties and qualifications. May be left out. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** Job title, at most 150 characters, e.g. `Senior Data Engineer`. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour plus bonus`. Leave it out to have it written from `salaryRange`; without a range it is required. */
  salary?: InputMaybe<Scalars['String']['input']>;
  /** Numeric pay range. Null removes it. */
  salaryRange?: InputMaybe<SalaryRangeInput>;
  /** Security clearance that the job requires. `NONE` when it requires none. */
  securityClearance?: InputMaybe<SecurityClearance>;
  /** Skills the job asks for, e.g. `Kotlin`. At most 40 entries of 60 characters; repeats are dropped. May be left out or empty. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the employer sponsors. Leave it empty to say nothing about it; `NONE` says that nothing is sponsored, and stands alone. */
  sponsorship?: InputMaybe<Array<Sponsorship>>;
  /** Work authorizations the job is open to, as people write them, e.g. `H-1B transfer`. At most 40 entries of 40 characters; repeats are dropped. May be left out or empty. */
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people work on site, remotely, or both. */
  workplaceType?: InputMaybe<WorkplaceType>;
};

/** The job to save. */
export type SaveJobInput = {
  /** Id or code of the job. */
  jobId: Scalars['ID']['input'];
};

/** The jobs to save. */
export type SaveJobsInput = {
  /** Ids of at most 500 jobs, the last one saved first. */
  jobIds: Array<Scalars['ID']['input']>;
};

/** What the firm needs to begin with a plan. What is null or left out stays as it is. */
export type SavePlanIntakeInput = {
  /** Country calling code of `phone`, e.g. `+91`. Null if `phone` is, or names its country. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** Id of a resume the person sent before, e.g. with an application. Ignored when `resume` is given; null keeps the one before. */
  existingResumeId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of one's own plan (`Subscription.id`). */
  id: Scalars['ID']['input'];
  /** Where to look, 1 to 100 characters. Null keeps the one before. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Phone number that can be called, in any usual spelling, at most 50 characters. Null keeps the one before. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** New resume: PDF, DOC or DOCX, at most 5 MiB, without macros or password. Sent as a GraphQL multipart request. Null keeps the one before. */
  resume?: InputMaybe<Scalars['Upload']['input']>;
  /** The role to look for, 1 to 100 characters. Null keeps the one before. */
  targetRole?: InputMaybe<Scalars['String']['input']>;
};

/** A view to save. */
export type SaveViewInput = {
  /** Path and query of a list of the staff area: `/desk/…`, at most 500 characters. */
  address: Scalars['String']['input'];
  /** Its name, 1 to 60 characters. A view of yours of the same list with this name is replaced. */
  name: Scalars['String']['input'];
};

/** Whether a virus scanner has checked a file. A file that fails the check is never stored. */
export type ScanStatus =
  /** Checked; nothing was found. */
  | 'CLEAN'
  /** Not checked, because the site has no scanner set up. */
  | 'NOT_SCANNED';

/** Invites the candidate of an application in `INTERVIEW`. */
export type ScheduleInterviewInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** Address of the video call (`http` or `https`), at most 500 characters. None if null or blank. */
  callUrl?: InputMaybe<Scalars['String']['input']>;
  /** Who the candidate talks to, 1 to 120 characters. */
  interviewer: Scalars['String']['input'];
  /** Words to the candidate, at most 2,000 characters of plain text. None if null or blank. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** How long it lasts, in minutes, from 10 to 480. */
  minutes: Scalars['Int']['input'];
  /** Where it is, at most 300 characters. None if null or blank. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** When it starts, as a clock in `timeZone` shows it, e.g. `2026-12-01T10:00`. Later than now, within a year. */
  startsAt: Scalars['String']['input'];
  /** IANA name of the time zone, e.g. `America/Chicago`, or as people write it, such as `ET`, `Pacific Time`, or `India`; becomes the IANA name. `EST` means Eastern Time in summer, too. `BAD_INPUT` if it has several meanings, such as `MST`. */
  timeZone: Scalars['String']['input'];
};

/** A score for one criterion. */
export type ScoreInput = {
  /** Id of one of the job's criteria. */
  criterionId: Scalars['ID']['input'];
  /** 1 to 5. Null removes your score. */
  score?: InputMaybe<Scalars['Int']['input']>;
};

/** Security clearance of the US government that a job requires. */
export type SecurityClearance =
  /** No clearance is required. */
  | 'NONE'
  /** A public trust background investigation. */
  | 'PUBLIC_TRUST'
  /** Secret clearance. */
  | 'SECRET'
  /** Top secret clearance. */
  | 'TOP_SECRET';

/** An email to a candidate. */
export type SendCandidateMailInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** 1 to 10000 characters of plain text. A line with only a bullet or dash, which templates leave to fill in, is refused. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`. */
  body: Scalars['String']['input'];
  /** `UUID` that the caller makes for this email. Repeating a request with the same id sends nothing twice. */
  sendId: Scalars['ID']['input'];
  /** 1 to 150 characters, with the same fields as `body`. */
  subject: Scalars['String']['input'];
};

/** The same email to several candidates. */
export type SendCandidateMailsInput = {
  /** Ids of the applications, at most 200. */
  applicationIds: Array<Scalars['ID']['input']>;
  /** 1 to 10000 characters of plain text. A line with only a bullet or dash, which templates leave to fill in, is refused. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`. */
  body: Scalars['String']['input'];
  /** `UUID` that the caller makes for this email. Repeating a request with the same id sends nothing twice. */
  sendId: Scalars['ID']['input'];
  /** 1 to 150 characters, with the same fields as `body`. */
  subject: Scalars['String']['input'];
};

/** A message to the staff. */
export type SendContactMessageInput = {
  /** The sender's email address, at most 254 characters. The answer goes there. */
  email: Scalars['String']['input'];
  /** Plain text, at most 5,000 characters. Line breaks are kept. */
  message: Scalars['String']['input'];
  /** The sender's name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Omit it or leave it empty. The field is hidden from people; a message that fills it in is dropped as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Whether to get emails about applications. */
export type SetApplicationMailsInput = {
  /** True to get them: candidates when an application moves on, recruiters about new ones. */
  enabled: Scalars['Boolean']['input'];
};

/** A company's new logo. */
export type SetCompanyLogoInput = {
  /** Id of the company. */
  companyId: Scalars['ID']['input'];
  /** A PNG, JPEG, or WebP picture that isn't animated, at most 2 MiB. We store a copy of at most 256 pixels on each side. Null removes the logo. */
  logo?: InputMaybe<Scalars['Upload']['input']>;
};

/** A member's new role. */
export type SetCompanyRoleInput = {
  /** Id of the company. */
  companyId: Scalars['ID']['input'];
  /** The new role. */
  role: CompanyRole;
  /** Id of a member. Administrators may also name a recruiter who isn't a member yet, which adds them. */
  userId: Scalars['ID']['input'];
};

/** All mailings that a person wants. */
export type SetMailPreferencesInput = {
  /** The mailings, at most 20. Those that are not listed end. */
  subscriptions: Array<MailingInput>;
};

/** What a job's candidates are rated by from now on. */
export type SetRatingCriteriaInput = {
  /** One to six criteria, in their order. Scores of those that are left out are lost. */
  criteria: Array<CriterionInput>;
  /** `version` of the criteria as you saw them. `CONFLICT` if they changed since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the job. */
  jobId: Scalars['ID']['input'];
};

/** A person's new role. */
export type SetRoleInput = {
  /** The new role. `CANDIDATE` also ends all memberships in companies. */
  role: Role;
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** How a person signed in. */
export type SignInMethod =
  /** With a code by email. */
  | 'CODE'
  /** With Google. */
  | 'GOOGLE'
  /** With LinkedIn. */
  | 'LINKEDIN'
  /** With a passkey. */
  | 'PASSKEY';

/** Google's answer, from the fragment of the callback page's URL. */
export type SignInWithGoogleInput = {
  /** Google ID token (a JWT), at most 4,096 characters. */
  credential: Scalars['String']['input'];
  /** The `state` that came with it. It works once, in the browser that went to Google. */
  state: Scalars['String']['input'];
};

/** A challenge signed with a passkey. */
export type SignInWithPasskeyInput = {
  /** What the browser answered, as JSON text, at most 16,384 characters: `JSON.stringify` of the credential's `toJSON()`, or of what `@simplewebauthn/browser` returns. */
  responseJson: Scalars['String']['input'];
};

/** The new person's details. */
export type SignUpInput = {
  /** Country calling code, e.g. `+91`. A `phone` that names its own country wins over it; then it may be empty. */
  countryCode: Scalars['String']['input'];
  /** Email address, at most 254 characters. Case does not matter. The code goes there. */
  email: Scalars['String']['input'];
  /** Where the person lives, at most 100 characters. */
  location: Scalars['String']['input'];
  /** Full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Phone number that can be called, in any usual spelling, at most 50 characters. Stored as digits; an extension follows as `x123`. */
  phone: Scalars['String']['input'];
};

/** Which plans to list. All conditions must hold. */
export type SoldPlanFilter = {
  /** Only of buyers whose name or address contains this text of at most 100 characters. */
  buyer?: InputMaybe<Scalars['String']['input']>;
  /** Only of this plan (`Plan.id`). */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that started on this day in UTC or later, as `YYYY-MM-DD`. */
  startedSince?: InputMaybe<Scalars['String']['input']>;
  /** Only those in one of these states. All when empty. */
  status?: InputMaybe<Array<SubscriptionStatus>>;
};

/** What an employer says about sponsorship for a job. */
export type Sponsorship =
  /** The employer sponsors green cards. */
  | 'GREEN_CARD'
  /** The employer files new H-1B petitions, cap lottery included. */
  | 'NEW'
  /** The employer says that it sponsors nothing. Stands alone. */
  | 'NONE'
  /** The employer files for people who hold an H-1B with another employer. */
  | 'TRANSFER';

/** Sponsorship that lists of jobs can be narrowed to. */
export type SponsorshipOffer =
  /** Jobs whose employer sponsors green cards. */
  | 'GREEN_CARD'
  /** Jobs whose employer files new H-1B petitions. */
  | 'NEW'
  /** Jobs whose employer files transfers of an H-1B. */
  | 'TRANSFER';

/** A role that an invitation gives. */
export type StaffRole =
  /** Acts for every company and manages the staff. */
  | 'ADMIN'
  /** Works for a company, as its `CompanyRole` allows. */
  | 'RECRUITER';

/** What to buy. */
export type StartCheckoutInput = {
  /** Buys the plan although it overlaps one that the person has or is paying for. Set it only if they were told and want both. */
  confirmOverlap?: Scalars['Boolean']['input'];
  /** Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. See `PlanTerm.productId`. */
  productId: Scalars['ID']['input'];
};

/** The demo plan. */
export type StartDemoCheckoutInput = {
  /** `DemoPlan.lookupKey`, which is `starter_plan`. There is no other. */
  lookupKey: Scalars['ID']['input'];
};

/** Whether OPT can be extended for a STEM degree. */
export type StemExtension =
  /** It can't, or was extended already. */
  | 'NO'
  /** It can, and was not applied for yet. */
  | 'OPEN'
  /** It was applied for. */
  | 'PENDING';

/** The address and what it subscribes to. */
export type SubscribeToNewsletterInput = {
  /** Email address, at most 254 characters. Case does not matter. */
  email: Scalars['String']['input'];
  /** For job alerts: filters that new jobs must match. `postedWithinDays` is ignored, since alerts are about new jobs. None if null. */
  filter?: InputMaybe<JobFilter>;
  /** For job alerts: maximum frequency. Default: `DAILY`. The newsletter is always weekly. */
  frequency?: InputMaybe<MailFrequency>;
  /** For job alerts: words to search for, at most 200 characters. If omitted, alerts cover all new jobs. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** What to subscribe to: at least one topic. */
  topics: Array<NewsletterTopic>;
  /** Omit it or leave it empty. The field is hidden from people; a request that fills it in is dropped as spam. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** State of a subscription. */
export type SubscriptionStatus =
  /** Running until the end of its term. */
  | 'ACTIVE'
  /** Ended before the end of its term. */
  | 'CANCELED'
  /** Canceled: it runs until `endsAt`, before the end of its term. */
  | 'CANCELING'
  /** Ran its whole term, and every payment was made. */
  | 'COMPLETED'
  /** The buyer’s bank disputes a payment, and has not decided yet. */
  | 'DISPUTED'
  /** A monthly payment failed; Stripe tries again. */
  | 'PAST_DUE'
  /** Paid. Its end date is being set at Stripe, normally within seconds. */
  | 'PENDING'
  /** Everything paid for it was paid back. */
  | 'REFUNDED'
  /** Over, with payments that failed and were never made. */
  | 'UNPAID';

/** What someone should look at. The alert rules for Prometheus have the same limits. */
export type SystemConcernKind =
  /** An entry of the audit log has had no seal for two minutes. */
  | 'AUDIT_UNSEALED'
  /** This process has missed changes for more than a minute. */
  | 'CHANGES_BEHIND'
  /** The clock of this process differs from the database's by 5 seconds or more. */
  | 'CLOCK_OFF'
  /** Statements wait for a connection to the database. */
  | 'CONNECTIONS_USED_UP'
  /** The database answers, but takes no changes. */
  | 'DATABASE_READ_ONLY'
  /** The database does not say what waits in its queues. */
  | 'DATABASE_SILENT'
  /** Most calls of an outside service failed in the last 10 minutes. */
  | 'PROVIDER_FAILS'
  /** Work has been due for more than 30 minutes. */
  | 'QUEUE_LATE'
  /** A replica for reads is set, but not asked. */
  | 'REPLICA_LEFT_OUT'
  /** More than 2% of the requests of the last 10 minutes failed. */
  | 'REQUESTS_FAIL'
  /** There is little space left for uploads. */
  | 'TEMP_DIRECTORY_FULL'
  /** Background work failed more than three times in 30 minutes. */
  | 'WORKER_FAILS'
  /** Background work has missed two turns, and half an hour more, without a run that didn't fail. */
  | 'WORKER_LATE'
  /** Work was given up after all attempts, and waits for a person. */
  | 'WORK_GIVEN_UP';

/** A tag to put on an application. */
export type TagApplicationInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** The tag, at most 40 characters. An existing one of the company is found in any case; a new one is made. */
  name: Scalars['String']['input'];
};

/** The job to take down. */
export type TakeDownJobInput = {
  /** Id or code of a job that has been published. */
  id: Scalars['ID']['input'];
};

/** Tax terms that lists of jobs can be narrowed to, recognized from the employer's wording. */
export type TaxTerm =
  /** Corp-to-corp: through a company of one's own, or another employer. */
  | 'C2C'
  /** As an independent contractor. */
  | 'FORM_1099'
  /** On the employer's or the staffing firm's payroll. */
  | 'W2';

/** The application to take back. */
export type UndoApplicationInput = {
  /** Id of the held application. */
  id: Scalars['ID']['input'];
};

/** The plan whose cancellation is undone. */
export type UndoCancelPlanInput = {
  /** Id of the subscription. */
  id: Scalars['ID']['input'];
};

/** The jobs that were closed by mistake. */
export type UndoCloseJobsInput = {
  /** Ids or codes, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** Undoes the caller's last move. */
export type UndoMoveApplicationInput = {
  /** `version` of the application as you saw it. `CONFLICT` if it has been moved since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the application. */
  id: Scalars['ID']['input'];
};

/** Undoes the caller's last move of each of several applications. */
export type UndoMoveApplicationsInput = {
  /** The applications, at most 200. */
  moves: Array<ApplicationMove>;
};

/** Undoes a cancellation for the end of the month. */
export type UndoPlanCancellationInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** Which connected account to disconnect. */
export type UnlinkIdentityInput = {
  /** Id of one of your own `User.identities`. */
  id: Scalars['ID']['input'];
};

/** The job to take off the saved jobs. */
export type UnsaveJobInput = {
  /** Id or code of the job. */
  jobId: Scalars['ID']['input'];
};

/** The mailings to end. */
export type UnsubscribeFromNewsletterInput = {
  /** Id of the subscription to end. If omitted, all subscriptions of the address end. */
  list?: InputMaybe<Scalars['ID']['input']>;
  /** Token from the link in any of our mailings. */
  token: Scalars['String']['input'];
};

/** A tag to take off an application. */
export type UntagApplicationInput = {
  /** Id of the application. */
  applicationId: Scalars['ID']['input'];
  /** Id of the tag. */
  tagId: Scalars['ID']['input'];
};

/** What to change about a contact. What is left out stays as it is. */
export type UpdateCompanyContactInput = {
  /** Email address. Null or empty text removes it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id of the contact. */
  id: Scalars['ID']['input'];
  /** Full name, at most 100 characters. Null is refused. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, at most 2,000 characters. Null or empty text removes it. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. Null or empty text removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** What they do. Null or empty text removes it. */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** What to change about a company. */
export type UpdateCompanyInput = {
  /** What the company does, as plain text, at most 5,000 characters. Null or empty text removes it. Stays as it is when left out. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The `Company.version` that was edited. When the company has another one by now, nothing is changed: `CONFLICT`, and `company` is the company as it is now. Leave it out to overwrite. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** Industry in its own words, at most 80 characters. Null or empty text removes it. Stays as it is when left out. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** Location, e.g. `Austin, TX`, at most 120 characters. Null or empty text removes it. Stays as it is when left out. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, at most 120 characters. No two companies share one. Stays as it is when left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its own site, e.g. `example.com`; `https://` is added. Null or empty text removes it. Stays as it is when left out. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Replaces everything that was recorded: what you leave out is removed. */
export type UpdateDeliveryInput = {
  /** How many, 1 to 10,000. Required for submissions, views, replies, and interviews; otherwise ignored, and null will do. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** The day, as `YYYY-MM-DD`: from the start of the plan until today in New York. */
  deliveredOn: Scalars['String']['input'];
  /** `version` of the entry as you saw it. `CONFLICT` if it has been changed since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the entry. */
  id: Scalars['ID']['input'];
  /** What was done. */
  kind: DeliveryKind;
  /** Web address of a file or a list, at most 500 characters. None if null or blank. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** A note that the buyer sees: plain text of at most 1,000 characters. None if null or blank. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a job. Fields you leave out stay as they are; a list replaces the whole list. */
export type UpdateJobInput = {
  /** Place of work as the employer writes it, at most 120 characters, e.g. `Austin, TX`. */
  companyLocation?: InputMaybe<Scalars['String']['input']>;
  /** Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. May be left out. */
  contract?: InputMaybe<Scalars['String']['input']>;
  /** What the job is about. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the job states about its employer. Give only what holds; leave it empty to say nothing about it. */
  employerFacts?: InputMaybe<Array<EmployerFact>>;
  /** The `Job.version` that was edited. When the job has another one by now, nothing is changed: `CONFLICT`, and `job` is the job as it is now. Leave it out to overwrite. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id or code of the job to change. */
  id: Scalars['ID']['input'];
  /** Industry page that lists the job. With null no industry page does. */
  industry?: InputMaybe<Industry>;
  /** Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. The words decide which `JobType` filters find it. */
  jobType?: InputMaybe<Scalars['String']['input']>;
  /** Duties and qualifications. May be left out. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** Job title, at most 150 characters, e.g. `Senior Data Engineer`. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour plus bonus`. Leave it out to have it written from `salaryRange`; without a range it is required. */
  salary?: InputMaybe<Scalars['String']['input']>;
  /** New numeric pay range. Null removes it. */
  salaryRange?: InputMaybe<SalaryRangeInput>;
  /** Security clearance that the job requires. `NONE` when it requires none. */
  securityClearance?: InputMaybe<SecurityClearance>;
  /** Skills the job asks for, e.g. `Kotlin`. At most 40 entries of 60 characters; repeats are dropped. May be left out or empty. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the employer sponsors. Leave it empty to say nothing about it; `NONE` says that nothing is sponsored, and stands alone. */
  sponsorship?: InputMaybe<Array<Sponsorship>>;
  /** Work authorizations the job is open to, as people write them, e.g. `H-1B transfer`. At most 40 entries of 40 characters; repeats are dropped. May be left out or empty. */
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people work on site, remotely, or both. */
  workplaceType?: InputMaybe<WorkplaceType>;
};

/** A changed template. */
export type UpdateMailTemplateInput = {
  /** 1 to 10000 characters of plain text. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`. */
  body: Scalars['String']['input'];
  /** `version` of the template as you saw it. `CONFLICT` if it changed since. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the template. */
  id: Scalars['ID']['input'];
  /** 1 to 80 characters: its name for the staff, unique in the company. */
  name: Scalars['String']['input'];
  /** 1 to 150 characters, with the same fields as `body`. */
  subject: Scalars['String']['input'];
};

/** The mailings to keep. */
export type UpdateNewsletterPreferencesInput = {
  /** Subscriptions to keep, at most 100. All other subscriptions of the address end. */
  keep: Array<NewsletterChoice>;
  /** Token from the link in any of our mailings. */
  token: Scalars['String']['input'];
};

/** What changes about a step. What is left out or null stays. */
export type UpdateNextStepInput = {
  /** True when it is done; false opens it again. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it is due. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Id of the step. */
  id: Scalars['ID']['input'];
  /** Who does it, one of `colleagues`. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** What to do, 1 to 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Replaces what a placement is agreed to. */
export type UpdatePlacementInput = {
  /** `version` of the placement as you saw it. If it has been changed since, nothing is changed: `CONFLICT`, and `placement` is what it is now. */
  expectedVersion: Scalars['Int']['input'];
  /** Id of the placement. */
  id: Scalars['ID']['input'];
  /** What is agreed now. */
  placement: PlacementInput;
};

/** The person's details, checked as in `signUp`. */
export type UpdateProfileInput = {
  /** Country calling code, e.g. `+91`. A `phone` that names its own country wins over it; then it may be empty. */
  countryCode: Scalars['String']['input'];
  /** Address of the person's LinkedIn profile, at most 200 characters; `https://` is added if missing. Empty to remove it; leave it out to keep it. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Where the person lives, at most 100 characters. */
  location: Scalars['String']['input'];
  /** Full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Phone number that can be called, in any usual spelling, at most 50 characters. Stored as digits; an extension follows as `x123`. */
  phone: Scalars['String']['input'];
};

/** Settings to change. What is left out stays as it is; null goes back to what the site came with. */
export type UpdateSiteSettingsInput = {
  /** Where contact messages go. */
  staffMail?: InputMaybe<Scalars['String']['input']>;
  /** Figures about the firm, at most 4. */
  statistics?: InputMaybe<Array<HomeStatisticInput>>;
  /** Quotes, at most 8. */
  testimonials?: InputMaybe<Array<HomeTestimonialInput>>;
};

/** States, the District of Columbia, and Puerto Rico, by postal code. */
export type UsState =
  /** Alaska. */
  | 'AK'
  /** Alabama. */
  | 'AL'
  /** Arkansas. */
  | 'AR'
  /** Arizona. */
  | 'AZ'
  /** California. */
  | 'CA'
  /** Colorado. */
  | 'CO'
  /** Connecticut. */
  | 'CT'
  /** District of Columbia. */
  | 'DC'
  /** Delaware. */
  | 'DE'
  /** Florida. */
  | 'FL'
  /** Georgia. */
  | 'GA'
  /** Hawaii. */
  | 'HI'
  /** Iowa. */
  | 'IA'
  /** Idaho. */
  | 'ID'
  /** Illinois. */
  | 'IL'
  /** Indiana. */
  | 'IN'
  /** Kansas. */
  | 'KS'
  /** Kentucky. */
  | 'KY'
  /** Louisiana. */
  | 'LA'
  /** Massachusetts. */
  | 'MA'
  /** Maryland. */
  | 'MD'
  /** Maine. */
  | 'ME'
  /** Michigan. */
  | 'MI'
  /** Minnesota. */
  | 'MN'
  /** Missouri. */
  | 'MO'
  /** Mississippi. */
  | 'MS'
  /** Montana. */
  | 'MT'
  /** North Carolina. */
  | 'NC'
  /** North Dakota. */
  | 'ND'
  /** Nebraska. */
  | 'NE'
  /** New Hampshire. */
  | 'NH'
  /** New Jersey. */
  | 'NJ'
  /** New Mexico. */
  | 'NM'
  /** Nevada. */
  | 'NV'
  /** New York. */
  | 'NY'
  /** Ohio. */
  | 'OH'
  /** Oklahoma. */
  | 'OK'
  /** Oregon. */
  | 'OR'
  /** Pennsylvania. */
  | 'PA'
  /** Puerto Rico. */
  | 'PR'
  /** Rhode Island. */
  | 'RI'
  /** South Carolina. */
  | 'SC'
  /** South Dakota. */
  | 'SD'
  /** Tennessee. */
  | 'TN'
  /** Texas. */
  | 'TX'
  /** Utah. */
  | 'UT'
  /** Virginia. */
  | 'VA'
  /** Vermont. */
  | 'VT'
  /** Washington. */
  | 'WA'
  /** Wisconsin. */
  | 'WI'
  /** West Virginia. */
  | 'WV'
  /** Wyoming. */
  | 'WY';

/** An advertisement to check, with the fields of `CreateJobInput`. Leave out what is not written yet. */
export type ValidateJobInput = {
  /** Id of the hiring company. Not used yet; the rules are the same for all. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Place of work as the employer writes it, at most 120 characters, e.g. `Austin, TX`. */
  companyLocation?: InputMaybe<Scalars['String']['input']>;
  /** Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. May be left out. */
  contract?: InputMaybe<Scalars['String']['input']>;
  /** What the job is about. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the job states about its employer. Give only what holds; leave it empty to say nothing about it. */
  employerFacts?: InputMaybe<Array<EmployerFact>>;
  /** Industry page that lists the job. With null no industry page does. */
  industry?: InputMaybe<Industry>;
  /** Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. The words decide which `JobType` filters find it. */
  jobType?: InputMaybe<Scalars['String']['input']>;
  /** Not used: nothing is published. Lets you send the input of `createJob`. */
  publish?: InputMaybe<Scalars['Boolean']['input']>;
  /** Duties and qualifications. May be left out. HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** Job title, at most 150 characters, e.g. `Senior Data Engineer`. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour plus bonus`. Leave it out to have it written from `salaryRange`; without a range it is required. */
  salary?: InputMaybe<Scalars['String']['input']>;
  /** Numeric pay range. */
  salaryRange?: InputMaybe<SalaryRangeInput>;
  /** Security clearance that the job requires. `NONE` when it requires none. */
  securityClearance?: InputMaybe<SecurityClearance>;
  /** Skills the job asks for, e.g. `Kotlin`. At most 40 entries of 60 characters; repeats are dropped. May be left out or empty. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What the employer sponsors. Leave it empty to say nothing about it; `NONE` says that nothing is sponsored, and stands alone. */
  sponsorship?: InputMaybe<Array<Sponsorship>>;
  /** Work authorizations the job is open to, as people write them, e.g. `H-1B transfer`. At most 40 entries of 40 characters; repeats are dropped. May be left out or empty. */
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether people work on site, remotely, or both. */
  workplaceType?: InputMaybe<WorkplaceType>;
};

/** The code from the email and the address it was sent to. */
export type VerifyLoginCodeInput = {
  /** The address the code was sent to. */
  email: Scalars['String']['input'];
  /** The six digits from the email. */
  otp: Scalars['String']['input'];
};

/** A code that proves the second factor. */
export type VerifySecondFactorInput = {
  /** The six digits that the authenticator app shows, or a recovery code. Case, spaces and hyphens do not matter. */
  code: Scalars['String']['input'];
};

/** US statuses that allow work (8 CFR 214.2, 274a.12). */
export type VisaStatus =
  /** Curricular Practical Training of an F-1 student. */
  | 'CPT'
  /** Employment card of Deferred Action for Childhood Arrivals. */
  | 'DACA'
  /** E-1, treaty trader. */
  | 'E1'
  /** E-2, treaty investor. */
  | 'E2'
  /** E-3, professionals from Australia. */
  | 'E3'
  /** Employment card while a green card application is pending. */
  | 'GC_EAD'
  /** Lawful permanent resident. */
  | 'GREEN_CARD'
  /** H-1B, specialty occupation. */
  | 'H1B'
  /** H-1B1, professionals from Chile and Singapore. */
  | 'H1B1'
  /** Employment card of an H-4 spouse of an H-1B worker. */
  | 'H4_EAD'
  /** J-1, exchange visitor. */
  | 'J1'
  /** L-1, transfer within a company. */
  | 'L1'
  /** Employment card of an L-2 spouse of an L-1 worker. */
  | 'L2_EAD'
  /** O-1, extraordinary ability. */
  | 'O1'
  /** Optional Practical Training of an F-1 student. */
  | 'OPT'
  /** 24-month extension of OPT for STEM degrees. */
  | 'STEM_OPT'
  /** TN, professionals from Canada and Mexico. */
  | 'TN'
  /** Citizen of the United States. */
  | 'US_CITIZEN';

/** Work authorizations that an applicant can name. */
export type VisaType =
  /** Employment card while a green card application is pending. */
  | 'GC_EAD'
  /** Lawful permanent resident. */
  | 'GREEN_CARD'
  /** H-1B, specialty occupation. */
  | 'H1B'
  /** Employment card of an H-4 spouse of an H-1B worker. */
  | 'H4_EAD'
  /** L-1, transfer within a company. */
  | 'L1'
  /** Optional Practical Training of an F-1 student. */
  | 'OPT'
  /** The applicant would rather not say. */
  | 'PREFER_NOT_TO_SAY'
  /** 24-month extension of OPT for STEM degrees. */
  | 'STEM_OPT'
  /** TN, professionals from Canada and Mexico. */
  | 'TN'
  /** Citizen of the United States. */
  | 'US_CITIZEN';

/** The application to withdraw. */
export type WithdrawApplicationInput = {
  /** Id of the application. */
  id: Scalars['ID']['input'];
};

/** The consent to withdraw. */
export type WithdrawRepresentationInput = {
  /** Id of the right-to-represent record. */
  id: Scalars['ID']['input'];
};

/** US work authorizations that lists of jobs can be narrowed to. */
export type WorkAuthorization =
  /** Curricular Practical Training of an F-1 student. */
  | 'CPT'
  /** E-3, professionals from Australia. */
  | 'E3'
  /** Employment card while a green card application is pending. */
  | 'GC_EAD'
  /** Lawful permanent resident. */
  | 'GREEN_CARD'
  /** H-1B, specialty occupation. */
  | 'H1B'
  /** Employment card of an H-4 spouse of an H-1B worker. */
  | 'H4_EAD'
  /** L-1, transfer within a company. */
  | 'L1'
  /** Employment card of an L-2 spouse of an L-1 worker. */
  | 'L2_EAD'
  /** Optional Practical Training of an F-1 student. */
  | 'OPT'
  /** 24-month extension of OPT for STEM degrees. */
  | 'STEM_OPT'
  /** TN, professionals from Canada and Mexico. */
  | 'TN'
  /** Citizen of the United States. */
  | 'US_CITIZEN';

/** Where the work is done. */
export type WorkplaceType =
  /** Partly at the place in `companyLocation`, partly from home. */
  | 'HYBRID'
  /** At the place in `companyLocation`. */
  | 'ONSITE'
  /** From home. */
  | 'REMOTE';
