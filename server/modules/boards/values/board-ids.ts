import type { Told } from "../board.types.js";

/** What stands in fields of numbers when there is none. As an id it would make one job of many. */
const NO_ID = /^(?:see opening id|n\/?a|none|null|undefined|nan|tbd|tba|test|unknown|[-–—.0]*)$/i;

/** The first text that can name an advert. */
export const idOf = (...told: readonly (Told<string> | null)[]): Told<string> | null =>
  told.find((each) => each !== null && !NO_ID.test(each.value)) ?? null;
