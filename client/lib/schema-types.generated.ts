export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Upload: { input: File; output: never; }
};

export type AcceptTermsInput = {
  agree: Scalars['Boolean']['input'];
  browser?: InputMaybe<Scalars['String']['input']>;
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['ID']['input'];
  signature: Scalars['String']['input'];
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
  countryCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
  existingResumeId?: InputMaybe<Scalars['ID']['input']>;
  jobId: Scalars['ID']['input'];
  linkedin?: InputMaybe<Scalars['String']['input']>;
  location: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  relocation: Scalars['Boolean']['input'];
  /** The file, or `existingResumeId` of a resume sent before. */
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

export type CreateApiKeyInput = {
  expiresInDays?: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
};

export type CreateJobInput = {
  companyId: Scalars['ID']['input'];
  companyLocation: Scalars['String']['input'];
  contract: Scalars['String']['input'];
  description: Scalars['String']['input'];
  jobType: Scalars['String']['input'];
  publish?: Scalars['Boolean']['input'];
  responsibilities: Scalars['String']['input'];
  role: Scalars['String']['input'];
  salary: Scalars['String']['input'];
  salaryRange?: InputMaybe<SalaryRangeInput>;
  skills: Array<Scalars['String']['input']>;
  workAuthorization: Array<Scalars['String']['input']>;
  workplaceType: WorkplaceType;
};

export type JobStatus =
  | 'CLOSED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'PUBLISHED';

export type PublishJobInput = {
  id: Scalars['ID']['input'];
};

export type RecordPaymentInput = {
  sessionId: Scalars['ID']['input'];
};

export type RequestLoginCodeInput = {
  email: Scalars['String']['input'];
};

export type RevokeApiKeyInput = {
  id: Scalars['ID']['input'];
};

export type Role =
  | 'ADMIN'
  | 'CANDIDATE'
  | 'RECRUITER';

export type SalaryPeriod =
  | 'HOUR'
  | 'YEAR';

export type SalaryRangeInput = {
  currency?: Scalars['String']['input'];
  max: Scalars['Int']['input'];
  min: Scalars['Int']['input'];
  period: SalaryPeriod;
};

export type ScanStatus =
  | 'CLEAN'
  | 'NOT_SCANNED';

export type SignInWithGoogleInput = {
  credential: Scalars['String']['input'];
};

export type SignUpInput = {
  countryCode: Scalars['String']['input'];
  email: Scalars['String']['input'];
  location: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};

export type StartCheckoutInput = {
  productId: Scalars['ID']['input'];
};

export type SubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'ENDED'
  | 'PAST_DUE'
  | 'PENDING_TERM';

export type UpdateJobInput = {
  companyLocation?: InputMaybe<Scalars['String']['input']>;
  contract?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  jobType?: InputMaybe<Scalars['String']['input']>;
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  salary?: InputMaybe<Scalars['String']['input']>;
  salaryRange?: InputMaybe<SalaryRangeInput>;
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  workAuthorization?: InputMaybe<Array<Scalars['String']['input']>>;
  workplaceType?: InputMaybe<WorkplaceType>;
};

export type VerifyLoginCodeInput = {
  email: Scalars['String']['input'];
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

export type WorkplaceType =
  | 'HYBRID'
  | 'ONSITE'
  | 'REMOTE';
