import { isStateCode, statesIn } from "../../server/kit/words/us-states.js";
import { foldJob } from "../../server/modules/jobs/search/index/folded-job.js";
import type {
  IndexQuery,
  JobDocument,
} from "../../server/modules/jobs/search/index/index-calls.js";
import { IndexEngine } from "../../server/modules/jobs/search/index/index-engine.js";
import { findAsMeant } from "../../server/modules/jobs/search/language/find-as-meant.js";
import { placesOfJob } from "../../server/modules/jobs/search/language/job-places.js";
import type { ParsedSearch } from "../../server/modules/jobs/search/language/parse-search.js";
import { loadPlaces, type Places } from "../../server/modules/jobs/search/language/places.js";
import {
  Speller,
  type VocabularyWord,
} from "../../server/modules/jobs/search/language/spelling.js";
import { tokens } from "../../server/modules/jobs/search/language/tokens.js";
import { authorizationsIn } from "../../server/modules/jobs/work-authorization.js";
import { judgedJobs, type JudgedJob } from "./jobs.js";

const NEAR_MILES = 25;
const FIRST = 10;
const NOW = Math.max(...judgedJobs.map(({ publishedAt }) => publishedAt.getTime()));
const A_YEAR = 365 * 86_400_000;

/** The index takes ids of the form that jobs have: here the digits of the job's code. */
const uuidOf = ({ code }: JudgedJob): string =>
  `00000000-0000-7000-8000-${code.replace(/\D/g, "").padStart(12, "0")}`;
const NAMES = new Map(judgedJobs.map((job) => [uuidOf(job), job.id]));

/** The job index over the judged jobs, in memory: what the first ten jobs are for what someone types. */
export async function judgedIndex(): Promise<(typed: string) => Promise<string[]>> {
  const places = await loadPlaces();
  const documents = judgedJobs
    .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
    .map((job) => documentOf(job, places));
  const index = new IndexEngine();
  index.create(null, "judged");
  index.fill(documents);
  index.finish(0);
  const speller = new Speller(vocabularyOf(documents), (word) => places.isNameWord(word));
  const reading = { places, speller, isTerm: (word: string) => speller.isTerm(word) };
  return async (typed) => {
    const { answer } = await findAsMeant(typed, reading, async (search) => {
      const { jobs, total } = index.search(queryOf(search, places));
      return { answer: jobs, total };
    });
    return answer.map(({ id }) => NAMES.get(id) ?? id);
  };
}

const documentOf = (job: JudgedJob, places: Places): JobDocument => {
  const { cities, states } = placesOfJob(job.companyLocation, places);
  return {
    id: uuidOf(job),
    role: job.role,
    company: job.companyName,
    skills: job.skills,
    texts: textsOf(job),
    ads: [job.description, job.responsibilities],
    values: {
      state: states,
      sponsorship: job.sponsorship,
      remote: job.workplaceType === "REMOTE" ? ["REMOTE"] : [],
    },
    hourlyPay: null,
    places: cities,
    postedAt: job.publishedAt.getTime(),
    validThrough: NOW + A_YEAR,
  };
};

const textsOf = (job: JudgedJob): string[] => [
  job.code,
  tokens(job.companyLocation)
    .filter((word) => !isStateCode(word))
    .join(" "),
  ...statesIn(job.companyLocation).map(({ name }) => name),
  job.contract,
  job.jobType,
  job.workplaceType.toLowerCase(),
  ...authorizationsIn(job.workAuthorization).words,
  (job.industry ?? "").replaceAll("_", " "),
];

function queryOf({ text, titles, place, sponsorship }: ParsedSearch, places: Places): IndexQuery {
  const hasWords = text.all.length > 0 || text.none.length > 0;
  return {
    text: hasWords ? text : null,
    titles,
    values: {
      ...(sponsorship ? { sponsorship } : {}),
      ...(place?.kind === "state" ? { state: [place.state] } : {}),
      ...(place?.kind === "remote" ? { remote: ["REMOTE"] } : {}),
    },
    payAtLeast: null,
    postedSince: null,
    places: place?.kind === "city" ? [...places.within(place.id, NEAR_MILES)] : null,
    sort: hasWords ? "BEST_MATCH" : "NEWEST",
    first: FIRST,
    after: null,
    now: NOW,
    withCounts: false,
  };
}

/** In how many jobs each word is, and where. */
function vocabularyOf(documents: readonly JobDocument[]): Iterable<VocabularyWord> {
  const counted = new Map<string, VocabularyWord>();
  for (const { role, skills, company, words } of documents.map(foldJob)) {
    const terms = new Set([...role, ...skills.flat()]);
    const ofCompany = new Set(company);
    for (const word of words) {
      const entry = counted.get(word) ?? { word, terms: 0, company: 0, jobs: 0 };
      entry.jobs++;
      if (terms.has(word)) entry.terms++;
      if (ofCompany.has(word)) entry.company++;
      counted.set(word, entry);
    }
  }
  return counted.values();
}
