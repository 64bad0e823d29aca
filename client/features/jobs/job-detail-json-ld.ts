import { whoMayApply } from "#site/who-may-apply";
import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import { fromMinor } from "../../lib/money";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import { sponsoredNames } from "./sponsored-names";

type JsonLd = Record<string, unknown>;

/** schema.org employment types, by words in the job type; a job may have several. */
const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/\bfull[\s\-‐-―]*time\b|\bf\/?t\b|\bfte\b/i, "FULL_TIME"],
  [/\bpart[\s\-‐-―]*time\b|\bp\/?t\b/i, "PART_TIME"],
  [
    /(?<!\bnon?[\s-])\bcontract(?:or|ors|s|ing|tohire)?\b|\bfixed[\s\-‐-―]?term\b|\bc2c\b|\bc2h\b|\bcth\b|\bcorp[\s-]to[\s-]corp\b|\b1099\b|\bfreelance/i,
    "CONTRACTOR",
  ],
  [/\btemp(?:orary)?\b|\binterim\b|\bseasonal\b/i, "TEMPORARY"],
  [/\bintern(?:s|ships?)?\b|\bco-?op\b/i, "INTERN"],
  [/\bvolunteer/i, "VOLUNTEER"],
  [/\bper[\s-]?diem\b|\bprn\b/i, "PER_DIEM"],
];
/** Permanent and regular jobs are full time unless the words say otherwise. */
const PERMANENT = /\bperm(?:anent)?\b|\bregular\b|\bdirect[\s-]?hire\b/i;

/** A list only where it is needed: some readers of structured data take no lists. */
function oneOrMany<Value>(values: Value[]): Value | Value[] {
  const [first, ...more] = values;
  return first !== undefined && more.length === 0 ? first : values;
}

/** One employment type, or a list of them (schema.org allows both). */
function employmentType(jobType: string): string | string[] {
  // As in names of constants, which programs send: "FULL_TIME".
  const text = jobType.replaceAll("_", " ");
  const found = employmentTypes.flatMap(([words, type]) => (words.test(text) ? type : []));
  if (found.length > 0) return oneOrMany(found);
  return PERMANENT.test(text) ? "FULL_TIME" : "OTHER";
}

type Place = Omit<Job["places"][number], "__typename">;

const postalAddress = ({ city, region, country, postalCode }: Place): JsonLd => ({
  "@type": "PostalAddress",
  ...(city === null ? {} : { addressLocality: city }),
  ...(region === null ? {} : { addressRegion: region }),
  ...(postalCode === null ? {} : { postalCode }),
  ...(country === null ? {} : { addressCountry: country }),
});

/** The places; of a location that names none that is known, its words. */
function jobLocation({ places, companyLocation }: Job): JsonLd | JsonLd[] {
  const unread = { city: companyLocation, region: null, country: "US", postalCode: null };
  const known = places.filter(({ country }) => country !== null);
  // "Austin, TX or Remote (US)": people may live anywhere in the country, but the workplace is in Austin.
  const exact = known.filter(({ city, region }) => city !== null || region !== null);
  const [all = [unread]] = [exact, known].filter(({ length }) => length > 0);
  return oneOrMany(all.map((place) => ({ "@type": "Place", address: postalAddress(place) })));
}

/** Where people may live who work from home: states that are named without a city, otherwise countries; the US by default. */
function applicantLocation({ places }: Job): JsonLd | JsonLd[] {
  const areas = places.flatMap(({ city, region, country }) => {
    if (country === null) return [];
    return city === null && region !== null
      ? [{ "@type": "State", name: `${region}, ${country}` }]
      : [{ "@type": "Country", name: country }];
  });
  const named = [...new Map(areas.map((area) => [area.name, area])).values()];
  return oneOrMany(named.length > 0 ? named : [{ "@type": "Country", name: "US" }]);
}

/** A place, or where people may live for a remote job. */
const location = (job: Job): JsonLd =>
  job.workplaceType === "REMOTE"
    ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: applicantLocation(job) }
    : { jobLocation: jobLocation(job) };

function baseSalary({ salaryRange }: Job): JsonLd {
  if (salaryRange === null) return {};
  const { min, max, currency, period } = salaryRange;
  const value = {
    "@type": "QuantitativeValue",
    minValue: fromMinor(min, currency),
    maxValue: fromMinor(max, currency),
    unitText: period,
  };
  return { baseSalary: { "@type": "MonetaryAmount", currency, value } };
}

/** @param origin the site's origin, since logos may be relative URLs */
const organization = ({ company }: Job, origin: string): JsonLd => ({
  "@type": "Organization",
  name: company.name,
  ...(company.website === null ? {} : { sameAs: company.website }),
  ...(company.logoUrl === null ? {} : { logo: new URL(company.logoUrl, origin).href }),
});

const eligibility = (job: Job): JsonLd =>
  job.workAuthorization.length === 0
    ? {}
    : {
        eligibilityToWorkRequirement: jobDetailsPageTexts.eligibility(whoMayApply(job).join(", ")),
      };

const clearance = ({ securityClearance }: Job): JsonLd =>
  securityClearance === "NONE"
    ? {}
    : { securityClearanceRequirement: jobsTexts.clearances[securityClearance] };

/** schema.org has no property for sponsorship; to candidates, it is a benefit. */
function benefits({ sponsorship }: Job): JsonLd {
  const offered = sponsoredNames(sponsorship);
  return offered.length === 0 ? {} : { jobBenefits: jobsTexts.sponsors(offered) };
}

/** What the job states about its employer (schema.org/employerOverview). */
const overview = ({ employerFacts }: Job): JsonLd =>
  employerFacts.length === 0
    ? {}
    : { employerOverview: employerFacts.map((fact) => jobsTexts.employerFacts[fact]).join(", ") };

const qualifications = ({ responsibilities }: Job): string =>
  responsibilities === ""
    ? ""
    : `<h3>${jobDetailsPageTexts.qualifications}</h3>${responsibilities}`;

/**
 * Structured data of a job for search engines (schema.org/JobPosting, with the fields of Google's "Job posting
 * structured data").
 * @param origin the site's origin, without a trailing slash
 */
export function jobPosting(job: Job, origin: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.role,
    description: `${job.description}${qualifications(job)}`,
    identifier: { "@type": "PropertyValue", name: job.company.name, value: job.code },
    datePosted: job.publishedAt,
    ...(job.validThrough === null ? {} : { validThrough: job.validThrough }),
    employmentType: employmentType(job.jobType),
    hiringOrganization: organization(job, origin),
    ...location(job),
    ...baseSalary(job),
    ...eligibility(job),
    ...clearance(job),
    ...benefits(job),
    ...overview(job),
    ...(job.skills.length === 0 ? {} : { skills: job.skills.join(", ") }),
    directApply: true,
  };
}
