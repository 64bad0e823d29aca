import {
  DUTY_HEADINGS,
  OFFER_TEXTS,
  PLACE_TEXTS,
  PROCESS_TEXTS,
  SPONSORSHIP_TEXTS,
  START_HEADINGS,
  STEM_TEXTS,
  WELCOME_TEXTS,
} from "./common-texts.js";
import type { Random } from "./random.js";
import type { Level, Project, RoleFamily, WorkplaceType } from "./role-family.js";

/** The facts that an advertisement's text depends on. */
export interface AdvertFacts {
  family: RoleFamily;
  project: Project;
  level: Level;
  city: string;
  workplaceType: WorkplaceType;
  offer: keyof typeof OFFER_TEXTS;
  workAuthorization: readonly string[];
}

export const paragraph = (text: string): string => `<p>${text}</p>`;
export const heading = (text: string): string => `<p><strong>${text}</strong></p>`;
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

function closing(facts: AdvertFacts, random: Random): string[] {
  const place = random.pick(PLACE_TEXTS[facts.workplaceType]).replaceAll("{city}", facts.city);
  const offer: string[] = [random.pick(OFFER_TEXTS[facts.offer])];
  const open = facts.workAuthorization;
  if (facts.offer === "fullTime" && open.includes("H-1B")) {
    offer.push(random.pick(SPONSORSHIP_TEXTS).text);
  }
  if (open.includes("STEM OPT") && random.next() < 0.5) offer.push(random.pick(STEM_TEXTS));
  const last: string[] = [random.pick(PROCESS_TEXTS)];
  if (random.next() < 0.6) last.push(random.pick(WELCOME_TEXTS));
  return [place, offer.join(" "), last.join(" ")].map(paragraph);
}

/** The advertisement's description as HTML (p, ul, li, strong). */
export function describeJob(facts: AdvertFacts, random: Random): string {
  const { family, project } = facts;
  const duties = [
    heading(random.pick(DUTY_HEADINGS)),
    list(random.sample(family.duties, random.between(5, 6))),
  ];
  const start = [
    paragraph(
      `<strong>${random.pick(START_HEADINGS)}.</strong> ${project.start ?? random.pick(family.firstNinety)}`,
    ),
  ];
  const middle = random.next() < 0.5 ? [...start, ...duties] : [...duties, ...start];
  return [paragraph(project.text), ...middle, ...closing(facts, random)].join("");
}

/** The qualifications (a job's `responsibilities` field) as HTML. */
export function qualificationsOf(facts: AdvertFacts, random: Random): string {
  const { family, level } = facts;
  const [must = "", ...others] = family.requirements;
  const wanted = [
    `${family.years[level]}+ years ${family.experience}`,
    must,
    ...random.sample(others, random.between(3, 4)),
  ];
  const extra = random.sample(family.niceToHave, 2);
  return [list(wanted), heading("Nice to have"), list(extra)].join("");
}

/** Whether a text contains a skill as a whole word; short names (Go, R) are case-sensitive. */
function names(text: string, skill: string): boolean {
  const literal = skill.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!\\w)${literal}(?!\\w)`, skill.length > 4 ? "i" : "").test(text);
}

/** Skills of an advertisement: the family's core skills, those the project names, and some more (8 to 15). */
export function skillsOf(family: RoleFamily, project: Project, random: Random): string[] {
  const named = family.moreSkills.filter((skill) => names(project.text, skill));
  const others = family.moreSkills.filter((skill) => !named.includes(skill));
  const known = family.coreSkills.length + named.length;
  const wanted = random.between(Math.max(8, known), Math.max(13, known));
  return [...family.coreSkills, ...named, ...random.sample(others, wanted - known)];
}
