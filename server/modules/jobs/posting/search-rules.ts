import { placeChoicesText, postingTexts } from "#texts/posting";
import { textOf } from "../html/clean-text.js";
import { jobTypeOf } from "../record/job-type.js";
import { authorizationsIn } from "../record/work-authorization.js";
import type { Advert } from "./advert.js";
import { findingOf, type FindingCode, type JobFinding } from "./finding.js";
import { isKnownPlace, misplacedCity, unclearPlace, type DoubtfulPlace } from "./place.js";

type Rule = (advert: Partial<Advert>) => JobFinding[];

const FEWEST_WORDS = 200;
const CODE_OR_CALL =
  /[$€£]\s?\d|!|\b(?:urgent(?:ly)?|immediate(?:ly)?|hiring|asap|apply now|hot job|great pay)\b|#\s?\d|\b(?:req|job|id)[\s#:-]*\d{3,}/i;

const placeRule: Rule = ({ companyLocation: place }) => {
  if (!place) return [];
  if (!isKnownPlace(place))
    return [withChoices(plain("companyLocation", "PLACE_UNKNOWN"), unclearPlace(place))];
  const misplaced = misplacedCity(place);
  if (misplaced) return [cityUnknown(misplaced)];
  const isVague = /^[\s()]*(?:(?:fully|100%)\s)?(?:remote|anywhere|work from home)[\s()]*$/i.test(
    place,
  );
  return isVague ? [plain("companyLocation", "REMOTE_PLACE_MISSING")] : [];
};

function cityUnknown(misplaced: DoubtfulPlace): JobFinding {
  const { message, ...rest } = postingTexts.PLACE_CITY_UNKNOWN;
  const words = { ...rest, message: message(misplaced.text) };
  return withChoices(findingOf("companyLocation", "PLACE_CITY_UNKNOWN", words), misplaced);
}

function withChoices(finding: JobFinding, doubtful: DoubtfulPlace | null): JobFinding {
  if (!doubtful || doubtful.choices.length === 0) return finding;
  const { text, choices } = doubtful;
  const excerpt = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return { ...finding, choices, excerpt, suggestion: placeChoicesText(choices) };
}

const typeRule: Rule = ({ jobType }) =>
  jobType && jobTypeOf(jobType).length === 0 ? [plain("jobType", "JOB_TYPE_UNKNOWN")] : [];

const titleRule: Rule = ({ role }) => {
  if (!role) return [];
  const shouts = /\p{Lu}{2}/u.test(role) && !/\p{Ll}/u.test(role) && role.split(/\s+/).length > 2;
  return CODE_OR_CALL.test(role) || shouts ? [plain("role", "TITLE_UNCLEAR")] : [];
};

const bodyRule: Rule = ({ description, responsibilities }) => {
  if (!description && !responsibilities) return [];
  const text = `${textOf(description ?? "")} ${textOf(responsibilities ?? "")}`;
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words >= FEWEST_WORDS) return [];
  const { message, ...rest } = postingTexts.BODY_SHORT;
  return [findingOf("description", "BODY_SHORT", { ...rest, message: message(words) })];
};

const skillsRule: Rule = ({ skills }) =>
  skills?.length === 0 ? [plain("skills", "SKILLS_MISSING")] : [];

/** The list is shown as "Open to". One that names no one but citizens reads like a condition. */
const authorizationRule: Rule = ({ workAuthorization = [], securityClearance = "NONE" }) => {
  const authorizations = authorizationsIn(workAuthorization);
  const onlyCitizens =
    authorizations.includes("US_CITIZEN") &&
    authorizations.every((name) => name === "US_CITIZEN" || name === "GREEN_CARD");
  return onlyCitizens && securityClearance === "NONE"
    ? [plain("workAuthorization", "CITIZENS_LISTED")]
    : [];
};

type PlainCode = Exclude<
  FindingCode,
  `PAY_${string}` | "INVALID_VALUE" | "BODY_SHORT" | "PLACE_CITY_UNKNOWN"
>;
const plain = (field: string, code: PlainCode): JobFinding =>
  findingOf(field, code, postingTexts[code]);

/** Where the job is, and what search engines need to show it (Google, "JobPosting structured data"). */
export const SEARCH_RULES: readonly Rule[] = [
  placeRule,
  typeRule,
  titleRule,
  bodyRule,
  skillsRule,
  authorizationRule,
];
