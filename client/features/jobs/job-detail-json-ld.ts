import { jobDetailsPageTexts } from "#texts/job-details-page";
import { jobsTexts } from "#texts/jobs";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import { sponsoredNames } from "./sponsored-names";

type JsonLd = Record<string, unknown>;

const CENTS = 100;

/** schema.org employment types, by words in the job type; the first match counts. */
const employmentTypes: readonly [RegExp, string][] = [
  [/intern/i, "INTERN"],
  [/part[\s-]?time/i, "PART_TIME"],
  [/contract|c2c|freelance/i, "CONTRACTOR"],
  [/temp|seasonal/i, "TEMPORARY"],
  [/per[\s-]?diem/i, "PER_DIEM"],
  [/volunteer/i, "VOLUNTEER"],
  [/full[\s-]?time|permanent/i, "FULL_TIME"],
];

const employmentType = (jobType: string): string =>
  employmentTypes.find(([words]) => words.test(jobType))?.[1] ?? "OTHER";

/** Parses "Dallas, TX" as city and state; anything else becomes the name of a place. */
function address(place: string): JsonLd {
  const [, city, region] = /^(.+),\s*([A-Z]{2})$/.exec(place.trim()) ?? [];
  const parts = city === undefined ? { addressLocality: place } : { addressLocality: city };
  return {
    "@type": "PostalAddress",
    ...parts,
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry: "US",
  };
}

/** A place, or the whole country for a remote job. */
const location = ({ workplaceType, companyLocation }: Job): JsonLd =>
  workplaceType === "REMOTE"
    ? {
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: { "@type": "Country", name: "US" },
      }
    : { jobLocation: { "@type": "Place", address: address(companyLocation) } };

function baseSalary({ salaryRange }: Job): JsonLd {
  if (salaryRange === null) return {};
  const { min, max, currency, period } = salaryRange;
  const value = {
    "@type": "QuantitativeValue",
    minValue: min / CENTS,
    maxValue: max / CENTS,
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

const eligibility = ({ workAuthorization }: Job): JsonLd =>
  workAuthorization.length === 0
    ? {}
    : {
        eligibilityToWorkRequirement: jobDetailsPageTexts.eligibility(workAuthorization.join(", ")),
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
    ...(job.skills.length === 0 ? {} : { skills: job.skills.join(", ") }),
    directApply: true,
  };
}
