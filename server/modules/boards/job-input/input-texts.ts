import escapeHtml from "escape-html";
import { boardTexts } from "#texts/boards";
import type { AdvertText, BoardAdvert } from "../board.types.js";
import { cleanLine, type InputNotes } from "./input-notes.js";
import type { JobWords } from "./job-words.js";

/** Without control characters, but for those that end lines or words. */
const withoutControls = (html: string): string =>
  html.replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : " "));

/** The long texts, clean, in the order of the board: what a job has no field for is part of the description. */
export function textInput(
  { texts, refused }: BoardAdvert,
  notes: InputNotes,
  words: JobWords,
): { description?: string; responsibilities?: string } {
  const told = texts
    .map((text) => ({ ...text, html: pieceOf(text, words) }))
    .filter(({ html }) => html !== "");
  for (const { as, from } of told) notes.mapped(as, { value: null, from });
  const of = (as: AdvertText["as"]) => {
    const html = told.filter((text) => text.as === as).map((text) => text.html);
    return html.length > 0 ? words.cleanHtml(html.join("")) : undefined;
  };
  const [description, responsibilities] = [of("description"), of("responsibilities")];
  const isSaid = refused.some(({ field }) => field === "description");
  if (told.length === 0 && !isSaid) notes.refused("description", "", boardTexts.notes.noText);
  // A job needs a description, whatever its board calls it.
  if (description === undefined)
    return responsibilities === undefined ? {} : { description: responsibilities };
  return responsibilities === undefined ? { description } : { description, responsibilities };
}

/** Cleaned by itself, so that an open element of one text doesn't reach into the next. */
function pieceOf({ heading, html }: AdvertText, words: JobWords): string {
  const clean = words.cleanHtml(withoutControls(html).toWellFormed());
  const [first] = words.linesOf(clean);
  if (first === undefined) return "";
  const title = cleanLine(heading ?? "");
  const isTitled = title !== "" && cleanLine(first) !== title;
  return `${isTitled ? `<h3>${escapeHtml(title)}</h3>` : ""}<div>${clean}</div>`;
}
