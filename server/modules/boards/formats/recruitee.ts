import type { BoardAdvert, Told, Workplace } from "../board.types.js";
import { idOf } from "../values/board-ids.js";
import { placeText, withoutRepeats } from "../values/board-places.js";
import { employmentOf, periodOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { payOf } from "../values/told-pay.js";
import { advertOf, textOf } from "./advert-of.js";

/**
 * An offer of a careers site by Recruitee: `{company}.recruitee.com/api/offers/`.
 * https://docs.recruitee.com/reference/intro-to-careers-site-api
 * @returns null for one that isn't published
 */
export function recruiteeAdvert(fields: Fields, at: number): BoardAdvert | null {
  const status = fields.text("status")?.value ?? "published";
  if (status !== "published") return null;
  const period = fields.text("salary.period");
  return advertOf(at, {
    externalId: idOf(fields.text("id"), fields.text("guid")),
    title: fields.first("title", "position"),
    texts: [
      ...textOf(fields, "description"),
      ...textOf(fields, "requirements", "responsibilities"),
    ],
    places: placesOf(fields),
    workplace: workplaceIn(fields),
    jobType: toldAs(fields.first("employment_type_code", "employment_type"), employmentOf),
    pay: {
      text: null,
      // Numbers as text: "60000".
      numbers: payOf("salary", {
        min: fields.number("salary.min"),
        max: fields.number("salary.max"),
        currency: fields.text("salary.currency")?.value ?? null,
        period: period && periodOf(period.value),
        isMinor: false,
      }),
    },
    applyUrl: fields.first("careers_apply_url", "careers_url"),
    publishedAt: fields.first("published_at", "created_at"),
    validThrough: fields.text("close_at"),
    company: fields.text("company_name")?.value ?? null,
  });
}

function placesOf(fields: Fields): BoardAdvert["places"] {
  const several = fields.list("locations").flatMap((place, index) => {
    const spellings = spellingsOf(place, "full_address", "name");
    return spellings.length > 0 ? [{ value: spellings, from: `locations.${index}` }] : [];
  });
  if (several.length > 0) return several;
  const spellings = spellingsOf(fields, "location");
  return spellings.length > 0 ? [{ value: spellings, from: "location" }] : [];
}

function spellingsOf(place: Fields, ...written: readonly string[]): string[] {
  const address = placeText({
    city: place.text("city")?.value,
    region: place.first("state_code", "state_name", "state")?.value,
    country: place.first("country_code", "country")?.value,
  });
  return [...(address === null ? [] : [address]), ...place.all(...written).map(withoutRepeats)];
}

const FLAGS: readonly (readonly [string, Workplace])[] = [
  ["hybrid", "HYBRID"],
  ["remote", "REMOTE"],
  ["on_site", "ONSITE"],
];

function workplaceIn(fields: Fields): Told<Workplace> | null {
  const found = FLAGS.find(([flag]) => fields.flag(flag));
  return found ? { value: found[1], from: found[0] } : null;
}
