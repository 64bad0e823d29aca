import { FARTHEST } from "#site/radii";

const MILES = String.raw`(?:within\s+|in\s+|up\s+to\s+)?(?:an?\s+)?(\d{1,3})[\s-]?(?:miles?|mi)(?:\s+radius)?`;
const BEFORE_PLACE = new RegExp(
  String.raw`(?<=^|\s)${MILES}\s+(?:of|from|around|near)\s+(?=\S)`,
  "iu",
);
const AFTER_PLACE = new RegExp(String.raw`(?<=\S),?\s+${MILES}$`, "iu");

/** A distance that a search asks for around a place, such as "within 50 miles of Dallas" and "Dallas 50 miles". */
export interface TypedDistance {
  miles: number;
  /** The search with "near" in its place. */
  rest: string;
}

/** Null if none is asked for, or none that can be: as far as filters go at most. */
export function distanceIn(text: string): TypedDistance | null {
  const typed = text.trim();
  const before = BEFORE_PLACE.exec(typed);
  const miles = Number((before ?? AFTER_PLACE.exec(typed))?.[1] ?? 0);
  if (miles < 1) return null;
  const rest = before ? typed.replace(BEFORE_PLACE, "near ") : typed.replace(AFTER_PLACE, "");
  return { miles: Math.min(miles, FARTHEST), rest };
}
