import type { AdvertText, BoardAdvert, PayNumbers, Told, Workplace } from "../board.types.js";
import { boardTexts } from "#texts/boards";
import { idOf } from "../values/board-ids.js";
import { placeText } from "../values/board-places.js";
import { employmentsOf, periodOf, workplaceOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { payOf } from "../values/told-pay.js";
import { advertOf, textOf } from "./advert-of.js";

/** A job as pages tell it to search engines. https://schema.org/JobPosting */
export function jsonLdAdvert(fields: Fields, at: number): BoardAdvert {
  const skills = fields
    .texts("skills")
    .flatMap((text) => text.split(/[,;\n•]/))
    .map((text) => text.trim());
  return advertOf(at, {
    externalId: idIn(fields),
    title: fields.first("title", "name"),
    texts: textsOf(fields),
    places: placesOf(fields),
    workplace: workplaceIn(fields),
    jobType: toldAs(told(fields.texts("employmentType"), "employmentType"), employmentsOf),
    pay: payIn(fields),
    skills: told(skills.filter(Boolean), "skills"),
    applyUrl: fields.first("url", "sameAs"),
    publishedAt: fields.text("datePosted"),
    validThrough: fields.text("validThrough"),
    company: fields.first("hiringOrganization.name", "hiringOrganization")?.value ?? null,
  });
}

const told = (texts: readonly string[], from: string): Told<readonly string[]> | null =>
  texts.length > 0 ? { value: texts, from } : null;

function idIn(fields: Fields): Told<string> | null {
  const own = idOf(
    fields.text("identifier.value"),
    fields.text("identifier"),
    fields.text("identifier.@id"),
  );
  if (own) return own;
  const address = idOf(fields.text("@id"), fields.text("url"));
  return address && { ...address, guess: boardTexts.notes.idFromAddress };
}

function textsOf(fields: Fields): AdvertText[] {
  const more = [
    "responsibilities",
    "qualifications",
    "experienceRequirements",
    "educationRequirements",
    "jobBenefits",
  ];
  return [
    ...textOf(fields, "description"),
    ...more.flatMap((path) =>
      fields
        .texts(path)
        .map((html): AdvertText => ({ heading: null, html, from: path, as: "responsibilities" })),
    ),
  ];
}

function placesOf(fields: Fields): BoardAdvert["places"] {
  const places = fields.list("jobLocation").flatMap((place) => {
    const country = place.first("address.addressCountry.name", "address.addressCountry");
    const spellings = [
      placeText({
        city: place.text("address.addressLocality")?.value,
        region: place.first("address.addressRegion.name", "address.addressRegion")?.value,
        country: country?.value,
        postalCode: place.text("address.postalCode")?.value,
      }),
      place.text("address")?.value,
      place.text("name")?.value,
    ].filter((text) => typeof text === "string");
    return spellings.length > 0 ? [{ value: spellings, from: "jobLocation" }] : [];
  });
  if (places.length > 0) return places;
  const written = fields
    .texts("jobLocation")
    .map((text) => ({ value: [text], from: "jobLocation" }));
  return written.length > 0 ? written : residences(fields);
}

/** Where people of a remote job may live. */
const residences = (fields: Fields): BoardAdvert["places"] =>
  fields
    .list("applicantLocationRequirements")
    .flatMap((place) => place.all("name").slice(0, 1))
    .map((name) => ({ value: [boardTexts.remoteIn(name)], from: "applicantLocationRequirements" }));

function workplaceIn(fields: Fields): Told<Workplace> | null {
  return toldAs(fields.text("jobLocationType"), workplaceOf);
}

/** A number, a text, a value, or a range. */
function payIn(fields: Fields): BoardAdvert["pay"] {
  const number = fields.number("baseSalary") ?? fields.number("baseSalary.value");
  const unit = fields.first(
    "baseSalary.value.unitText",
    "baseSalary.unitText",
    "baseSalary.value.unitCode",
  );
  const currency = fields.first(
    "baseSalary.currency",
    "baseSalary.value.currency",
    "salaryCurrency",
  );
  const one = number ?? fields.number("baseSalary.value.value");
  const range = (end: "minValue" | "maxValue") =>
    fields.number(`baseSalary.value.${end}`) ?? fields.number(`baseSalary.${end}`) ?? one;
  const numbers: PayNumbers = {
    min: range("minValue"),
    max: range("maxValue"),
    currency: currency?.value ?? null,
    period: unit && periodOf(unit.value),
    isMinor: false,
  };
  const text = fields.first("baseSalary", "baseSalary.value");
  return {
    // A bare zero means that it is unknown.
    text: text && fields.number(text.from) === null ? text : null,
    numbers: payOf("baseSalary", numbers),
  };
}
