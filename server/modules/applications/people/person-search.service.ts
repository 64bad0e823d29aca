import type { DataSource } from "typeorm";
import { z } from "zod";
import { personSearchTexts } from "#texts/person-search";
import {
  requireSecondFactor,
  requireStaff,
  worksAt,
  type Actor,
  type SignedIn,
} from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import { notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../../core/paging.js";
import { parse } from "../../../core/validation.js";
import type { JobService } from "../../jobs/record/job.service.js";
import { ApplicationStatusEnum } from "../application.entity.js";
import type { ApplicationSearch } from "../stages/application-list.query.js";
import { requireStaffOf } from "../stages/stage.policy.js";
import type { SummaryReader } from "../stages/summary.reader.js";
import { passagesOf } from "./passages.js";
import type { FoundPerson, PersonReader } from "./person.reader.js";
import type { PersonSearch } from "./person-search.query.js";
import { placeTokens, searchedWords } from "./person-tokens.js";
import type { Candidate, Passage } from "./person.types.js";

const MAX_QUERY = 200;
const MAX_PLACE = 100;
const MAX_SKILLS = 10;
const MAX_SKILL = 60;
const MAX_DAYS = 3650;

const filterSchema = z.object({
  query: z.string().max(MAX_QUERY, personSearchTexts.tooLong(MAX_QUERY)).nullish(),
  skills: z
    .array(z.string().max(MAX_SKILL, personSearchTexts.tooLong(MAX_SKILL)))
    .max(MAX_SKILLS, personSearchTexts.tooMany(MAX_SKILLS))
    .nullish(),
  place: z.string().max(MAX_PLACE, personSearchTexts.tooLong(MAX_PLACE)).nullish(),
  stages: z.array(z.enum(ApplicationStatusEnum)).nullish(),
  appliedSinceDays: z
    .int()
    .min(1, personSearchTexts.chooseDays(MAX_DAYS))
    .max(MAX_DAYS, personSearchTexts.chooseDays(MAX_DAYS))
    .nullish(),
  companyId: z.string().nullish(),
  jobId: z.string().nullish(),
});
type Filter = z.output<typeof filterSchema>;

interface PersonSearchNeeds {
  dataSource: DataSource;
  reader: PersonReader;
  summaries: SummaryReader;
  jobs: Pick<JobService, "find">;
  clock: Clock;
}

/** A page of people, and the words that were not searched. */
export interface FoundPeople extends Page<Candidate> {
  droppedWords: string[];
}

/** Search over the people who applied, for staff: by words of their resumes, never by immigration status. */
export class PersonSearchService {
  constructor(private readonly needs: PersonSearchNeeds) {}

  /**
   * People who applied to the actor's companies, newest application first; administrators see all.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; NOT_FOUND for another company or its job; BAD_INPUT
   */
  async list(
    actor: Actor,
    { first, after }: PageRequest,
    filter: Input<typeof filterSchema>,
  ): Promise<FoundPeople> {
    const user = requireStaff(actor);
    const wanted = parse(filterSchema, filter);
    const { words, dropped, isHopeless } = wordsOf(wanted);
    const applications = await this.scopeOf(user, wanted);
    const limit = pageSize(first);
    const search = applications && !isHopeless ? { applications, words } : null;
    const page = await this.page(user, search, limit, after);
    return { ...page, droppedWords: dropped };
  }

  /**
   * One person, for staff of a company they applied to.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED
   */
  async get(actor: Actor, id: string): Promise<Candidate> {
    const user = requireStaff(actor);
    const found = isId(id) ? await this.needs.reader.newestOf(companiesOf(user), id) : null;
    if (!found) throw notFound("person");
    requireSecondFactor(user);
    const [candidate] = await this.present(user, [found], []);
    if (!candidate) throw notFound("person");
    return { ...candidate, ...candidate.newestApplication.given };
  }

  private async page(
    user: SignedIn,
    search: PersonSearch | null,
    limit: number,
    after: string | null | undefined,
  ): Promise<Page<Candidate>> {
    const cursor = after ? decodeTimeCursor(after) : null;
    const position = cursor && { time: cursor.time, userId: cursor.id };
    const { reader } = this.needs;
    const found = search ? await reader.page(search, limit + 1, position) : [];
    const people = await this.present(user, found, search?.words ?? []);
    const times = new Map(found.map(({ userId, time }) => [userId, time]));
    const cursorOf = ({ id }: Candidate) => encodeTimeCursor(times.get(id) ?? null, id);
    const countAll = async () => (search ? reader.count(search) : 0);
    return toPage(people, limit, cursorOf, Boolean(after), countAll);
  }

  /** Which applications count; null if there can be none. */
  private async scopeOf(user: SignedIn, filter: Filter): Promise<ApplicationSearch | null> {
    const { companyId, jobId, stages, appliedSinceDays } = filter;
    if (companyId != null) requireStaffOf(user, companyId, "company");
    requireSecondFactor(user);
    const companyIds = companyId == null ? companiesOf(user) : [companyId];
    const job = jobId == null ? null : await this.needs.jobs.find(user, jobId);
    if (jobId != null && (!job || !worksAt(user, job.companyId))) throw notFound("job");
    if (companyIds?.length === 0) return null;
    if (job && companyId != null && job.companyId !== companyId) return null;
    return {
      companyIds,
      jobId: job?.id,
      stages: [...new Set(stages ?? [])],
      appliedSince:
        appliedSinceDays == null
          ? undefined
          : later(this.needs.clock.now(), -days(appliedSinceDays)),
      words: [],
    };
  }

  private async present(
    user: SignedIn,
    found: readonly FoundPerson[],
    words: readonly string[][],
  ): Promise<Candidate[]> {
    const ids = found.map(({ applicationId }) => applicationId);
    const resumeIds = found.map(({ resumeId }) => resumeId);
    const [summaries, passages] = await Promise.all([
      this.needs.summaries.byIds(user, ids),
      this.passagesIn(resumeIds, words),
    ]);
    return found.flatMap(({ userId, applicationId, resumeId }) => {
      const newestApplication = summaries.get(applicationId);
      if (!newestApplication) return [];
      const { name, location } = newestApplication;
      const shown = passages.get(resumeId) ?? [];
      return [{ id: userId, name, location, newestApplication, passages: shown }];
    });
  }

  private async passagesIn(
    resumeIds: readonly string[],
    words: readonly string[][],
  ): Promise<Map<string, Passage[]>> {
    // Places are not part of the resume.
    const shown = words.flatMap(([word = ""]) => (word.startsWith("in:") ? [] : [word]));
    if (resumeIds.length === 0 || shown.length === 0) return new Map();
    const texts = await this.needs.reader.searchedTextsOf(resumeIds);
    return new Map([...texts].map(([id, text]) => [id, passagesOf(text, shown)]));
  }
}

/** Null for all. */
const companiesOf = (user: SignedIn): string[] | null =>
  user.role === "ADMIN" ? null : [...user.companyRoles.keys()];

interface Wanted {
  words: string[][];
  dropped: string[];
  /** True if none of the words asked for can be searched. Then the list is empty; without this it would be everyone. */
  isHopeless: boolean;
}

function wordsOf({ query, skills, place }: Filter): Wanted {
  const asked = [query ?? "", ...(skills ?? [])].filter((text) => text.trim() !== "");
  const searched = asked.map(searchedWords);
  const places = placeTokens(place ?? "").map((token) => [token]);
  const isPlaceless = (place ?? "").trim() !== "" && places.length === 0;
  return {
    words: unique([...searched.flatMap(({ words }) => words), ...places]),
    dropped: [...new Set(searched.flatMap(({ dropped }) => dropped))],
    isHopeless: isPlaceless || searched.some(({ words }) => words.length === 0),
  };
}

const unique = (words: string[][]): string[][] => [
  ...new Map(words.map((tokens) => [tokens[0], tokens])).values(),
];
