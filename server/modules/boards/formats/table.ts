import { boardTexts } from "#texts/boards";
import type { BoardAdvert, PayNumbers, Told } from "../board.types.js";
import { idOf } from "../values/board-ids.js";
import { placeText } from "../values/board-places.js";
import { employmentsIn, periodOf, remoteOf, workplaceOf } from "../values/board-words.js";
import { Fields, toldAs } from "../values/fields.js";
import { payOf } from "../values/told-pay.js";
import { advertOf, textOf } from "./advert-of.js";

/** The usual names of columns, by their letters, ours first: those of the API, of REST, and of other systems. */
const COLUMNS = {
  externalId: [
    "externalid",
    "id",
    "jobid",
    "reference",
    "referencenumber",
    "referenceid",
    "jobcode",
    "reqid",
    "requisitionid",
    "jobreference",
    "reqnumber",
    "number",
  ],
  title: [
    "role",
    "title",
    "jobtitle",
    "position",
    "positiontitle",
    "jobname",
    "postingtitle",
    "name",
  ],
  description: [
    "advert",
    "description",
    "jobdetails",
    "jobdescription",
    "details",
    "summary",
    "body",
    "text",
    "descriptionhtml",
    "content",
  ],
  responsibilities: [
    "responsibilities",
    "qualifications",
    "requirements",
    "duties",
    "jobrequirements",
  ],
  experience: ["experience", "experiencelevel"],
  education: ["education", "educationlevel"],
  location: ["companylocation", "location", "joblocation", "place", "worklocation", "locations"],
  city: ["city", "town"],
  region: ["state", "region", "province", "stateprovince"],
  country: ["country", "countrycode"],
  postalCode: ["postalcode", "zip", "zipcode", "postcode"],
  workplace: ["workplacetype", "workplace", "worktype", "locationtype", "workmodel", "remotetype"],
  remote: ["remote", "isremote"],
  jobType: ["jobtype", "employmenttype", "type", "positiontype", "commitment", "employment"],
  contract: ["contract", "duration", "contractlength", "term", "contracttype", "length"],
  pay: ["salary", "pay", "compensation", "payrate", "rate", "salaryrange", "wage", "billrate"],
  payMin: ["salarymin", "minsalary", "paymin", "minpay", "salaryfrom", "minimumsalary", "ratemin"],
  payMax: ["salarymax", "maxsalary", "paymax", "maxpay", "salaryto", "maximumsalary", "ratemax"],
  payCurrency: ["salarycurrency", "currency", "paycurrency"],
  payPeriod: [
    "salaryperiod",
    "payperiod",
    "period",
    "salaryinterval",
    "interval",
    "salaryunit",
    "per",
    "paytype",
  ],
  skills: ["skills", "keyskills", "tags", "technologies"],
  workAuthorization: ["workauthorization", "workauthorizations", "visa", "visatypes", "opento"],
  sponsorship: ["sponsorship"],
  employerFacts: ["employerfacts"],
  industry: ["industry"],
  securityClearance: ["securityclearance", "clearance"],
  applyUrl: ["applyurl", "url", "joburl", "link", "applylink", "applicationurl", "postingurl"],
  publishedAt: [
    "publishedat",
    "jobposteddate",
    "dateposted",
    "posteddate",
    "posted",
    "date",
    "publisheddate",
    "created",
    "createdat",
    "startdate",
  ],
  validThrough: [
    "validthrough",
    "expires",
    "expirationdate",
    "closingdate",
    "enddate",
    "deadline",
    "expirydate",
  ],
  company: ["companyname", "company", "employer", "client"],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof COLUMNS;

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

/** Whether a header is one of jobs: it names a title, and a text, a place, or an id. */
export function isJobHeader(names: readonly string[]): boolean {
  const has = (...columns: readonly Column[]) =>
    columns.some((column) => COLUMNS[column].some((name) => names.map(lettersOf).includes(name)));
  return has("title") && has("description", "location", "city", "externalId");
}

/** A row of a table, or a line of our own file: a job by the names of its fields, in any spelling. */
export function tableAdvert(row: Fields, at: number): BoardAdvert {
  const columns = new TableColumns(row);
  const { cell, list } = columns;
  return advertOf(at, {
    externalId: idOf(cell("externalId")),
    title: cell("title"),
    texts: [
      ...columns.texts("description", "description"),
      ...columns.texts("responsibilities", "responsibilities"),
      ...columns.texts("experience", "responsibilities", boardTexts.headings.experience),
      ...columns.texts("education", "responsibilities", boardTexts.headings.education),
    ],
    places: columns.places(),
    workplace: toldAs(cell("workplace"), workplaceOf) ?? toldAs(cell("remote"), remoteOf),
    jobType: toldAs(cell("jobType"), employmentsIn),
    contract: cell("contract"),
    pay: columns.pay(),
    skills: list("skills"),
    workAuthorization: list("workAuthorization"),
    own: {
      sponsorship: list("sponsorship"),
      employerFacts: list("employerFacts"),
      industry: cell("industry"),
      securityClearance: cell("securityClearance"),
    },
    applyUrl: cell("applyUrl"),
    publishedAt: cell("publishedAt"),
    validThrough: cell("validThrough"),
    company: cell("company")?.value ?? null,
  });
}

/** The cells of a row by what they mean. */
class TableColumns {
  /** The names of the row's columns by their letters. */
  private readonly names: ReadonlyMap<string, string>;

  constructor(private readonly fields: Fields) {
    const { row } = fields;
    const names = typeof row === "object" && row !== null ? Object.keys(row) : [];
    this.names = new Map(names.toReversed().map((name) => [lettersOf(name), name]));
  }

  private readonly named = (column: Column): string[] =>
    COLUMNS[column].flatMap((name) => this.names.get(name) ?? []);

  /** The first of a column's spellings that isn't blank. Names may have dots, so they are no paths. */
  readonly cell = (column: Column): Told<string> | null => {
    for (const from of this.named(column)) {
      const told = this.field(from).text("value");
      if (told) return { value: told.value, from };
    }
    return null;
  };

  /** Entries of a list, or between commas, semicolons, or lines. */
  readonly list = (column: Column): Told<readonly string[]> | null => {
    for (const from of this.named(column)) {
      const texts = this.field(from).texts("value");
      const [only] = texts;
      const entries = texts.length === 1 && only ? only.split(/[;|\n]|,(?!\d)/) : texts;
      const value = entries.map((text) => text.trim()).filter(Boolean);
      if (value.length > 0) return { value, from };
    }
    return null;
  };

  texts(column: Column, as: "description" | "responsibilities", heading: string | null = null) {
    const told = this.cell(column);
    const texts = told ? textOf(new Fields({ value: told.value }), "value", as, heading) : [];
    return texts.map((text) => ({ ...text, from: told?.from ?? "" }));
  }

  places(): BoardAdvert["places"] {
    const written = this.cell("location");
    const city = this.cell("city");
    const region = this.cell("region");
    const country = this.cell("country");
    const address = placeText({
      city: city?.value,
      region: region?.value,
      country: country?.value,
      postalCode: this.cell("postalCode")?.value,
    });
    const value = [...(written ? [written.value] : []), ...(address === null ? [] : [address])];
    const from = (written ?? city ?? region ?? country)?.from ?? "";
    return value.length > 0 ? [{ value, from }] : [];
  }

  pay(): BoardAdvert["pay"] {
    const [min, max, currency, period] = (
      ["payMin", "payMax", "payCurrency", "payPeriod"] as const
    ).map(this.cell);
    const range = this.ownRange();
    const number = (told: Told<string> | null | undefined) =>
      new Fields({ value: told?.value }).number("value");
    const numbers: PayNumbers = {
      min: number(min),
      max: number(max),
      currency: currency?.value ?? null,
      period: period ? periodOf(period.value) : null,
      isMinor: false,
    };
    return {
      text: range ? this.wordsOfPay() : this.cell("pay"),
      numbers: range ?? payOf((min ?? max)?.from ?? "", numbers),
    };
  }

  /** Our own file has the range of the API, in cents. */
  private ownRange(): Told<PayNumbers> | null {
    const range = this.field("salaryRange");
    const period = range.text("value.period");
    return payOf("salaryRange", {
      min: range.number("value.min"),
      max: range.number("value.max"),
      currency: range.text("value.currency")?.value ?? null,
      period: period && periodOf(period.value),
      isMinor: true,
    });
  }

  private wordsOfPay(): Told<string> | null {
    const told = this.field("salary").text("value");
    return told && { value: told.value, from: "salary" };
  }

  private field(name: string): Fields {
    const { row } = this.fields;
    const value: unknown =
      typeof row === "object" && row !== null && Object.hasOwn(row, name)
        ? Reflect.get(row, name)
        : undefined;
    return new Fields({ value });
  }
}
