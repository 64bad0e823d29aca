import type { Industry } from "../../../../server/modules/jobs/record/industry.js";
import type { CityKey } from "../cities.js";
import type { CompanySlug } from "../companies.js";

/** A job paid by the hour that is learned on the floor. Texts are sentences, HTML-escaped where needed. */
export interface HourlyJob {
  title: string;
  company: CompanySlug;
  city: CityKey;
  industry: Industry;
  jobType: "Full-time" | "Part-time" | "Temporary";
  /** As in "W-2, hourly, night shift". */
  shift: string;
  /** US dollars an hour, from and to. */
  pay: readonly [number, number];
  /** Describes the work and the employer. */
  text: string;
  duties: readonly string[];
  /** What people want to know before they come: hours, lifting, temperature, license, the way there. */
  facts: readonly string[];
  requirements: readonly string[];
  niceToHave: readonly string[];
  skills: readonly string[];
  /** Whether the text says that the employer uses E-Verify. */
  usesEVerify?: true;
  /** Whether the employer says that it sponsors nothing. */
  sponsorsNothing?: true;
}
