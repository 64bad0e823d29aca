import { WORK_SPELLINGS } from "../../words/work-spellings.js";

/**
 * Names that people write in several ways, each mapped to one. They are applied to jobs and to
 * searches alike, so the names stay whole in phrases. Longer names come before those they contain.
 * After a change here, raise LANGUAGE_VERSION (tokens.ts).
 */
export const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  ...WORK_SPELLINGS,
  // Clearances. "Secret" alone is the lower one, and neither "public" nor "trust" asks for one.
  [/\btop[\s-]secret\b/g, "topsecret"],
  [/\bpublic[\s-]trust\b/g, "publictrust"],
  [/\bsecurity[\s-]clearance(s?)\b/g, "clearance$1"],
  // A clearance that a job requires is active.
  [/\bactive\s+(?=(?:topsecret|secret|ts\/sci|(?:ts\s)?clearance)\b)/g, ""],
  [/\bsb[\s-]?(\d{4,10})\b/g, "sb$1"],
  // Languages and tools.
  [/\b(node|react|vue|angular|next|nuxt|nest|express|three|d3|ember)[\s.-]?js\b/g, "$1.js"],
  [/\bdot[\s-]?net\b/g, ".net"],
  [/\b([cf])[\s-]sharp\b/g, "$1#"],
  [/\bc plus plus\b/g, "c++"],
  [/\bobj(?:ective)?[\s-]?c\b(?![+#])/g, "objectivec"],
  [/\bpl[\s/-]sql\b/g, "plsql"],
  [/\bt-sql\b|\btransact[\s-]sql\b/g, "tsql"],
  [/\bci[\s/-]cd\b/g, "cicd"],
  [/\bs\/4[\s-]?hana\b|\bs4[\s-]hana\b/g, "s4hana"],
  [/\bdev[\s-](sec)?[\s-]?ops\b/g, "dev$1ops"],
  [/\bml[\s-]ops\b/g, "mlops"],
  [/\b(java|type)[\s-]script\b/g, "$1script"],
  [/\bpower[\s-]bi\b/g, "powerbi"],
  [/\bmicro[\s-]services?\b|\bmicroservice\b/g, "microservices"],
  // Words written together, apart, or with a hyphen.
  [/\b(front|back)[\s-]?end\b/g, "$1end"],
  [/\bfull[\s-]?stack\b/g, "fullstack"],
  [/\bhelp[\s-]desk\b/g, "helpdesk"],
  [/\bgo[\s-]to[\s-]market\b/g, "gotomarket"],
  [/\bcyber[\s-]security\b/g, "cybersecurity"],
  [/\bhealth[\s-]care\b/g, "healthcare"],
  [/\bmed(?:ical)?[\s/-]surg(?:ical)?\b/g, "medsurg"],
  [/\be-(commerce|mail|learning|discovery)\b/g, "e$1"],
  [/\bx-ray\b/g, "xray"],
  [/\b401 ?\(k\)/g, "401k"],
  [/\bph\.d\b/g, "phd"],
];
