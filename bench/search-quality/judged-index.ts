import { foldJob } from "../../server/modules/jobs/search/index/folded-job.js";
import type { JobDocument } from "../../server/modules/jobs/search/index/index-calls.js";
import { IndexEngine } from "../../server/modules/jobs/search/index/index-engine.js";
import { documentOf } from "../../server/modules/jobs/search/job-documents.js";
import { indexQueryOf } from "../../server/modules/jobs/search/job.query.js";
import { findAsMeant } from "../../server/modules/jobs/search/language/find-as-meant.js";
import { loadPlaces, type Places } from "../../server/modules/jobs/search/language/places.js";
import {
  Speller,
  type VocabularyWord,
} from "../../server/modules/jobs/search/language/spelling.js";
import { tokens } from "../../server/modules/jobs/search/language/tokens.js";
import { judgedJobs, type JudgedJob } from "./jobs.js";

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
    .map((job) => judgedDocument(job, places));
  const index = new IndexEngine();
  index.create(null, "judged");
  index.fill(documents);
  index.finish(0);
  const speller = new Speller(vocabularyOf(documents), (word) => places.isNameWord(word));
  const workWords = async (text: string) => tokens(text).filter((word) => speller.isWorkWord(word));
  const reading = { places, speller, workWords };
  return async (typed) => {
    const { answer } = await findAsMeant(typed, reading, async (search) => {
      const asked = indexQueryOf({ query: typed }, search, places, new Date(NOW));
      if (!asked) return { answer: [], total: 0 };
      const { jobs, total } = index.search({ ...asked, first: FIRST, after: null });
      return { answer: jobs, total };
    });
    return answer.map(({ id }) => NAMES.get(id) ?? id);
  };
}

/** The job as the site's index keeps it. */
const judgedDocument = (job: JudgedJob, places: Places): JobDocument =>
  documentOf(
    {
      ...job,
      id: uuidOf(job),
      companySlug: "",
      salaryMax: null,
      salaryCurrency: null,
      salaryPeriod: null,
      validThrough: new Date(NOW + A_YEAR),
    },
    places,
  );

/** In how many jobs each word is, and where. */
function vocabularyOf(documents: readonly JobDocument[]): Iterable<VocabularyWord> {
  const counted = new Map<string, VocabularyWord>();
  for (const { role, skills, company, words } of documents.map(foldJob)) {
    const ofRoleOrSkill = new Set([...role, ...skills.flat()]);
    const ofCompany = new Set(company);
    for (const word of words) {
      const entry = counted.get(word) ?? { word, roleOrSkill: 0, company: 0, jobs: 0 };
      entry.jobs++;
      if (ofRoleOrSkill.has(word)) entry.roleOrSkill++;
      if (ofCompany.has(word)) entry.company++;
      counted.set(word, entry);
    }
  }
  return counted.values();
}
