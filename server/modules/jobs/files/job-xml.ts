import { jobFileTexts } from "#texts/job-files";
import { cdata, xmlText } from "../../../kit/xml-text.js";
import { shownHtml } from "../html/job-html.js";
import { readPlaces } from "../places/read-places.js";
import type { JobLinks } from "../reading/job.links.js";
import type { Job } from "../record/job.entity.js";
import { knownPlaces } from "../search/language/places.js";

/** The firm whose jobs they are. */
export interface XmlSite {
  name: string;
  origin: string;
}

export const xmlStart = ({ name, origin }: XmlSite, madeAt: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>${xmlText(name)}</publisher>
<publisherurl>${xmlText(origin)}</publisherurl>
<lastBuildDate>${madeAt.toUTCString()}</lastBuildDate>
`;
export const XML_END = "</source>\n";

/**
 * A job with Indeed's elements (https://docs.indeed.com/indeed-apply/xml-feed), then with ours, which say what theirs have no place for.
 * `description` is the whole text; `advert` and `responsibilities` are its two parts.
 */
export function xmlJob(job: Job, links: JobLinks, site: XmlSite): string {
  const [place] = readPlaces(job.companyLocation, knownPlaces()).places;
  const description = shownHtml(job, job.description);
  const responsibilities = shownHtml(job, job.responsibilities);
  return element("job", [
    ...elements({
      title: job.role,
      date: job.publishedAt?.toISOString(),
      referencenumber: job.id,
      requisitionid: job.code,
      url: links.page(job.id),
      company: job.company.name,
      sourcename: site.name,
      sourcetype: jobFileTexts.sourceType,
      city: place?.city,
      state: place?.region,
      country: place?.country,
      description: description + responsibilities,
      salary: job.salary,
      jobtype: job.jobType,
      category: job.industry,
      remotetype: jobFileTexts.remoteTypes[job.workplaceType],
      expirationdate: job.validThrough?.toISOString(),
    }),
    ...elements({ advert: description, responsibilities }),
    ...elements(ownElements(job)),
  ]);
}

/** Lists are told with semicolons, amounts in whole units of the currency. */
const ownElements = (job: Job): Texts => ({
  location: job.companyLocation,
  workplacetype: job.workplaceType,
  contract: job.contract,
  salarymin: amount(job.salaryMin),
  salarymax: amount(job.salaryMax),
  salarycurrency: job.salaryCurrency,
  salaryperiod: job.salaryPeriod,
  skills: job.skills.join("; "),
  workauthorization: job.workAuthorization.join("; "),
  sponsorship: job.sponsorship.join("; "),
  employerfacts: job.employerFacts.join("; "),
  securityclearance: job.securityClearance,
  industry: job.industry,
});

type Texts = Readonly<Record<string, string | null | undefined>>;

const amount = (cents: number | null): string | null =>
  cents === null ? null : String(cents / 100);

/** Those that have a text. */
const elements = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    text ? `<${name}>${cdata(text)}</${name}>` : [],
  );

const element = (name: string, parts: readonly string[]): string =>
  `<${name}>\n${parts.join("\n")}\n</${name}>\n`;
