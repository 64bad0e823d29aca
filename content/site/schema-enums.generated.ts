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

/** How far an email to a candidate has got. */
export type CandidateMailState =
  /** All attempts failed, and there will be no more. */
  | 'FAILED'
  /** It waits, or is tried again. */
  | 'QUEUED'
  /** The mail server has taken it. */
  | 'SENT';

/** What became of a checkout. */
export type CheckoutResult =
  /** Paid. */
  | 'PAID'
  /** Not paid yet, or the payment is not recorded yet. */
  | 'PENDING';

/** Why a job was closed. */
export type CloseReason =
  /** Someone was hired. */
  | 'FILLED'
  /** The employer no longer wants to fill it. */
  | 'WITHDRAWN';

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

/** State of a copy of a person's data. */
export type DataExportStatus =
  /** Could not be made. Ask for another one. */
  | 'FAILED'
  /** Being made, normally within seconds. */
  | 'PENDING'
  /** Can be downloaded until `expiresAt`. */
  | 'READY';

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

/** State of a dispute at Stripe. */
export type DisputeStatus =
  /** Decided for the buyer: the money is gone. */
  | 'LOST'
  /** Not decided: evidence is needed, or under review. */
  | 'OPEN'
  /** Decided for the firm, or withdrawn. */
  | 'WON';

/** A fact about the employer of a job, as the job states it. */
export type EmployerFact =
  /** The employer can file a new H-1B at any time, outside the yearly cap and its lottery (8 CFR 214.2(h)(8)(iii)(F)). */
  | 'CAP_EXEMPT'
  /** The employer is enrolled in E-Verify, as an extension of OPT for STEM degrees requires (8 CFR 214.2(f)(10)(ii)(C)). */
  | 'E_VERIFY';

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

/** Why we stopped a mailing. */
export type MailingStopReason =
  /** Mail to the address came back. */
  | 'BOUNCED'
  /** Its reader marked an email of ours as spam. */
  | 'COMPLAINED';

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

/** Why an email is still in the queue. */
export type QueuedMailState =
  /** Given up after several attempts; someone has to decide. */
  | 'FAILED'
  /** It's waiting for its first or its next attempt. */
  | 'WAITING';

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

/** Whether a virus scanner has checked a file. A file that fails the check is never stored. */
export type ScanStatus =
  /** Checked; nothing was found. */
  | 'CLEAN'
  /** Not checked, because the site has no scanner set up. */
  | 'NOT_SCANNED';

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

/** Whether OPT can be extended for a STEM degree. */
export type StemExtension =
  /** It can't, or was extended already. */
  | 'NO'
  /** It can, and was not applied for yet. */
  | 'OPEN'
  /** It was applied for. */
  | 'PENDING';

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

/** Tax terms that lists of jobs can be narrowed to, recognized from the employer's wording. */
export type TaxTerm =
  /** Corp-to-corp: through a company of one's own, or another employer. */
  | 'C2C'
  /** As an independent contractor. */
  | 'FORM_1099'
  /** On the employer's or the staffing firm's payroll. */
  | 'W2';

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
