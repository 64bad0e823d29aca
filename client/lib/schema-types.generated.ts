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

export type AcceptTermsInput = {
  agree: Scalars['Boolean']['input'];
  /** Kept as a claim. */
  browser?: InputMaybe<Scalars['String']['input']>;
  /** Kept as a claim. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** The product about to be bought. */
  productId: Scalars['ID']['input'];
  /** Full name. */
  signature: Scalars['String']['input'];
  /** Kept as a claim; the server's time counts. */
  timestamp?: InputMaybe<Scalars['String']['input']>;
};

export type AddToCartInput = {
  productId: Scalars['ID']['input'];
};

export type ApiScope =
  | 'JOBS_READ'
  | 'JOBS_WRITE';

export type ApplicationStatus =
  | 'HIRED'
  | 'INTERVIEW'
  | 'OFFER'
  | 'REJECTED'
  | 'REVIEWED'
  | 'SUBMITTED'
  | 'SUBMITTED_TO_CLIENT'
  | 'WITHDRAWN';

export type ApplyToJobInput = {
  /** Dialling code, e.g. +91. */
  countryCode: Scalars['String']['input'];
  /** The viewer's own address. */
  email: Scalars['String']['input'];
  /** A resume the viewer sent before. */
  existingResumeId?: InputMaybe<Scalars['ID']['input']>;
  /** The job's id or code. */
  jobId: Scalars['ID']['input'];
  /** https:// is added where it is missing. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  location: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  relocation: Scalars['Boolean']['input'];
  /** PDF, DOC or DOCX, at most 5 MiB (GraphQL multipart request). This or `existingResumeId`. */
  resume?: InputMaybe<Scalars['Upload']['input']>;
  visaType: VisaType;
};

export type CloseJobInput = {
  id: Scalars['ID']['input'];
  reason: CloseReason;
};

export type CloseReason =
  | 'FILLED'
  | 'WITHDRAWN';

export type ConfirmNewsletterInput = {
  /** From the link of the mail that asks to confirm. */
  token: Scalars['String']['input'];
};

export type CreateApiKeyInput = {
  /** Companies it may post for (JOBS_WRITE). */
  companyIds?: Array<Scalars['ID']['input']>;
  expiresInDays?: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type CreateJobInput = {
  companyId: Scalars['ID']['input'];
  companyLocation: Scalars['String']['input'];
  contract: Scalars['String']['input'];
  /** HTML; all but a few tags are removed. */
  description: Scalars['String']['input'];
  /** Without it the job is on no page of an industry. */
  industry?: InputMaybe<Industry>;
  jobType: Scalars['String']['input'];
  /** Publish at once; all or nothing. */
  publish?: Scalars['Boolean']['input'];
  /** HTML; all but a few tags are removed. */
  responsibilities: Scalars['String']['input'];
  role: Scalars['String']['input'];
  salary: Scalars['String']['input'];
  salaryRange?: InputMaybe<SalaryRangeInput>;
  skills: Array<Scalars['String']['input']>;
  workAuthorization: Array<Scalars['String']['input']>;
  workplaceType: WorkplaceType;
};

/** The field of work of a job; each has a page of its own under /industries. */
export type Industry =
  | 'AI'
  | 'BUSINESS_SERVICES'
  | 'HEALTHCARE'
  | 'IT'
  | 'LIFE_SCIENCES'
  | 'LOGISTICS'
  | 'MANUFACTURING'
  | 'RETAIL_CONSUMER';

/** Narrows a list of jobs. Of the values of one field any may hold, of the fields all; an empty list narrows nothing. */
export type JobFilter = {
  jobType?: InputMaybe<Array<JobType>>;
  /** Published in the last 1–365 days. */
  postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Jobs open to one of these. Others may apply to them too. */
  workAuthorization?: InputMaybe<Array<WorkAuthorization>>;
  workplaceType?: InputMaybe<Array<WorkplaceType>>;
};

export type JobSort =
  /** Jobs whose role has the words searched for first, then newest first. */
  | 'BEST_MATCH'
  /** Newest first. */
  | 'NEWEST';

/** DRAFT → PUBLISHED → CLOSED; EXPIRED is a published job past `validThrough`. */
export type JobStatus =
  | 'CLOSED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'PUBLISHED';

/** What lists can be narrowed to; a job's own `jobType` is text. */
export type JobType =
  | 'CONTRACT'
  | 'CONTRACT_TO_HIRE'
  | 'FULL_TIME'
  | 'INTERNSHIP'
  | 'PART_TIME'
  | 'TEMPORARY';

/** How often at most; when there is nothing new, no mail is sent. */
export type MailFrequency =
  | 'DAILY'
  | 'WEEKLY';

export type NewsletterChoice = {
  frequency: MailFrequency;
  id: Scalars['ID']['input'];
};

/** What one can get by mail. */
export type NewsletterTopic =
  /** New openings that match a search. */
  | 'JOB_ALERTS'
  /** The newsletter: the new openings of the week. */
  | 'NEWS';

export type OpenBillingPortalInput = {
  returnTo: PortalReturnPage;
};

/** The pages of this site that the billing portal may lead back to. */
export type PortalReturnPage =
  | 'PRICING'
  | 'STRIPE_DEMO';

export type PublishJobInput = {
  id: Scalars['ID']['input'];
};

export type RecordPaymentInput = {
  /** The `session_id` that the pay page returned with. */
  sessionId: Scalars['ID']['input'];
};

export type RequestLoginCodeInput = {
  email: Scalars['String']['input'];
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

/** What a person may do on the site. */
export type Role =
  | 'ADMIN'
  | 'CANDIDATE'
  | 'RECRUITER';

export type SalaryPeriod =
  | 'HOUR'
  | 'YEAR';

/** Pay in minor units (cents). */
export type SalaryRangeInput = {
  currency?: Scalars['String']['input'];
  max: Scalars['Int']['input'];
  min: Scalars['Int']['input'];
  period: SalaryPeriod;
};

/** NOT_SCANNED where no virus scanner is configured; what a scanner refuses is never stored. */
export type ScanStatus =
  | 'CLEAN'
  | 'NOT_SCANNED';

export type SendContactMessageInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** Plain text, at most 5000 characters; line breaks are kept. */
  message: Scalars['String']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** A trap for robots: people do not see it, so leave it out or empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type SignInWithGoogleInput = {
  /** A Google ID token. */
  credential: Scalars['String']['input'];
};

export type SignUpInput = {
  /** +1, +91, +44, +61 or +81. */
  countryCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
  location: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type StartCheckoutInput = {
  /** A PlanTerm's. */
  productId: Scalars['ID']['input'];
};

export type StartDemoCheckoutInput = {
  /** The demo plan's, `starter_plan`; there is no other. */
  lookupKey: Scalars['ID']['input'];
};

export type SubscribeToNewsletterInput = {
  email: Scalars['String']['input'];
  /** For job alerts; daily if not said. */
  frequency?: InputMaybe<MailFrequency>;
  /** For job alerts: the words of a search, at most 100 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  topics: Array<NewsletterTopic>;
  /** A trap for robots: people do not see it, so leave it out or empty. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** PENDING_TERM: paid, its end is being set; PAST_DUE: a payment failed; ENDED: ran its term; CANCELED: ended before. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'ENDED'
  | 'PAST_DUE'
  | 'PENDING_TERM';

export type UnsubscribeFromNewsletterInput = {
  /** Only this subscription; without it, all of the address. */
  list?: InputMaybe<Scalars['ID']['input']>;
  /** From a link in any of our mailings. */
  token: Scalars['String']['input'];
};

export type UpdateJobInput = {
  companyLocation?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** Null takes the industry away. */
  industry?: InputMaybe<Industry>;
  jobType?: InputMaybe<Scalars['String']['input']>;
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['String']['input']>;
  salaryRange?: InputMaybe<SalaryRangeInput>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  workplaceType?: InputMaybe<WorkplaceType>;
};

export type UpdateNewsletterPreferencesInput = {
  /** The subscriptions that stay, and how often; all others end. */
  keep: Array<NewsletterChoice>;
  /** From a link in any of our mailings. */
  token: Scalars['String']['input'];
};

export type VerifyLoginCodeInput = {
  email: Scalars['String']['input'];
  /** The six digits from the mail. */
  otp: Scalars['String']['input'];
};

export type VisaType =
  | 'GC_EAD'
  | 'GREEN_CARD'
  | 'H1B'
  | 'H4_EAD'
  | 'L1'
  | 'OPT'
  | 'PREFER_NOT_TO_SAY'
  | 'STEM_OPT'
  | 'TN'
  | 'US_CITIZEN';

/** What a person may work by in the US, as far as jobs name it. */
export type WorkAuthorization =
  | 'CPT'
  | 'E3'
  | 'GC_EAD'
  | 'GREEN_CARD'
  | 'H1B'
  | 'H4_EAD'
  | 'L1'
  | 'L2_EAD'
  | 'OPT'
  | 'STEM_OPT'
  | 'TN'
  | 'US_CITIZEN';

export type WorkplaceType =
  | 'HYBRID'
  | 'ONSITE'
  | 'REMOTE';
