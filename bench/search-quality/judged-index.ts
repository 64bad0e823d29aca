import type { JobDocument } from "../../server/modules/jobs/search/index/index-calls.js";
import { IndexEngine } from "../../server/modules/jobs/search/index/index-engine.js";
import { documentOf } from "../../server/modules/jobs/search/job-documents.js";
import { readAsked } from "../../server/modules/jobs/search/asked.js";
import { indexQueryOf } from "../../server/modules/jobs/search/job.query.js";
import { findAsMeant } from "../../server/modules/jobs/search/language/find-as-meant.js";
import { loadPlaces, type Places } from "../../server/modules/jobs/search/language/places.js";
import { tokens } from "../../server/modules/jobs/search/language/tokens.js";
import { judgedJobs, type JudgedJob } from "./jobs.js";
import type { JudgedEngine } from "./quality.js";

const FIRST = 10;
const NOW = Math.max(...judgedJobs.map(({ publishedAt }) => publishedAt.getTime()));
const A_YEAR = 365 * 86_400_000;

/** The index takes ids of the form that jobs have: here the digits of the job's code. */
const uuidOf = ({ code }: JudgedJob): string =>
  `00000000-0000-7000-8000-${code.replace(/\D/g, "").padStart(12, "0")}`;
const NAMES = new Map(judgedJobs.map((job) => [uuidOf(job), job.id]));

/**
 * The job index over the judged jobs, in memory: the first ten jobs for what someone types, and the spelling that the site
 * shows them under. Words are read and corrected as by the site's list of jobs.
 */
export async function judgedIndex(): Promise<JudgedEngine> {
  const places = await loadPlaces();
  const index = new IndexEngine();
  index.create(null, "judged");
  index.fill(
    judgedJobs
      .toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
      .map((job) => judgedDocument(job, places)),
  );
  index.finish(0);
  const speller = {
    correct: (text: string) =>
      index.correct(
        text,
        tokens(text).filter((word) => places.isNameWord(word)),
      ),
  };
  const usesOf = async (text: string) => index.usesOf(tokens(text));
  const reading = { places, speller, usesOf };
  return async (typed) => {
    const asked = readAsked({ query: typed, first: FIRST }, places, new Date(NOW));
    const { answer, correctedTo } = await findAsMeant(asked, reading, async (search) => {
      const query = indexQueryOf(asked, search, places);
      if (!query) return { answer: [], total: 0 };
      const { jobs, total } = index.search(query);
      return { answer: jobs, total };
    });
    return { ids: answer.map(({ id }) => NAMES.get(id) ?? id), correctedTo };
  };
}

/** The job as the site's index keeps it. */
const judgedDocument = (job: JudgedJob, places: Places): JobDocument =>
  documentOf(
    {
      ...job,
      id: uuidOf(job),
      companySlug: "",
      salaryCurrency: job.salaryMax === null ? null : "USD",
      validThrough: new Date(NOW + A_YEAR),
    },
    places,
  );
