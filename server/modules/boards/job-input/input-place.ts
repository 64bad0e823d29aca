import { boardTexts } from "#texts/boards";
import type { BoardAdvert, Workplace } from "../board.types.js";
import { cleanLine, type InputNotes } from "./input-notes.js";
import type { JobWords } from "./job-words.js";

/** Several places of one job, as people write them. */
const BETWEEN = " / ";

/** Where the work is done. Of several spellings of a place, the first that searches know. */
export function placeInput(
  advert: BoardAdvert,
  notes: InputNotes,
  words: JobWords,
): { companyLocation?: string; workplaceType: Workplace } {
  const workplaceType = workplaceOf(advert, notes, words);
  const most = notes.limitOf("companyLocation");
  const found = advert.places.flatMap(({ value, from }) => {
    const all = value.map(cleanLine).filter(Boolean);
    const spellings = all.filter((text) => text.length <= most);
    if (spellings.length < Math.min(1, all.length))
      notes.refused("companyLocation", from, boardTexts.notes.tooLong(most));
    const known = spellings.find((text) => words.isKnownPlace(text));
    const text = known ?? spellings[0];
    return text === undefined ? [] : [{ text, from, isKnown: known !== undefined }];
  });
  const texts = [...new Set(found.map(({ text }) => text))];
  const kept = fitting(texts, most);
  const [first] = found;
  if (kept.length === 0 || !first) return { ...withoutPlace(workplaceType, notes), workplaceType };
  const unknown = found.find(({ isKnown }) => !isKnown);
  if (unknown) notes.guessed("companyLocation", unknown.from, boardTexts.notes.placeUnknown);
  else notes.mapped("companyLocation", { value: null, from: first.from });
  if (kept.length < texts.length) {
    const message = boardTexts.notes.placesLeftOut(texts.length - kept.length);
    notes.refused("companyLocation", first.from, message);
  }
  return { companyLocation: kept.join(BETWEEN), workplaceType };
}

function withoutPlace(workplace: Workplace, notes: InputNotes): { companyLocation?: string } {
  if (workplace !== "REMOTE") {
    notes.refused("companyLocation", "", boardTexts.notes.noPlace);
    return {};
  }
  notes.guessed("companyLocation", "", boardTexts.notes.remoteOnly);
  return { companyLocation: boardTexts.remote };
}

/** As many as fit on the line, in their order. */
function fitting(texts: readonly string[], most: number): string[] {
  const kept: string[] = [];
  for (const text of texts) if ([...kept, text].join(BETWEEN).length <= most) kept.push(text);
  return kept;
}

function workplaceOf(
  { workplace, places }: BoardAdvert,
  notes: InputNotes,
  words: JobWords,
): Workplace {
  if (workplace) {
    notes.mapped("workplaceType", workplace);
    return workplace.value;
  }
  const spellings = places.flatMap(({ value, from }) => value.map((text) => ({ text, from })));
  const isHybrid = ({ text }: { text: string }) => /\bhybrid\b/i.test(text);
  const told = spellings.find(isHybrid) ?? spellings.find(({ text }) => words.saysRemote(text));
  if (!told) {
    notes.guessed("workplaceType", "", boardTexts.notes.workplaceAssumed);
    return "ONSITE";
  }
  notes.guessed("workplaceType", told.from, boardTexts.notes.workplaceByPlace);
  return isHybrid(told) ? "HYBRID" : "REMOTE";
}
