import type { Industry } from "../../../server/modules/jobs/record/industry.js";
import type { CityKey } from "./cities.js";
import type { CompanySlug } from "./companies.js";

export type Level = "mid" | "senior" | "lead";
export type WorkplaceType = "ONSITE" | "HYBRID" | "REMOTE";

/** Why one opening exists: whose project it is and what the work is about (inner HTML of a paragraph). */
export interface Project {
  company: CompanySlug;
  text: string;
  /** Replaces the family's text about the first three months where that text does not fit. */
  start?: string;
  /** Set if the text ties the work to a place. */
  workplace?: WorkplaceType;
  city?: CityKey;
}

/** What all openings of one profession share. Texts are sentences, HTML-escaped where needed. */
export interface RoleFamily {
  key: string;
  /** Industry of an opening whose employer has no single industry; IT by default. */
  industry?: Industry;
  titles: Record<Level, readonly string[]>;
  /** Required years of experience. */
  years: Record<Level, number>;
  /** Completes "5+ years …". */
  experience: string;
  /** Midpoint of the pay range, US dollars per hour (contracts). */
  hourly: Record<Level, number>;
  /** Midpoint of the pay range, thousands of US dollars per year (permanent jobs). */
  yearly: Record<Level, number>;
  /** Where the work is done; repeat a value to make it more frequent. */
  workplaces: readonly WorkplaceType[];
  /** Named in every advertisement of the family. */
  coreSkills: readonly string[];
  /** Some of these are added; the ones named in a project always are. */
  moreSkills: readonly string[];
  /** Each project becomes one job. */
  projects: readonly Project[];
  firstNinety: readonly string[];
  duties: readonly string[];
  /** The first one is always included. */
  requirements: readonly string[];
  niceToHave: readonly string[];
  /** True when one of the openings is part time. */
  partTime?: boolean;
}
