import { jobFilterWords, openToAll } from "#content/job-filters";
import { fold, isForEveryone } from "#site/for-everyone";
import { jobCardTexts } from "#texts/job-cards";
import { jobsTexts } from "#texts/jobs";
import type { AskedFacts } from "./asked-facts";
import type { JobCard_JobFragment as Job } from "./JobCard.generated";
import { sponsoredNames } from "./sponsored-names";

/** One of the facts in the status row of a card. */
export interface StatusToken {
  label: string;
  /** Whether the search asked for it. */
  isAsked: boolean;
  /** Said before it to screen reader users. */
  before?: string;
}

/** A job's status row: what the search asked for, then who may apply, sponsorship, the employer, and the clearance. */
export const statusTokens = (job: Job, asked: AskedFacts): StatusToken[] =>
  [
    ...openToTokens(job, asked),
    ...sponsorTokens(job, asked),
    ...employerTokens(job, asked),
    ...clearanceTokens(job),
  ].toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));

function openToTokens({ openTo, workAuthorization }: Job, asked: AskedFacts): StatusToken[] {
  const names = openTo.map((status) => jobFilterWords.workAuthorization.values[status]);
  const yours = names.filter((name) => asked.openTo.includes(name));
  const forEveryone = isForEveryone(openTo);
  const said = [...yours, ...(forEveryone ? openToAll() : [])].map(fold);
  const others = workAuthorization.filter((status) => !said.includes(fold(status)));
  const lead = leadOf(yours, forEveryone);
  const before = lead ? jobCardTexts.plus : `${jobsTexts.openTo} `;
  return [...(lead ? [lead] : []), ...others.map((label) => ({ label, isAsked: false, before }))];
}

function leadOf(yours: readonly string[], forEveryone: boolean): StatusToken | null {
  if (yours.length > 0) return { label: jobsTexts.openToAny(yours), isAsked: true };
  return forEveryone ? { label: jobsTexts.openToEveryone, isAsked: false } : null;
}

function sponsorTokens({ sponsorship }: Job, asked: AskedFacts): StatusToken[] {
  const names = sponsoredNames(sponsorship);
  if (names.length === 0) return [];
  const isAsked = sponsorship.some((each) =>
    asked.sponsorship.includes(jobsTexts.sponsorships[each]),
  );
  return [{ label: jobsTexts.sponsors(names), isAsked }];
}

const employerTokens = ({ employerFacts }: Job, asked: AskedFacts): StatusToken[] =>
  employerFacts.map((fact) => {
    const label = jobsTexts.employerFacts[fact];
    return { label, isAsked: asked.employer.includes(label) };
  });

const clearanceTokens = ({ securityClearance }: Job): StatusToken[] =>
  securityClearance === "NONE"
    ? []
    : [{ label: jobsTexts.clearance(jobsTexts.clearances[securityClearance]), isAsked: false }];
