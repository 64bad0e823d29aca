import { boardTexts } from "#texts/boards";
import type { BoardAdvert, PayNumbers, Told } from "../board.types.js";
import { unescaped } from "../source/html-characters.js";
import { idOf } from "../values/board-ids.js";
import { employmentOf, periodOf, workplaceOf } from "../values/board-words.js";
import { toldAs, type Fields } from "../values/fields.js";
import { oneRangeOf, payOf } from "../values/told-pay.js";
import { advertOf } from "./advert-of.js";

const REAL_TAG = /<[a-z/!]/i;

/**
 * A job of Greenhouse's public board: `boards-api.greenhouse.io/v1/boards/{name}/jobs?content=true&pay_transparency=true`.
 * https://developers.greenhouse.io/job-board.html
 */
export function greenhouseAdvert(fields: Fields, at: number): BoardAdvert {
  const content = fields.text("content");
  return advertOf(at, {
    // `requisition_id` may read "See Opening ID" in every job.
    externalId: idOf(fields.text("id"), fields.text("internal_job_id")),
    title: fields.text("title"),
    // The whole text is escaped once, so that what is left then, e.g. `&nbsp;`, is HTML.
    texts: content
      ? [{ heading: null, html: htmlOf(content.value), from: "content", as: "description" }]
      : [],
    places: placesOf(fields),
    workplace: toldAs(metadata(fields, WORKPLACE), workplaceOf),
    jobType: toldAs(metadata(fields, EMPLOYMENT), employmentOf),
    pay: { text: null, numbers: payRange(fields) },
    applyUrl: fields.text("absolute_url"),
    // `updated_at` moves with every edit.
    publishedAt: fields.text("first_published"),
    company: fields.text("company_name")?.value ?? null,
  });
}

const htmlOf = (content: string): string => (REAL_TAG.test(content) ? content : unescaped(content));

function placesOf(fields: Fields): BoardAdvert["places"] {
  const written = fields.text("location.name");
  const offices = fields.list("offices").flatMap((office) => office.all("location", "name"));
  const [first] = offices;
  if (written) return [{ value: [written.value, ...offices.slice(0, 2)], from: "location.name" }];
  return first === undefined ? [] : [{ value: offices, from: "offices" }];
}

const WORKPLACE = /work\s?place|remote|location type|work (?:arrangement|model|setting)/i;
const EMPLOYMENT = /employment|(?:job|position|work|contract|commitment) type|^type$|time type/i;

/** What companies add to their jobs by names of their own. */
function metadata(fields: Fields, name: RegExp): Told<string> | null {
  for (const each of fields.list("metadata")) {
    const told = each.text("name");
    const values = each.texts("value");
    if (told && name.test(told.value) && values.length > 0)
      return { value: values.join(", "), from: `metadata: ${told.value}` };
  }
  return null;
}

/** One range for each place or level, in cents; nothing says what they are for but their titles. */
function payRange(fields: Fields): Told<PayNumbers> | null {
  const ranges = fields.list("pay_input_ranges").flatMap((range) => {
    const period = periodOf(range.all("title", "blurb").join(" "));
    const currency = range.text("currency_type")?.value ?? null;
    const [min, max] = [range.number("min_cents"), range.number("max_cents")];
    return payOf("pay_input_ranges", { min, max, currency, period, isMinor: true }) ?? [];
  });
  const range = oneRangeOf(ranges);
  return range?.value.period ? { guess: boardTexts.notes.payPeriodByTitle, ...range } : range;
}
