import { describe, expect, it } from "@jest/globals";
import { jobWords } from "../jobs/job-words.js";
import type { JobOfBoard } from "./job-input/job-input.js";
import { notesOn, oneJob } from "../../test/boards/one-advert.js";
import { readAll } from "../../test/boards/source-of.js";

const jobOf = (content: unknown): Promise<JobOfBoard> => oneJob(content, jobWords);
const USD = (min: number, max: number, period: string) => ({ min, max, currency: "USD", period });

describe("Greenhouse", () => {
  const JOB = {
    id: 41,
    title: "Kite Tester",
    absolute_url: "https://boards.example.com/k/41",
    location: { name: "Austin, TX" },
  };
  const board = (job: object) => jobOf({ jobs: [{ ...JOB, ...job }], meta: { total: 1 } });

  it("text that is escaped once is HTML, with the entities that are left", async () => {
    const { input } = await board({
      content: "&lt;p&gt;Wind&amp;nbsp;and R&amp;amp;D &amp;lt; 5 knots&lt;/p&gt;",
    });
    expect(input.description).toBe("<p>Wind\u00a0and R&amp;D &lt; 5 knots</p>");
  });

  it("was published when it was first, and is named by its own id", async () => {
    const { publishedAt, externalId } = await board({
      ...{ first_published: "2026-08-11T12:30:00-04:00", updated_at: "2026-11-02T00:00:00-04:00" },
      requisition_id: "See Opening ID",
    });
    expect(publishedAt).toEqual(new Date("2026-08-11T16:30:00Z"));
    expect(externalId).toBe("41");
  });

  it("pay is in cents, and for what its title says", async () => {
    const pay = (title: string, min_cents: number, max_cents: number) => ({
      title,
      min_cents,
      max_cents,
      currency_type: "USD",
    });
    const yearly = await board({
      pay_input_ranges: [pay("Annual salary range", 9_000_000, 12_000_050)],
    });
    expect(yearly.input.salaryRange).toEqual(USD(9_000_000, 12_000_050, "YEAR"));
    const hourly = await board({ pay_input_ranges: [pay("", 2_850, 3_400)] });
    expect(hourly.input.salaryRange).toEqual(USD(2_850, 3_400, "HOUR"));
    expect(notesOn(hourly.notes, "salaryRange")).toEqual(["GUESSED from pay_input_ranges"]);
    const several = await board({
      pay_input_ranges: [pay("Annual", 9_000_000, 10_000_000), pay("Annual", 8_000_000, 9_500_000)],
    });
    expect(several.input.salaryRange).toEqual(USD(8_000_000, 10_000_000, "YEAR"));
    expect(
      (await board({ pay_input_ranges: [pay("Annual", 0, 0)] })).input.salaryRange,
    ).toBeUndefined();
  });

  it("type and place of work are in metadata under the company's own names", async () => {
    const { input } = await board({
      metadata: [
        { name: "Careers Page Team", value: "Sky" },
        { name: "Time Type", value: ["Part-time"] },
        { name: "Workplace Type", value: "Hybrid" },
        { name: "Employment", value: null },
      ],
    });
    expect(input).toMatchObject({ jobType: "Part-time", workplaceType: "HYBRID" });
  });

  it("pay that only the text tells is a guess", async () => {
    const { input, notes } = await board({
      content:
        "&lt;p&gt;Founded in 2012 with $3M. The base pay range is $62,000 – $70,500 a year plus a $5,000 bonus.&lt;/p&gt;",
    });
    expect(input.salaryRange).toEqual(USD(6_200_000, 7_050_000, "YEAR"));
    expect(notesOn(notes, "salaryRange")).toEqual(["GUESSED from description"]);
  });
});

describe("Lever", () => {
  const POSTING = {
    id: "a-1",
    text: "Kite Tester",
    hostedUrl: "https://jobs.example.com/a-1",
    categories: { location: "Austin, TX", commitment: "Contract 6 months" },
  };
  const board = (posting: object) => jobOf([{ ...POSTING, ...posting }]);

  it("the text is the opening, the body, the lists with their titles, and what is added", async () => {
    const { input } = await board({
      ...{
        opening: "<div>First</div>",
        descriptionBody: "<div><b>Second</b></div>",
        description: "",
      },
      lists: [{ text: "You’ll bring", content: "<li>Third</li><li>Fourth</li>" }],
      ...{ additional: "<div>Fifth</div>", additionalPlain: "Fifth" },
    });
    expect(input.description).toBe(
      "<p>First</p><p><strong>Second</strong></p><h3>You’ll bring</h3><ul><li>Third</li><li>Fourth</li></ul><p>Fifth</p>",
    );
  });

  it("an older posting has its text in one, which isn't repeated in newer ones", async () => {
    expect(
      (await board({ description: "<div>All</div>", descriptionPlain: "All" })).input.description,
    ).toBe("<p>All</p>");
    const both = await board({ description: "<div>First</div>", opening: "<div>First</div>" });
    expect(both.input.description).toBe("<p>First</p>");
    expect(
      (await board({ description: "", descriptionPlain: "Two\nlines" })).input.description,
    ).toBe("<p>Two<br>lines</p>");
  });

  it.each([
    ["per-year-salary", 61_000.5, USD(6_100_050, 8_000_000, "YEAR"), 80_000],
    ["per-hour-wage", 32.34, USD(3_234, 4_000, "HOUR"), 40],
    ["per-month-salary", 5_000, USD(500_000, 600_000, "MONTH"), 6_000],
  ])("pay %s is in whole units with fractions", async (interval, min, range, max) => {
    const { input } = await board({ salaryRange: { min, max, currency: "USD", interval } });
    expect(input.salaryRange).toEqual(range);
  });

  it("an unspecified workplace is told by the place; times are in milliseconds", async () => {
    const { input, publishedAt, notes } = await board({
      ...{ workplaceType: "unspecified", createdAt: 1_786_012_345_678 },
      categories: { location: "Remote - US", allLocations: ["Remote - US"] },
    });
    expect(input).toMatchObject({ workplaceType: "REMOTE", companyLocation: "Remote - US" });
    expect(notesOn(notes, "workplaceType")).toEqual(["GUESSED from categories.allLocations"]);
    expect(publishedAt).toEqual(new Date(1_786_012_345_678));
  });

  it("a commitment stays in the company's words", async () => {
    expect((await board({})).input.jobType).toBe("Contract 6 months");
  });

  it("an empty list is a board without jobs", async () => {
    const { board: empty, rows } = await readAll("[]");
    expect(rows).toEqual([]);
    expect(empty.format).toBe("LEVER");
    expect(empty.summary()).toMatchObject({ adverts: 0, isWhole: true });
  });
});

describe("Ashby", () => {
  const JOB = {
    id: "b-1",
    title: "Kite Tester",
    isListed: true,
    jobUrl: "https://ashby.example.com/b-1",
    descriptionHtml: "<p>Wind.</p>",
    location: "SF HQ",
  };
  const board = (job: object) => jobOf({ apiVersion: "1", jobs: [{ ...JOB, ...job }] });

  it("jobs that the board doesn't list are skipped, and counted", async () => {
    const { adverts, board: read } = await readAll(
      JSON.stringify({ apiVersion: "1", jobs: [{ ...JOB, isListed: false }, JOB] }),
    );
    expect(adverts.map(({ at }) => at)).toEqual([2]);
    expect(read.summary()).toMatchObject({ adverts: 1, unlisted: 1, isWhole: true });
  });

  it("the address says better than the name of an office where it is; there may be many more places", async () => {
    const address = (addressLocality: string, addressRegion: string) => ({
      postalAddress: { addressLocality, addressRegion, addressCountry: "United States" },
    });
    const more = Array.from({ length: 19 }, (_, at) => ({
      location: `Office number ${at}`,
      address: null,
    }));
    const { input, notes } = await board({
      address: address("San Francisco", "California"),
      secondaryLocations: [{ location: "NYC", address: address("New York", "NY") }, ...more],
    });
    expect(input.companyLocation).toMatch(/^San Francisco, California \/ New York, NY \/ Office/);
    expect(input.companyLocation?.length).toBeLessThanOrEqual(120);
    expect(notesOn(notes, "companyLocation")).toContain("REFUSED from location");
  });

  it("equity is no pay, and pay may be missing", async () => {
    const equity = {
      compensationType: "EquityPercentage",
      interval: "NONE",
      minValue: 0.1,
      maxValue: 0.5,
    };
    const salary = {
      compensationType: "Salary",
      interval: "1 YEAR",
      currencyCode: "EUR",
      minValue: 62_000,
      maxValue: 133_000,
    };
    const paid = await board({
      compensation: {
        compensationTierSummary: "€62K – €133K • Offers Equity • Multiple Ranges",
        compensationTiers: [{ components: [equity, salary] }],
      },
    });
    expect(paid.input.salaryRange).toEqual({
      min: 6_200_000,
      max: 13_300_000,
      currency: "EUR",
      period: "YEAR",
    });
    expect(paid.input.salary).toBe("€62K – €133K • Offers Equity • Multiple Ranges");
    const free = await board({ compensation: { compensationTiers: [{ components: [equity] }] } });
    expect(free.input.salaryRange).toBeUndefined();
    expect(notesOn(free.notes, "salary")).toEqual(["REFUSED"]);
    expect(
      (await board({ compensation: null, address: null, workplaceType: null, isRemote: null }))
        .input.workplaceType,
    ).toBe("ONSITE");
    expect((await board({ isRemote: true })).input.workplaceType).toBe("REMOTE");
  });
});

describe("Recruitee", () => {
  const OFFER = {
    id: 7,
    title: "Kite Tester",
    careers_url: "https://k.example.com/o/7",
    description: "<p>Wind.</p>",
    requirements: "<ul><li>String</li></ul>",
  };
  const board = (offer: object) => jobOf({ offers: [{ ...OFFER, ...offer }] });

  it("pay is text, and times have the name of their zone", async () => {
    const { input, publishedAt } = await board({
      salary: { min: "60000", max: "75000", currency: "USD", period: "year" },
      published_at: "2026-08-05 10:10:39 UTC",
      ...{
        city: "Austin",
        state_code: "TX",
        country_code: "US",
        employment_type_code: "parttime_fixed_term",
      },
    });
    expect(input.salaryRange).toEqual(USD(6_000_000, 7_500_000, "YEAR"));
    expect(publishedAt).toEqual(new Date("2026-08-05T10:10:39Z"));
    expect(input).toMatchObject({
      companyLocation: "Austin, TX",
      jobType: "Part-time, fixed term",
      responsibilities: "<ul><li>String</li></ul>",
    });
  });

  it("one end of a range is told in words", async () => {
    const from = await board({
      salary: { min: "60000", max: null, currency: "USD", period: "year" },
    });
    expect(from.input).toMatchObject({ salary: "From $60,000 a year" });
    expect(from.input.salaryRange).toBeUndefined();
    const to = await board({ salary: { min: "0", max: "30", currency: "USD", period: "hour" } });
    expect(to.input.salary).toBe("Up to $30 an hour");
  });
});

describe("SmartRecruiters", () => {
  const POSTING = { id: "744", name: "Kite Tester", releasedDate: "2026-09-01T08:00:00.000Z" };
  const list = (posting: object, more = {}) => ({
    offset: 0,
    limit: 100,
    totalFound: 1,
    content: [{ ...POSTING, ...posting }],
    ...more,
  });

  it("a list has no texts, which is said", async () => {
    const { input, notes } = await jobOf(
      list({
        location: {
          city: "Poland",
          region: "REMOTE",
          country: "pl",
          remote: true,
          fullLocation: "Poland, REMOTE, Poland",
        },
      }),
    );
    expect(input.description).toBeUndefined();
    expect(notesOn(notes, "description")).toEqual(["REFUSED from jobAd"]);
    expect(input).toMatchObject({ companyLocation: "Poland", workplaceType: "REMOTE" });
  });

  it("a page of several isn't the whole board", async () => {
    const { board } = await readAll(JSON.stringify(list({}, { totalFound: 140 })));
    expect(board.summary()).toMatchObject({ claimed: 140, isWhole: false });
    const last = await readAll(JSON.stringify(list({}, { offset: 100, totalFound: 1 })));
    expect(last.board.summary().isWhole).toBe(false);
  });

  it("a posting alone has its sections in the order of the page", async () => {
    const section = (title: string, text: string) => ({ title, text });
    const { input } = await jobOf({
      ...POSTING,
      jobAd: {
        sections: {
          qualifications: section("Needs", "<li>String</li>"),
          jobDescription: section("The job", "<p>Wind.</p>"),
          companyDescription: section("", "<p>Quay.</p>"),
        },
      },
    });
    expect(input.description).toBe("<p>Quay.</p><h3>The job</h3><p>Wind.</p>");
    expect(input.responsibilities).toBe("<h3>Needs</h3><ul><li>String</li></ul>");
  });
});

describe("JSON-LD", () => {
  const POSTING = {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: "Kite Tester",
    description: "<p>Wind.</p>",
  };

  it.each([
    [
      "a range",
      { currency: "USD", value: { minValue: "28.50", maxValue: 34, unitText: "HOUR" } },
      USD(2_850, 3_400, "HOUR"),
    ],
    [
      "a value",
      { currency: "USD", value: { value: 60_000, unitText: "YEAR" } },
      USD(6_000_000, 6_000_000, "YEAR"),
    ],
    [
      "a number in an amount",
      { currency: "USD", value: 60_000 },
      USD(6_000_000, 6_000_000, "YEAR"),
    ],
    ["a number", 60_000, USD(6_000_000, 6_000_000, "YEAR")],
    ["a text", "$28 - $34 an hour", USD(2_800, 3_400, "HOUR")],
    [
      "zeros",
      { currency: "USD", value: { minValue: 0, maxValue: 0, unitText: "YEAR" } },
      undefined,
    ],
    ["a zero", 0, undefined],
    [
      "reversed",
      { currency: "USD", value: { minValue: 90, maxValue: 40, unitText: "HOUR" } },
      undefined,
    ],
    [
      "in no currency",
      { currency: "XYZ1", value: { minValue: 9, maxValue: 40, unitText: "HOUR" } },
      undefined,
    ],
  ])("pay as %s", async (_name, baseSalary, range) => {
    expect((await jobOf({ ...POSTING, baseSalary })).input.salaryRange).toEqual(range);
  });

  it.each([
    ["bare", POSTING],
    ["a list", [{ "@type": "WebSite" }, POSTING]],
    [
      "a graph",
      { "@graph": [{ "@type": "WebSite" }, { ...POSTING, "@type": ["Thing", "JobPosting"] }] },
    ],
    [
      "a list of items",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: POSTING }] },
    ],
    [
      "a page",
      `<!DOCTYPE html><html><head><script type="application/ld+json">{"@type":"WebSite"}</script>
      <script type="application/ld+json"><!-- ${JSON.stringify(POSTING)} --></script></head><body>Kite</body></html>`,
    ],
  ])("%s is found", async (_name, content) => {
    expect((await jobOf(content)).input.role).toBe("Kite Tester");
  });

  it("a page about a job, or a job alone, isn't all of a board", async () => {
    const page = `<html><script type="application/ld+json">${JSON.stringify(POSTING)}</script></html>`;
    for (const content of [page, JSON.stringify(POSTING), JSON.stringify({ "@graph": [POSTING] })])
      expect((await readAll(content)).board.summary()).toMatchObject({
        adverts: 1,
        isWhole: false,
      });
    expect((await readAll(JSON.stringify([POSTING]))).board.summary().isWhole).toBe(true);
  });

  it("types, places, and ids in their forms", async () => {
    const { input, externalId } = await jobOf({
      ...POSTING,
      employmentType: ["FULL_TIME", "PART_TIME"],
      jobLocation: [
        {
          address: {
            addressLocality: "Dallas",
            addressRegion: "TX",
            postalCode: "75201",
            addressCountry: { name: "US" },
          },
        },
        { address: "Austin, TX" },
      ],
      identifier: { value: "K-9" },
      responsibilities: ["<p>Fly</p>", "<p>Land</p>"],
      skills: "Knots, wind; string",
    });
    expect(input).toMatchObject({
      ...{ jobType: "Full-time or part-time", companyLocation: "Dallas, TX 75201 / Austin, TX" },
      ...{ responsibilities: "<p>Fly</p><p>Land</p>", skills: ["Knots", "wind", "string"] },
    });
    expect(externalId).toBe("K-9");
  });

  it("remote work names where people may live", async () => {
    const { input } = await jobOf({
      ...POSTING,
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "USA" },
    });
    expect(input).toMatchObject({ workplaceType: "REMOTE", companyLocation: "Remote (USA)" });
  });
});

describe("feeds with Indeed's elements", () => {
  const feed = (inside: string) =>
    jobOf(
      `<?xml version="1.0"?><source><job><title>Kite Tester</title><city>Austin</city><state>TX</state><country>US</country>${inside}</job></source>`,
    );

  it.each([
    ["Mon, 10 Aug 2026 22:49:39 GMT", "2026-08-10T22:49:39Z"],
    ["2026-08-10", "2026-08-10T00:00:00Z"],
    ["2026-08-10T22:49:39.123-05:00", "2026-08-11T03:49:39.123Z"],
    ["08/10/2026", "2026-08-10T00:00:00Z"],
    ["Aug 10, 2026", "2026-08-10T00:00:00Z"],
  ])("the date %s", async (date, time) => {
    expect((await feed(`<date><![CDATA[ ${date} ]]></date>`)).publishedAt).toEqual(new Date(time));
  });

  it.each(["yesterday", "31/31/2026", "2026-02-30", "0000-00-00", "1"])(
    "%s is no date, which is said",
    async (date) => {
      const { publishedAt, notes } = await feed(`<date>${date}</date>`);
      expect(publishedAt).toBeNull();
      expect(notesOn(notes, "publishedAt")).toEqual(["REFUSED from date"]);
    },
  );

  it.each([
    ["$28.50 - $34 per hour", USD(2_850, 3_400, "HOUR"), "$28.50 - $34 per hour"],
    ["60000-75000", USD(6_000_000, 7_500_000, "YEAR"), undefined],
    ["from $60,000 a year", undefined, "from $60,000 a year"],
    ["competitive", undefined, "competitive"],
  ])("pay as %s", async (pay, range, salary) => {
    const { input } = await feed(`<salary>${pay}</salary>`);
    expect(input.salaryRange).toEqual(range);
    expect(input.salary).toBe(salary);
  });

  it("jobs may be in an element of their own, and have elements in elements", async () => {
    const { input } = await jobOf(
      "<feed><jobs><job><title>Kite Tester</title><salary><min>28</min><max>34</max><period>hour</period></salary></job></jobs></feed>",
    );
    expect(input).toMatchObject({ role: "Kite Tester", salaryRange: USD(2_800, 3_400, "HOUR") });
  });

  it("what our own feed adds comes back", async () => {
    const { input } = await feed(
      "<skills>Knots, wind</skills><contract>W-2</contract><sponsorship>TRANSFER</sponsorship><jobtype>fulltime, contract</jobtype><experience>3 kites</experience>",
    );
    expect(input).toMatchObject({
      ...{
        skills: ["Knots", "wind"],
        contract: "W-2",
        sponsorship: ["TRANSFER"],
        jobType: "Full-time or contract",
      },
      description: "<h3>Experience</h3><p>3 kites</p>",
    });
  });

  it("names of HTML, and HTML that isn't escaped", async () => {
    const { input } = await feed(
      "<description>Caf&eacute;&nbsp;&amp; <b>bar</b><br/><ul><li>One</li><li>Two</li></ul></description>",
    );
    expect(input.description).toBe(
      "<p>Café\u00a0&amp; <strong>bar</strong><br></p><ul><li>One</li><li>Two</li></ul>",
    );
  });
});

describe("tables", () => {
  it.each([
    ["comma", 'id,title,location\n1,"Kite, big",Austin\n', "Kite, big"],
    ["semicolon", 'ID;Title;Location\r\n1;Kite;"Austin; TX"\r\n', "Kite"],
    ["tab", "Job Title\tJob Description\nKite\tWind", "Kite"],
    ["a mark", "\ufeffrole,description\nKite,Wind\n", "Kite"],
    ["named as Excel does", "sep=;\nrole;description\nKite;Wind\n", "Kite"],
    ["blank lines", "\n\nrole,description\n\nKite,Wind\n\n", "Kite"],
  ])("between their cells: %s", async (_name, content, role) => {
    expect((await jobOf(content)).input.role).toBe(role);
  });

  it("our own columns, and lists in cells", async () => {
    const { input, externalId, applyUrl } = await jobOf(
      [
        "externalId,role,description,companyLocation,workplaceType,salaryMin,salaryMax,salaryCurrency,salaryPeriod,jobType,contract,skills,workAuthorization,sponsorship,industry,securityClearance,applyUrl",
        'K-1,Kite Tester,"Wind\nand string","Austin, TX",hybrid,60000,"75,000",USD,year,Contract,W-2,"Knots, wind","H-1B; OPT",transfer,it,Public Trust,kites.example.com/k-1',
      ].join("\n"),
    );
    expect(input).toEqual({
      ...{
        role: "Kite Tester",
        description: "<p>Wind<br>and string</p>",
        companyLocation: "Austin, TX",
      },
      ...{
        workplaceType: "HYBRID",
        salaryRange: USD(6_000_000, 7_500_000, "YEAR"),
        jobType: "Contract",
        contract: "W-2",
      },
      ...{
        skills: ["Knots", "wind"],
        workAuthorization: ["H-1B", "OPT"],
        sponsorship: ["TRANSFER"],
      },
      ...{ industry: "IT", securityClearance: "PUBLIC_TRUST" },
    });
    expect([externalId, applyUrl]).toEqual(["K-1", "https://kites.example.com/k-1"]);
  });

  it("a column of ids that say nothing makes no job of many", async () => {
    const { adverts } = await readAll(
      "id,title,location\nSee Opening ID,Kite,Austin\nN/A,Wind,Austin\n0,String,Austin\n",
    );
    expect(adverts.map(({ externalId }) => externalId)).toEqual([null, null, null]);
  });
});
