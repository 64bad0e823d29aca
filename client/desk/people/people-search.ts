import { paths, withSearch } from "#site/paths";
import type { CandidateFilter } from "../../lib/schema-types.generated";
import { isStage, STAGES } from "../applications/stages";

/** The search over people, as it is in the address; empty if not set. */
export interface PeopleSearch {
  words: string;
  /** Separated by commas. */
  skills: string;
  place: string;
  stages: readonly string[];
  /** Days. */
  since: string;
  /** Id or code. */
  job: string;
}

/** The days that the filter offers. */
export const PERIODS = ["7", "30", "90", "365"];

const WHOLE = /^[1-9]\d{0,2}$/;

export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  const asked = params.getAll("stage");
  const since = params.get("since") ?? "";
  return {
    words: params.get("q") ?? "",
    skills: params.get("skills") ?? "",
    place: params.get("place") ?? "",
    stages: STAGES.filter((stage) => asked.includes(stage)),
    since: WHOLE.test(since) ? since : "",
    job: params.get("job") ?? "",
  };
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

export const toPeopleQuery = ({
  words,
  skills,
  place,
  stages,
  since,
  job,
}: PeopleSearch): { query: string | null; filter: CandidateFilter } => ({
  query: orNull(words.slice(0, 200)),
  filter: {
    skills: skills
      .split(",")
      .map((skill) => skill.trim().slice(0, 60))
      .filter(Boolean)
      .slice(0, 10),
    place: orNull(place.slice(0, 100)),
    stages: stages.filter(isStage),
    appliedSinceDays: since === "" ? null : Number(since),
    jobId: orNull(job),
  },
});

export const peopleAddress = ({ stages, words, ...others }: Partial<PeopleSearch>): string =>
  withSearch(paths.desk("people"), { q: words, stage: stages, ...others });

export const isSearched = ({ stages, ...others }: PeopleSearch): boolean =>
  stages.length > 0 || Object.values(others).some((value) => value !== "");
