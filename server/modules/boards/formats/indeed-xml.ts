import { boardTexts } from "#texts/boards";
import type { BoardAdvert } from "../board.types.js";
import type { Fields } from "../values/fields.js";
import { tableAdvert } from "./table.js";

/**
 * A job of an XML feed with Indeed's elements, whose names are those of a table's columns, too; our own feed adds some of ours.
 * https://docs.indeed.com/indeed-apply/xml-feed
 */
export function indeedAdvert(fields: Fields, at: number): BoardAdvert {
  const advert = tableAdvert(fields, at);
  const { externalId, applyUrl } = advert;
  const byAddress = applyUrl && { ...applyUrl, guess: boardTexts.notes.idFromAddress };
  return { ...advert, externalId: externalId ?? byAddress };
}
