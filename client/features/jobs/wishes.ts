import { jobSearchTexts } from "#texts/job-search";
import { paths } from "#site/paths";
import { allFilters, apiFilter, type ChosenFilters } from "./job-filters";
import { firstPage, industryLabel, withQuery, type JobSearch } from "./job-search";
import type { NearJobsQueryVariables } from "./NearJobs.generated";
import { partsRead } from "./read-parts";
import type { Reading } from "./SearchReading";
import { withoutWord } from "./without-word";

/** One of the things that a search asks for: a word, what words were read as, or the choices of a filter. */
export interface Wish {
  label: string;
  /** The search without it. */
  without: JobSearch;
  /** Whether it is a word, which mostly names the work: jobs without it may be of another trade. */
  isWord?: boolean;
}

/** Wishes that are tried: each is a search of the server. */
const MOST_TRIED = 8;
/** Words among them, however much else is asked for. */
const WORDS_TRIED = 2;
const JOBS_EACH = 3;

/** What a search asks for, each once. Words come last. */
export function wishesOf(search: JobSearch, reading: Reading): Wish[] {
  const read = partsRead(search, reading);
  const words = withoutWord(
    search.query,
    read.map(({ without }) => without.query),
  ).map(({ part, query }) => ({ label: part, without: withQuery(search, query), isWord: true }));
  const all: Wish[] = [...read, ...filterWishes(search), ...words];
  const byAddress = new Map(all.map((wish) => [paths.jobs(firstPage(wish.without)), wish]));
  return [...byAddress.values()];
}

/** A filter's choices are one wish: a job needs only one of them. */
function filterWishes(search: JobSearch): Wish[] {
  const { filters } = search;
  return allFilters.flatMap(({ name }) => {
    const chosen = filters[name] ?? [];
    // A distance is part of its place.
    if (chosen.length === 0 || name === "radius") return [];
    const [one, other] = chosen;
    const label = one && !other ? one.chip : either(chosen);
    return [{ label: labelOf(search, name) ?? label, without: withoutFilter(search, name) }];
  });
}

const either = (chosen: readonly { label: string }[]): string =>
  jobSearchTexts.either(chosen.map(({ label }) => label)) ?? "";

const labelOf = (search: JobSearch, name: keyof ChosenFilters): string | null =>
  name === "industry" ? industryLabel(search) : null;

const withoutFilter = (search: JobSearch, name: keyof ChosenFilters): JobSearch => ({
  ...search,
  filters: {
    ...search.filters,
    [name]: undefined,
    ...(name === "place" && { radius: undefined }),
  },
});

/** The wishes that are tried, and the variables of their lists; null if the search has one wish at most. */
export function triedWishes(
  wishes: readonly Wish[],
): { tried: readonly Wish[]; variables: NearJobsQueryVariables } | null {
  if (wishes.length < 2) return null;
  const words = wishes.filter(({ isWord }) => isWord);
  const others = wishes.filter(({ isWord }) => !isWord);
  const room = MOST_TRIED - Math.min(words.length, WORDS_TRIED);
  const tried = [...others.slice(0, room), ...words].slice(0, MOST_TRIED);
  const searches = tried.map(({ without: { query, filters } }) => ({
    query: query === "" ? null : query,
    filter: apiFilter(filters),
  }));
  return { tried, variables: { searches, first: JOBS_EACH } };
}
