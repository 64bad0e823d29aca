/** The lines in which to look for contact details. */
export interface ContactLines {
  /** Lines above the first section, in order, without blank ones. */
  header: readonly string[];
  /** The header, and lines near an email address elsewhere: a side column may be read last. */
  near: readonly string[];
}

const MOST_HEADER_LINES = 12;
/** No contact block has longer lines. Patterns that read these lines may take quadratic time. */
const LONGEST_LINE = 500;
/** How far from an email address a phone number or a place is still part of the contact block. */
const NEAR = 2;
/** Starts where a word does: else a search would begin again at each character of a long word without "@". */
export const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

const SECTION =
  /^(?:(?:professional|career|executive|technical|work|core|key|academic|personal|relevant|employment)\s+)*(?:summary|profile|objective|experience|education|skills?|competenc(?:y|ies)|employment|history|background|qualifications?|certifications?|projects?|highlights?|achievements?|references?|languages|strengths|about me|expertise|technologies|publications|awards)(?:\s*(?:and|&)\s*[\p{L} ]+)?\s*:?$/iu;
/** Other people's numbers and places. */
const OF_OTHERS =
  /\b(?:fax|employer|recruiter|vendor|reference|referee|manager|supervisor|emergency|client)\b/i;

/** Whether a line is the heading of a section: "Work Experience", "SKILLS:". */
export const isSection = (line: string): boolean => SECTION.test(line.trim());

/** @param text with line breaks, as it was read from the file */
export function contactLines(text: string): ContactLines {
  const lines = text
    .split("\n")
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter(Boolean);
  const end = lines.findIndex(isSection);
  const header = lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_HEADER_LINES));
  const at = lines.findIndex((line) => EMAIL.test(line) && !OF_OTHERS.test(line));
  const around = at < 0 ? [] : lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const near = [...header, ...around.filter((line) => !header.includes(line))];
  return { header, near: near.filter((line) => !OF_OTHERS.test(line) && !isSection(line)) };
}

/** The parts of a line that a bar, a bullet, or a wide gap separates: "Dallas, TX | (214) 555-0100". */
export const segmentsOf = (line: string): string[] =>
  line
    .split(/[|•·●▪◦⋄♦■□★;\t]|\s{3,}|\s[–—]\s/u)
    .map((segment) => segment.trim())
    .filter(Boolean);
