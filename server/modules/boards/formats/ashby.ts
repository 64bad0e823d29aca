import type { BoardAdvert, PayNumbers, Told, Workplace } from "../board.types.js";
import { idOf } from "../values/board-ids.js";
import { placeText } from "../values/board-places.js";
import { employmentOf, periodOf, workplaceOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { oneRangeOf, payOf } from "../values/told-pay.js";
import { advertOf, textOf } from "./advert-of.js";

/**
 * A job of Ashby's public board: `api.ashbyhq.com/posting-api/job-board/{name}?includeCompensation=true`.
 * https://developers.ashbyhq.com/docs/public-job-posting-api
 * @returns null for one that the board doesn't list, which only people with its address may see
 */
export function ashbyAdvert(fields: Fields, at: number): BoardAdvert | null {
  if (fields.flag("isListed") === false) return null;
  const html = textOf(fields, "descriptionHtml");
  return advertOf(at, {
    externalId: idOf(fields.text("id")),
    title: fields.text("title"),
    texts: html.length > 0 ? html : textOf(fields, "descriptionPlain"),
    places: [fields, ...fields.list("secondaryLocations")].flatMap((place, index) =>
      placeOf(place, index === 0 ? "location" : `secondaryLocations.${index - 1}`),
    ),
    workplace: workplaceIn(fields),
    jobType: toldAs(fields.text("employmentType"), employmentOf),
    pay: payIn(fields),
    applyUrl: fields.first("applyUrl", "jobUrl"),
    publishedAt: fields.text("publishedAt"),
  });
}

function placeOf(fields: Fields, from: string): BoardAdvert["places"] {
  const address = placeText({
    city: fields.text("address.postalAddress.addressLocality")?.value,
    region: fields.text("address.postalAddress.addressRegion")?.value,
    country: fields.text("address.postalAddress.addressCountry")?.value,
  });
  const written = fields.text("location")?.value;
  const spellings = [address, written].filter((text) => typeof text === "string");
  return spellings.length > 0 ? [{ value: spellings, from }] : [];
}

function workplaceIn(fields: Fields): Told<Workplace> | null {
  const told = toldAs(fields.text("workplaceType"), workplaceOf);
  return told ?? (fields.flag("isRemote") ? { value: "REMOTE", from: "isRemote" } : null);
}

function payIn(fields: Fields): BoardAdvert["pay"] {
  const text = fields.first(
    "compensation.compensationTierSummary",
    "compensation.scrapeableCompensationSalarySummary",
  );
  const tiers = fields.list("compensation.compensationTiers");
  const components = tiers.flatMap((tier) => salaries(tier, "components"));
  const summary = () => salaries(fields, "compensation.summaryComponents");
  return { text, numbers: oneRangeOf(components.length > 0 ? components : summary()) };
}

/** The parts of pay that are for a time: equity has the interval "NONE", and bonuses are on top. */
const salaries = (fields: Fields, path: string): Told<PayNumbers>[] =>
  fields.list(path).flatMap((part) => {
    const type = part.text("compensationType")?.value ?? "";
    const period = periodOf(part.text("interval")?.value ?? "");
    if (period === null || (type !== "" && !/^(?:salary|hourly|wage)/i.test(type))) return [];
    const currency = part.text("currencyCode")?.value ?? null;
    const [min, max] = [part.number("minValue"), part.number("maxValue")];
    return payOf("compensation", { min, max, currency, period, isMinor: false }) ?? [];
  });
