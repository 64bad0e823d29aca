import { boardTexts } from "#texts/boards";
import type { AdvertText, BoardAdvert, Told, Workplace } from "../board.types.js";
import { idOf } from "../values/board-ids.js";
import { placeText, withoutRepeats } from "../values/board-places.js";
import { employmentOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { advertOf } from "./advert-of.js";

/** The sections of a posting in the order of its page. */
const SECTIONS: readonly (readonly [string, AdvertText["as"]])[] = [
  ["companyDescription", "description"],
  ["jobDescription", "description"],
  ["qualifications", "responsibilities"],
  ["additionalInformation", "responsibilities"],
];

/**
 * A posting of SmartRecruiters: from the list `api.smartrecruiters.com/v1/companies/{name}/postings`, which has no texts, or from
 * `…/postings/{id}`. https://developers.smartrecruiters.com/docs/posting-api
 */
export function smartRecruitersAdvert(fields: Fields, at: number): BoardAdvert {
  return advertOf(at, {
    externalId: idOf(fields.text("id"), fields.text("uuid"), fields.text("refNumber")),
    title: fields.text("name"),
    texts: SECTIONS.flatMap(([name, as]) => section(fields, name, as)),
    places: placesOf(fields),
    workplace: workplaceIn(fields),
    jobType: toldAs(fields.first("typeOfEmployment.label", "typeOfEmployment.id"), employmentOf),
    applyUrl: fields.first("applyUrl", "postingUrl"),
    publishedAt: fields.text("releasedDate"),
    company: fields.text("company.name")?.value ?? null,
    refused: fields.has("jobAd")
      ? []
      : [{ field: "description", from: "jobAd", message: boardTexts.notes.unlistedText }],
  });
}

function section(fields: Fields, name: string, as: AdvertText["as"]): AdvertText[] {
  const path = `jobAd.sections.${name}`;
  const told = fields.text(`${path}.text`);
  const heading = fields.text(`${path}.title`)?.value ?? null;
  return told ? [{ heading, html: told.value, from: path, as }] : [];
}

function placesOf(fields: Fields): BoardAdvert["places"] {
  const address = placeText({
    city: fields.text("location.city")?.value,
    region: fields.first("location.regionCode", "location.region")?.value,
    country: fields.text("location.country")?.value,
  });
  // "Poland, REMOTE, Poland"
  const written = withoutRepeats(
    (fields.text("location.fullLocation")?.value ?? "").replace(
      /(?:^|,)\s*remote\s*(?=,|$)/gi,
      ",",
    ),
  );
  const spellings = [address, written].flatMap((text) => text || []);
  return spellings.length > 0 ? [{ value: spellings, from: "location" }] : [];
}

function workplaceIn(fields: Fields): Told<Workplace> | null {
  if (fields.flag("location.hybrid")) return { value: "HYBRID", from: "location.hybrid" };
  const isRemote = fields.flag("location.remote");
  if (isRemote === null) return null;
  return { value: isRemote ? "REMOTE" : "ONSITE", from: "location.remote" };
}
