import type { Industry } from "../../server/modules/jobs/record/industry.js";
import { salaryTextOf } from "../../server/modules/jobs/pay/salary-text.js";
import { buildHourly } from "./build-hourly.js";
import { CITIES, type City } from "./data/cities.js";
import { COMPANIES, type CompanyData } from "./data/companies.js";
import { employerFactsOf } from "./data/employer-facts.js";
import { sponsorshipOf } from "./data/sponsorship.js";
import { describeJob, qualificationsOf, skillsOf, type AdvertFacts } from "./data/job-text.js";
import { salaryAround } from "./data/pay.js";
import { seededRandom, stableUuid, type Random } from "./data/random.js";
import { ROLE_FAMILIES } from "./data/role-families.js";
import type { Level, Project, RoleFamily } from "./data/role-family.js";
import { scheduleJobs, type JobTimes } from "./data/schedule.js";
import { workContract } from "./data/work-contract.js";
import type { DemoCompany, DemoData, DemoJob } from "./demo-data.js";

const FIRST_CODE = 10001;
const LEVELS: readonly Level[] = ["senior", "mid", "senior", "lead", "mid", "senior"];

interface Opening {
  family: RoleFamily;
  project: Project;
  level: Level;
  index: number;
}

function companyOf(slug: string): CompanyData {
  const company = COMPANIES.find((candidate) => candidate.slug === slug);
  if (!company) throw new Error(`no demo company ${slug}`);
  return company;
}

function presentCompany(company: CompanyData): DemoCompany {
  const { id, name, slug, industry, description, offices } = company;
  const home = CITIES[offices[0]];
  return {
    id,
    name,
    slug,
    industry,
    location: `${home.city}, ${home.region}`,
    website: `https://${slug}.example`,
    description,
    logoFile: `${slug}.png`,
  };
}

/** The staffing firm's clients can be anywhere; other employers hire for their offices. */
function cityFor(company: CompanyData, random: Random): City {
  if (company.slug !== "staffboard-partners") {
    const headquarters = random.next() < 0.55;
    return CITIES[headquarters ? company.offices[0] : random.pick(company.offices)];
  }
  const cities: City[] = Object.values(CITIES);
  let point = random.next() * cities.reduce((sum, city) => sum + city.weight, 0);
  for (const city of cities) {
    point -= city.weight;
    if (point < 0) return city;
  }
  return CITIES.dallas;
}

/** AI jobs are listed under AI everywhere; other jobs under their employer's industry, if it has exactly one. */
function industryOf(family: RoleFamily, { sector }: CompanyData): Industry {
  const own = family.industry ?? "IT";
  return own === "AI" ? own : (sector ?? own);
}

function openings(): Opening[] {
  const all = ROLE_FAMILIES.flatMap((family) =>
    family.projects.map((project, index) => ({
      family,
      project,
      level: LEVELS[index % LEVELS.length] ?? "mid",
      index,
    })),
  );
  return seededRandom("order of openings").shuffle(all);
}

/** Work for public agencies asks for clearances more often than not; other work does not. */
const CLEARANCES = ["PUBLIC_TRUST", "SECRET", "NONE", "TOP_SECRET", "PUBLIC_TRUST"] as const;
const clearanceOf = ({ slug }: CompanyData, index: number): DemoJob["securityClearance"] =>
  slug === "oakhallow-public-systems" ? (CLEARANCES[index % CLEARANCES.length] ?? "NONE") : "NONE";

function writeJob(opening: Opening, code: string, times: JobTimes): DemoJob {
  const { family, project, level, index } = opening;
  const random = seededRandom(`${family.key} ${index}`);
  const company = companyOf(project.company);
  const place = project.city ? CITIES[project.city] : cityFor(company, random);
  const workplaceType = project.workplace ?? random.pick(family.workplaces);
  const securityClearance = clearanceOf(company, index);
  const work = workContract(family.partTime === true && index === 4, random);
  const middle = work.period === "HOUR" ? family.hourly[level] : family.yearly[level] * 1000;
  const local = workplaceType === "REMOTE" ? 1 : place.pay;
  const salaryRange = salaryAround(middle * local * work.payFactor, work.period, random);
  const facts: AdvertFacts = { ...work, family, project, level, workplaceType, city: place.city };
  const role = random.pick(family.titles[level]);
  const skills = skillsOf(family, project, random);
  const description = describeJob(facts, random);
  return {
    id: stableUuid(code),
    code,
    companyId: company.id,
    role,
    companyLocation: `${place.city}, ${place.region}`,
    city: place.city,
    region: place.region,
    country: "US",
    workplaceType,
    industry: industryOf(family, company),
    securityClearance,
    salary: salaryTextOf(salaryRange),
    salaryRange,
    contract: work.contract,
    jobType: work.jobType,
    workAuthorization: work.workAuthorization,
    sponsorship: sponsorshipOf(description, work.offer, code),
    employerFacts: employerFactsOf(description, company),
    skills,
    description,
    responsibilities: qualificationsOf(facts, random),
    family: family.key,
    ...times,
  };
}

/**
 * The demo's companies and jobs, spread over the 120 days before `now`. Ids, codes and texts never change; only dates
 * depend on `now`. A pure function.
 */
export function buildDemo(now: Date): DemoData {
  const all = openings();
  const times = scheduleJobs(all.length, now);
  const jobs = all.map((opening, index) => {
    const time = times[index];
    if (!time) throw new Error("the schedule is shorter than the list of openings");
    return writeJob(opening, `SB-${FIRST_CODE + index}`, time);
  });
  const hourly = buildHourly(now, FIRST_CODE + jobs.length);
  return { companies: COMPANIES.map(presentCompany), jobs: [...jobs, ...hourly] };
}
