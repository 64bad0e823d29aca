import type { Industry } from "../../../server/modules/jobs/industry.js";
import type { CityKey } from "./cities.js";
import type { CompanySlug } from "./companies.js";

export type Level = "mid" | "senior" | "lead";
export type WorkplaceType = "ONSITE" | "HYBRID" | "REMOTE";

/** One opening's reason to exist: whose it is and what the work is about (inner HTML of a paragraph). */
export interface Project {
  company: CompanySlug;
  text: string;
  /** Replaces the family's text about the first three months where that would not fit. */
  start?: string;
  /** Set where the text ties the work to a place. */
  workplace?: WorkplaceType;
  city?: CityKey;
}

/** What all openings of one profession share. Texts are sentences, HTML-escaped where needed. */
export interface RoleFamily {
  key: string;
  /** Of an opening whose employer belongs to no one industry; IT unless said. */
  industry?: Industry;
  titles: Record<Level, readonly string[]>;
  /** Years of experience asked for. */
  years: Record<Level, number>;
  /** Completes "5+ years …". */
  experience: string;
  /** Middle of the pay range, US dollars an hour (contracts). */
  hourly: Record<Level, number>;
  /** Middle of the pay range, thousands of US dollars a year (permanent jobs). */
  yearly: Record<Level, number>;
  /** Where the work is done; repeat a value to make it more frequent. */
  workplaces: readonly WorkplaceType[];
  /** Named in every advertisement of the family. */
  coreSkills: readonly string[];
  /** Some of these are added; those a project names always are. */
  moreSkills: readonly string[];
  /** One job is made of each project. */
  projects: readonly Project[];
  firstNinety: readonly string[];
  duties: readonly string[];
  /** The first is a must and always asked for. */
  requirements: readonly string[];
  niceToHave: readonly string[];
  /** True when one of the openings is part time. */
  partTime?: boolean;
}
