import type { PhoneNumber } from "#site/phone-number";
import type { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import { contactLines, EMAIL, segmentsOf } from "./contact-lines.js";
import { linkedInOf } from "./links-in-resume.js";
import { nameIn } from "./name-in-resume.js";
import { phoneIn } from "./phone-in-resume.js";

/** What a resume says about its person. Each is null, or empty, unless it is beyond doubt. */
export interface ResumeFields {
  name: string | null;
  /** Only to compare with the account's own. */
  email: string | null;
  phone: PhoneNumber | null;
  /** City with its state or country, e.g. "Dallas, TX". */
  location: string | null;
  linkedin: string | null;
  /** In the order of the text. */
  skills: string[];
}

/** Reads the fields of an application from the text of a resume. @param links behind its words and pictures */
export function readResumeFields(
  text: string,
  links: readonly string[],
  terms: Pick<WorkTermsService, "placeNamed" | "skillsIn">,
): ResumeFields {
  const lines = contactLines(text);
  const email = firstOf(lines.near, (line) => EMAIL.exec(line)?.[0].toLowerCase() ?? null);
  const place = firstOf(lines.near, (line) =>
    firstOf(placeTexts(line), (each) => terms.placeNamed(each)),
  );
  const phone = phoneIn(lines.near, place?.country ?? null);
  return {
    name: nameIn(lines, email, email !== null || phone !== null),
    email,
    phone,
    location: place?.name ?? null,
    linkedin: linkedInOf(text, links),
    skills: terms.skillsIn(text),
  };
}

const NUMBER = /\+?\(?\d[\d\s().-]{8,}\d/;
const PLACE_LABEL =
  /^(?:(?:current |home |mailing |present )?(?:address|location|city|residence)|based in|lives? in|located in)\s*[:–-]?\s*/iu;

/** What may be a place in a line: neither the number nor the address beside it. */
const placeTexts = (line: string): string[] =>
  segmentsOf(line)
    .flatMap((segment) => segment.split(/\s\/\s|\s-\s/u))
    .map((segment) =>
      segment
        .replace(EMAIL, " ")
        .replace(NUMBER, " ")
        .replace(PLACE_LABEL, "")
        .replace(/^[\s,:-]+|[\s,:.-]+$/gu, ""),
    )
    .filter((segment) => segment.length > 3);

function firstOf<Value>(
  texts: readonly string[],
  read: (text: string) => Value | null,
): Value | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}
