import { emptyDraft } from "../../server/kit/fields/table-fields.js";
import { jobFields, type JobFieldValues } from "../../server/modules/jobs/record/job.fields.js";
import type { Industry } from "../../server/modules/jobs/record/industry.js";
import { JOB_KINDS, LOOKALIKES } from "./job-kinds.js";

/** A job that the judged searches are run over. */
export interface JudgedJob extends JobFieldValues {
  /** Kind and number, as the judgments name it: "java-0"; look-alikes have a name of their own. */
  id: string;
  kind: string;
  code: string;
  companyName: string;
  publishedAt: Date;
  /** The most it pays, in cents of USD; null if it does not say. */
  salaryMax: number | null;
  salaryPeriod: "HOUR" | "YEAR" | null;
  /** What the employer sponsors. */
  sponsorship: ("NONE" | "TRANSFER" | "NEW" | "GREEN_CARD")[];
}

const COMPANIES =
  "Apex Systems Group; Bluewater Health; Cedar Ridge Partners; Delta Point; Evergreen Labs; Fairview Services; Granite Works; Harborline; Ironbridge; Juniper Hill; Keystone Staffing; Lakeshore Group; Meridian; Northgate; Oakfield; Pinecrest".split(
    "; ",
  );
/** Cities of a kind's five jobs, so that every kind has one in Dallas. */
const CITIES: readonly (readonly string[])[] = [
  ["Dallas, TX"],
  ["Austin, TX", "Chicago, IL", "Plano, TX", "Phoenix, AZ", "Seattle, WA"],
  ["New York, NY", "Jersey City, NJ", "Atlanta, GA", "San Francisco, CA", "Boston, MA"],
  ["Houston, TX", "Denver, CO", "Charlotte, NC", "Los Angeles, CA"],
  ["Minneapolis, MN", "Portland, OR", "Miami, FL", "Columbus, OH", "San Jose, CA"],
];
const OFFICE = new Set(["IT", "AI", "BUSINESS_SERVICES"]);
const FIRST_CODE = 20_001;
const NEWEST = Date.UTC(2026, 0, 31);
const HOUR = 3_600_000;
/** Every job's text has these words, so they must not decide which jobs come first. */
const COMMON =
  "You will work with a great team on projects for our clients, go to meetings at 10 am, and report to a manager. Experience and good communication are required. This is not a remote job unless we say so.";

type Undated = Omit<JudgedJob, "code" | "publishedAt">;

function jobsOfKind(line: string, number: number): Undated[] {
  const [kind = "", industry = "", roles = "", skills = "", text = ""] = line.split(" | ");
  const isOffice = OFFICE.has(industry);
  return roles.split("; ").map((role, at) => {
    const isRemote = at === 3 && isOffice;
    const cities = CITIES[at] ?? [];
    return {
      ...base(kind, isOffice && at === 1 ? `${text} We are enrolled in E-Verify.` : text),
      ...contractOf(at, isOffice),
      workAuthorization: openTo(at, number),
      ...payOf(kind, at, isOffice),
      id: `${kind}-${at}`,
      role,
      skills: skills.split(", "),
      industry: industry as Industry,
      companyName: COMPANIES[(number * 3 + at * 5) % COMPANIES.length] ?? "",
      companyLocation: isRemote ? "Remote" : (cities[number % cities.length] ?? ""),
      workplaceType: isRemote ? "REMOTE" : "ONSITE",
    };
  });
}

function lookalike(line: string): Undated {
  const [id = "", role = "", companyName = "", companyLocation = "", skills = "", text = ""] =
    line.split(" | ");
  const isRemote = companyLocation === "Remote";
  const skillList = skills.split(", ");
  return {
    ...base(id, text),
    ...contractOf(2, false),
    ...NO_PAY,
    id,
    role,
    companyName,
    companyLocation,
    skills: skillList,
    workplaceType: isRemote ? "REMOTE" : "ONSITE",
  };
}

const base = (kind: string, text: string) => ({
  ...emptyDraft(jobFields),
  kind,
  description: `<p>${text}</p><p>${COMMON}</p>`,
  responsibilities: "<ul><li>Plan, do and check the work.</li></ul>",
});

type Contract = Pick<JudgedJob, "contract" | "jobType" | "sponsorship">;
type Pay = Pick<JudgedJob, "salaryMax" | "salaryPeriod">;

/** Statuses that a kind's first to fifth job is open to besides those who may work for anyone. */
function openTo(at: number, number: number): string[] {
  const isThird = number % 3 === 0;
  if (at === 1) return ["H-1B", "OPT", "STEM OPT", ...(isThird ? ["CPT"] : [])];
  if (at === 3) return ["US citizen", "Green card", "H-1B", "GC EAD"];
  return at === 4 ? ["TN", "L-1", "H4 EAD", "L2 EAD", ...(isThird ? ["E-3"] : [])] : [];
}

const NO_PAY: Pay = { salaryMax: null, salaryPeriod: null };
const HOURLY = new Set(
  "warehouse driver cna cook cleaner caregiver guard labor packer landscape retail".split(" "),
);
/** Dollars: more than a thousand are for a year, others for an hour. Some jobs don't say. */
const OFFICE_PAY = [130_000, 70, 105_000, 85, null];
const HOURLY_PAY = [19, 21, 23, null, 26];
const OTHER_PAY = [48, 55, 98_000, null, 40];

function payOf(kind: string, at: number, isOffice: boolean): Pay {
  const pay = (HOURLY.has(kind) ? HOURLY_PAY : isOffice ? OFFICE_PAY : OTHER_PAY)[at] ?? null;
  if (pay === null) return NO_PAY;
  return { salaryMax: pay * 100, salaryPeriod: pay > 1_000 ? "YEAR" : "HOUR" };
}

/** The contract of a kind's first to fifth job. */
function contractOf(at: number, isOffice: boolean): Contract {
  const none = { sponsorship: ["NONE" as const] };
  const kinds: Contract[] = [
    { ...none, contract: "Permanent", jobType: "Full-time" },
    {
      contract: "W2 contract, 12 months",
      jobType: "Contract",
      sponsorship: ["TRANSFER"],
    },
    { ...none, contract: "Permanent", jobType: "Full-time" },
    {
      ...none,
      contract: "C2C or W2, 6 months",
      jobType: "Contract",
    },
    { ...none, contract: "Permanent", jobType: isOffice ? "Contract-to-hire" : "Part-time" },
  ];
  const found = kinds[at] ?? { ...none, contract: "Permanent", jobType: "Full-time" };
  return at === 0 && isOffice ? { ...found, sponsorship: ["NEW", "TRANSFER"] } : found;
}

/** About 500 jobs: five of each kind, and the look-alikes. */
export const judgedJobs: readonly JudgedJob[] = [
  ...JOB_KINDS.flatMap(jobsOfKind),
  ...LOOKALIKES.map(lookalike),
].map((job, at) => ({
  ...job,
  code: `SB-${FIRST_CODE + at}`,
  // Jobs of one kind are not posted right after each other.
  publishedAt: new Date(NEWEST - ((at * 37) % 500) * HOUR),
}));
