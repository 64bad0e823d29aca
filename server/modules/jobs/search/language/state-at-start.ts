import { isStateCode } from "../../../../kit/words/us-states.js";
import { PLAIN_CODES } from "./state-codes.js";
import { synonymAt } from "./synonyms.js";
import { tokens } from "./tokens.js";

/** Codes that mean little else before a role or skill, in lower case too. */
const PLAIN_AT_START: ReadonlySet<string> = new Set([...PLAIN_CODES, "CA", "GA", "IL", "WA"]);
/** In lower case, they are words even after "in". */
const WORDS: ReadonlySet<string> = new Set(["OR", "IN", "ME"]);
/** What a code in capitals is short for, by the word after it: "OR nurse" works in an operating room, and "MS SQL" is Microsoft's. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AR: "specialist clerk analyst manager accountant representative caller collections ap vr",
  AZ: "900 104 305",
  CT: "tech techs technologist technician scan scanner mri",
  ID: "physician pharmacist badge",
  MA: "pediatrics cardiology dermatology float",
  MD: "anderson physician pediatrics hospitalist",
  ME: "engineer",
  MS: "sql office excel dynamics access word project teams exchange azure sharepoint powerpoint",
  NC: "programmer machinist operator",
  OR: "nurse nurses rn tech techs technician technologist scrub circulator surgical",
  PA: "orthopedics dermatology urgent emergency er surgery surgical student np",
  PR: "manager specialist director coordinator account executive intern associate",
  SC: "clearance",
  SD: "consultant functional",
  VA: "hospital claims loan loans benefits medical",
};

/** A state's code at the beginning of a text, and what follows it. */
export interface StateAtStart {
  state: string;
  rest: string;
}

/** Reads a state's code before other words: "TX java", "nc nurse", "PA nurse". Codes that are also words count only in capitals. */
export function stateCodeAtStart(text: string): StateAtStart | null {
  const found = codeAtStart(text);
  if (!found || isOtherName(found, text)) return null;
  const { code, state, rest } = found;
  // Where everything is in capitals, they say nothing.
  const isInCapitals = code === state && rest !== rest.toUpperCase();
  return isInCapitals || PLAIN_AT_START.has(state) ? { state, rest } : null;
}

/** The same after "in", where a code can hardly be anything else: "jobs in oh nurse", but not "in or near Dallas". */
export function stateCodeAfterIn(text: string): StateAtStart | null {
  const found = codeAtStart(text);
  if (!found || (WORDS.has(found.state) && found.code !== found.state)) return null;
  return found;
}

function codeAtStart(text: string): (StateAtStart & { code: string }) | null {
  const [, code = "", rest = ""] = /^([a-z]{2})[,:]?\s+(.*)$/i.exec(text) ?? [];
  const state = code.toUpperCase();
  return rest && isStateCode(state) ? { code, state, rest } : null;
}

/** Whether the code is part of a longer name. */
function isOtherName({ state, rest }: StateAtStart, text: string): boolean {
  const [next = ""] = tokens(rest);
  const isOther = OTHER_NAMES[state]?.split(" ").includes(next) ?? false;
  return isOther || (synonymAt(tokens(text), 0)?.words.length ?? 0) > 1;
}
