import type { AdvertText, BoardAdvert } from "../board.types.js";
import { idOf } from "../values/board-ids.js";
import { withoutRepeats } from "../values/board-places.js";
import { employmentOf, periodOf, workplaceOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { payOf } from "../values/told-pay.js";
import { advertOf, textOf } from "./advert-of.js";

/**
 * A posting of Lever's public board, a bare list: `api.lever.co/v0/postings/{name}?mode=json`.
 * https://github.com/lever/postings-api
 */
export function leverAdvert(fields: Fields, at: number): BoardAdvert {
  const period = fields.text("salaryRange.interval");
  return advertOf(at, {
    externalId: idOf(fields.text("id")),
    title: fields.text("text"),
    texts: textsOf(fields),
    places: placesOf(fields),
    // "unspecified" says nothing.
    workplace: toldAs(fields.text("workplaceType"), workplaceOf),
    jobType: toldAs(fields.text("categories.commitment"), employmentOf),
    pay: {
      text: null,
      numbers: payOf("salaryRange", {
        min: fields.number("salaryRange.min"),
        max: fields.number("salaryRange.max"),
        currency: fields.text("salaryRange.currency")?.value ?? null,
        period: period && periodOf(period.value),
        isMinor: false,
      }),
    },
    applyUrl: fields.first("applyUrl", "hostedUrl"),
    publishedAt: fields.text("createdAt"),
  });
}

function textsOf(fields: Fields): AdvertText[] {
  const lists = fields.list("lists").flatMap((list, index): AdvertText[] => {
    const content = list.text("content");
    const from = `lists.${index}.content`;
    const heading = list.text("text")?.value ?? null;
    return content ? [{ heading, html: content.value, from, as: "description" }] : [];
  });
  return [
    // `description` repeats the opening and the body, and may be empty beside them.
    ...(fields.first("opening", "descriptionBody")
      ? [...textOf(fields, "opening"), ...textOf(fields, "descriptionBody")]
      : firstOf(fields, "description", "descriptionPlain")),
    ...lists,
    ...firstOf(fields, "additional", "additionalPlain"),
    ...firstOf(fields, "salaryDescription", "salaryDescriptionPlain"),
  ];
}

const firstOf = (fields: Fields, ...paths: readonly string[]): AdvertText[] =>
  paths.map((path) => textOf(fields, path)).find((texts) => texts.length > 0) ?? [];

function placesOf(fields: Fields): BoardAdvert["places"] {
  const all = fields.texts("categories.allLocations");
  const [from, texts] =
    all.length > 0
      ? ["categories.allLocations", all]
      : ["categories.location", fields.texts("categories.location")];
  return texts.map((text) => ({ value: [withoutRepeats(text)], from }));
}
