import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { headToHtml } from "../../lib/head-html";
import { renderApp, testSite } from "../../test/render";
import type { JobDetail_JobFragment as Job } from "./JobDetail.generated";
import { sampleJob } from "./sample-job";
import { JobDetail } from "./JobDetail";
import { jobHead, preloadJobPosting } from "./job-detail-head";
import { jobPosting } from "./job-detail-json-ld";
import { isGone } from "#site/job-life";
import { JOB_PLACE_SAMPLES } from "#site/job-place.samples";
import { JOB_TYPE_WORDS } from "#site/job-type-words";
import { jobPicturePath } from "#site/picture-paths";
import { shareLinks } from "./job-detail-share";
import { alertWords } from "./alert-words";
import { preloadPayRank } from "./JobPay";

const job: Job = sampleJob;
const closed: Job = {
  ...job,
  status: "CLOSED",
  closedAt: "2026-11-10T08:00:00.000Z",
  closeReason: "FILLED",
  acceptsApplications: false,
};

beforeAll(() => preloadPayRank());

const show = (part: Partial<Job> = {}) =>
  renderApp(
    <JobDetail job={{ ...job, ...part }} applyBar={<p>Apply bar</p>} similar={<p>Other jobs</p>} />,
  );
const fact = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;
const FOLLOWING = Node.DOCUMENT_POSITION_FOLLOWING;
const user = userEvent.setup({ delay: null });

describe("the page", () => {
  it("shows the facts", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Senior Java Developer");
    expect(fact("Location")).toHaveTextContent("Dallas, TX");
    expect(fact("Contract")).toHaveTextContent("W-2 contract, 12 months");
    expect(fact("Salary")).toHaveTextContent("$62 - $70 per hour");
    expect(fact("Job Type")).toHaveTextContent("Contract");
    expect(fact("Work Authorization")).toHaveTextContent(
      "Open to Anyone authorized to work, OPT, H-1B",
    );
    expect(fact("Job Posted Date")).toHaveTextContent("11/01/2026");
    for (const name of ["Job Description", "Qualifications", "About Client", "Share On"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(screen.getByText("Apply bar")).toBeVisible();
  });

  it.each([
    [["US Citizen", "OPT", "green card", "H4-EAD"], /^Open to Anyone authorized to work, OPT$/],
    [["GC EAD", "US Citizen"], /^Open to Anyone authorized to work$/],
    [[], /^Open to Anyone authorized to work$/],
  ])("lists no status of %j that may work for any employer", (workAuthorization, text) => {
    show({ workAuthorization });
    expect(fact("Work Authorization")).toHaveTextContent(text);
  });

  it("lists what a job names that isn't open to everyone", () => {
    show({ workAuthorization: ["US Citizen", "OPT"], openTo: ["OPT", "US_CITIZEN"] });
    expect(fact("Work Authorization")).toHaveTextContent(/^Open to US Citizen, OPT$/);
  });

  it("says how fast the company answers, once that is measured", () => {
    const { unmount } = show();
    expect(screen.queryByText(/hear back/)).not.toBeInTheDocument();
    unmount();
    const answerTime = {
      __typename: "AnswerTime",
      percentWithinTwoDays: 85,
      applicationCount: 40,
    } as const;
    const { company } = job;
    const slow = {
      company: { ...company, answerTime: { ...answerTime, medianBusinessDays: null } },
    };
    const { unmount: leave } = show(slow);
    expect(screen.getByText("85% of applicants hear back within 2 business days")).toBeVisible();
    leave();
    show({ company: { ...company, answerTime: { ...answerTime, medianBusinessDays: 1 } } });
    expect(
      screen.getByText(
        "Half of applicants hear back within 1 business day, 85% within 2 business days",
      ),
    ).toBeVisible();
  });

  it("keeps the names of forms and contracts in one line each", () => {
    show({
      role: "C2C/W2 Developer",
      description: "<p>New H-1B and I-9.</p>",
      responsibilities: "<ul><li>On <em>F-1</em> OPT</li></ul>",
      workAuthorization: ["OPT"],
    });
    for (const name of ["H-1B", "I-9", "F-1", "C2C/W2"])
      expect(screen.getByText(name, { selector: ".unbroken" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("C2C/W2 Developer");
    expect(screen.getByText(/New/)).toHaveTextContent("New H-1B and I-9.");
  });

  it("shows the pay first, in numbers, converted, and how it compares", () => {
    show();
    const title = screen.getByRole("heading", { level: 1 });
    const pay = screen.getByText("$62–$70.50").closest("p");
    expect(pay).toHaveTextContent("Pay $62–$70.50 an hour about $129,000–$147,000 a year");
    expect(screen.getByText("Higher than 7 of 10 software jobs here")).toBeVisible();
    expect(screen.getByText("Half of them pay $56–$74 an hour")).toBeVisible();
    const places = [title, pay, screen.getByText("Location", { selector: "dt" })];
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index];
      expect(place && before?.compareDocumentPosition(place)).toBe(FOLLOWING);
    }
  });

  it("draws the pay of the others and its own on one scale", () => {
    const { container } = show();
    const bars = [...container.querySelectorAll("header svg rect")].map((bar) => [
      bar.getAttribute("x"),
      bar.getAttribute("width"),
    ]);
    // From 48 to 82 dollars: the middle eight tenths, the middle half, and this job.
    expect(bars).toEqual([
      ["0.00%", "100.00%"],
      ["23.53%", "52.94%"],
      ["41.18%", "25.00%"],
    ]);
  });

  it("has no picture if too few jobs can be compared", () => {
    const { container } = show({ payContext: null });
    expect(container.querySelector("header svg rect")).toBeNull();
    expect(screen.queryByText(/Higher than/)).not.toBeInTheDocument();
  });

  it("shows pay without numbers as the employer words it", () => {
    show({ salaryRange: null, payContext: null, salary: "Competitive, plus per diem" });
    const pay = screen.getByText("Pay", { exact: true }).closest("p");
    expect(pay).toHaveTextContent("Pay Competitive, plus per diem");
  });

  it("leaves out a contract and qualifications that there are none of", () => {
    show({ contract: "", responsibilities: "" });
    expect(screen.queryByText("Contract", { selector: "dt" })).not.toBeInTheDocument();
    expect(fact("Job Type")).toHaveTextContent("Contract");
    expect(screen.queryByRole("heading", { name: "Qualifications" })).not.toBeInTheDocument();
  });

  it("leaves out a job type that repeats the contract", () => {
    show({ contract: "Full time", jobType: "Full-time" });
    expect(fact("Contract")).toHaveTextContent("Full time");
    expect(screen.queryByText("Job Type")).not.toBeInTheDocument();
  });

  it("shows the last day to apply while the job is open", () => {
    const { unmount } = show();
    expect(screen.getByText("Open until")).toHaveTextContent("Open until 12/31/2026");
    unmount();
    show(closed);
    expect(screen.queryByText("Open until")).not.toBeInTheDocument();
  });

  it("links to the company, its jobs, skills, visa statuses and a job alert", () => {
    show();
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("nimbus.example")).toBe("https://nimbus.example/");
    expect(href("All openings at Nimbus")).toBe("/jobs?query=Nimbus");
    expect(href("Kafka job openings")).toBe("/jobs?query=Kafka");
    expect(href("What each status allows")).toBe("/blog-details/w2-c2c-1099-visa-workers");
    expect(href("Email me jobs like this")).toBe("/jobs?query=Java+Developer#job-alert");
  });

  it("does not link to a company website that is not a web address", () => {
    show({ company: { ...job.company, website: "javascript:alert(1)" } });
    expect(screen.getByRole("link", { name: "All openings at Nimbus" })).toBeVisible();
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses.filter((address) => /script|nimbus\.example/.test(address ?? ""))).toEqual([]);
  });

  it("shows other jobs, and who reads the resume", () => {
    show();
    expect(screen.getByText("Other jobs")).toBeVisible();
    expect(screen.getByText(/^Only recruiters for Nimbus/)).toBeVisible();
  });

  it("shows N/A for a missing date and says that no skills are listed", () => {
    show({ publishedAt: null, skills: [] });
    expect(fact("Job Posted Date")).toHaveTextContent("N/A");
    expect(screen.getByText("No skills listed")).toBeVisible();
  });

  it("shows ten skills at first, and the rest on demand", async () => {
    show({ skills: Array.from({ length: 12 }, (_, index) => `Skill ${index + 1}`) });
    const list = document.getElementById("job-skills");
    if (list === null) throw new Error("no list of skills");
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(within(list).getAllByRole("listitem")).toHaveLength(12);
    await user.click(screen.getByRole("button", { name: "Show Less" }));
    expect(within(list).getAllByRole("listitem")).toHaveLength(10);
  });

  it("has no toggle for ten skills", () => {
    show({ skills: Array.from({ length: 10 }, (_, index) => `Skill ${index + 1}`) });
    expect(screen.queryByRole("button", { name: "Show More" })).not.toBeInTheDocument();
  });

  it("copies the job's URL and says so", async () => {
    show();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      "https://staffboard.example/job-details/job-1",
    );
  });

  it.each([
    [closed, "This position has been filled."],
    [{ ...closed, closeReason: "WITHDRAWN" as const }, "The employer withdrew this job."],
    [{ ...closed, status: "EXPIRED" as const }, "The deadline to apply has passed."],
  ])("says why a job is closed and has no apply button (%#)", (part, text) => {
    show(part);
    expect(screen.getByRole("heading", { name: "This job is closed" })).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByText("Apply bar")).not.toBeInTheDocument();
  });
});

describe("sharing", () => {
  it("makes plain links", () => {
    const links = shareLinks("https://staffboard.example/job-details/1", "Java & Co");
    expect(links.linkedin.href).toBe(
      "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fstaffboard.example%2Fjob-details%2F1",
    );
    expect(links.email.href).toContain("subject=Java%20%26%20Co");
  });
});

describe("JSON-LD", () => {
  it("stays as the server sent it on the job's page until its code is loaded", async () => {
    const sent = { "@type": "JobPosting", title: "As sent" };
    const { canonical } = jobHead(job, testSite, "/");
    const asSent = { title: "", description: "", canonical, jsonLd: sent };
    document.head.innerHTML = headToHtml(asSent, testSite.name);
    expect(jobHead(job, testSite, "/").jsonLd).toEqual(sent);
    expect(jobHead({ ...job, id: "job-2" }, testSite, "/").jsonLd).toBeUndefined();
    await preloadJobPosting();
    expect(jobHead(job, testSite, "/").jsonLd).toMatchObject({ title: job.role });
  });

  it("describes an open job", () => {
    expect(jobPosting(job, testSite.origin)).toMatchObject({
      "@type": "JobPosting",
      title: "Senior Java Developer",
      datePosted: "2026-11-01T23:30:00.000Z",
      validThrough: "2026-12-31T17:00:00.000Z",
      employmentType: "CONTRACTOR",
      identifier: { name: "Nimbus", value: "SB-10023" },
      hiringOrganization: {
        name: "Nimbus",
        sameAs: "https://nimbus.example",
        logo: "https://staffboard.example/uploads/nimbus.svg",
      },
      jobLocation: {
        address: { addressLocality: "Dallas", addressRegion: "TX", addressCountry: "US" },
      },
      baseSalary: { currency: "USD", value: { minValue: 62, maxValue: 70.5, unitText: "HOUR" } },
      directApply: true,
    });
  });

  it.each(["DAY", "WEEK", "MONTH", "YEAR"] as const)("gives pay for a %s", (period) => {
    const salaryRange = {
      __typename: "SalaryRange",
      min: 1,
      max: 2,
      currency: "USD",
      period,
    } as const;
    expect(jobPosting({ ...job, salaryRange }, testSite.origin)).toMatchObject({
      baseSalary: { value: { unitText: period } },
    });
  });

  it.each([
    ["USD", 6200, 62],
    ["EUR", 6250, 62.5],
    ["JPY", 6200, 6200],
    ["KWD", 6250, 6.25],
  ])("gives pay in whole %s: %d of its smallest unit are %d", (currency, min, minValue) => {
    const salaryRange = {
      __typename: "SalaryRange",
      ...{ min, max: 2 * min, currency },
      period: "HOUR",
    } as const;
    expect(jobPosting({ ...job, salaryRange }, testSite.origin)).toMatchObject({
      baseSalary: { currency, value: { minValue, maxValue: 2 * minValue } },
    });
  });

  it("says that anyone authorized to work may apply, unless only citizens may", () => {
    const start = "Work authorization for the United States. Open to:";
    expect(jobPosting(job, testSite.origin)).toMatchObject({
      eligibilityToWorkRequirement: `${start} Anyone authorized to work, OPT, H-1B.`,
    });
    const openTo: Job["openTo"] = ["OPT", "H1B", "US_CITIZEN"];
    expect(jobPosting({ ...job, openTo }, testSite.origin)).toMatchObject({
      eligibilityToWorkRequirement: `${start} OPT, H-1B.`,
    });
  });

  it("marks a remote job as TELECOMMUTE within the country", () => {
    const posting = jobPosting({ ...job, workplaceType: "REMOTE" }, testSite.origin);
    expect(posting).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "US" },
    });
    expect(posting).not.toHaveProperty("jobLocation");
  });

  const place = (change: Partial<(typeof job.places)[number]>) => ({
    ...{ __typename: "JobPlace" as const, city: null, region: null, country: "US" },
    ...{ postalCode: null, ...change },
  });
  const dallas = place({ city: "Dallas", region: "TX" });
  const austin = place({ city: "Austin", region: "TX" });
  const DALLAS = { addressLocality: "Dallas", addressRegion: "TX", addressCountry: "US" };

  it.each([
    [[dallas], DALLAS],
    [[{ ...dallas, postalCode: "75201" }], { ...DALLAS, postalCode: "75201" }],
    [[place({ city: "Toronto", region: "ON", country: "CA" })], { addressCountry: "CA" }],
    [[place({ region: "TX" })], { addressRegion: "TX", addressCountry: "US" }],
    [[], { addressLocality: "Dallas, TX", addressCountry: "US" }],
  ])("has the address of a place", (places, address) => {
    expect(jobPosting({ ...job, places }, testSite.origin)).toMatchObject({
      jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", ...address } },
    });
  });

  it.each(JOB_PLACE_SAMPLES)("has the places in $location", ({ location, places, addresses }) => {
    const named = places.map(place);
    const posting = jobPosting(
      { ...job, companyLocation: location, places: named },
      testSite.origin,
    );
    const locations = [posting["jobLocation"]].flat();
    expect(locations).toEqual(
      addresses.map((address) => ({
        "@type": "Place",
        address: { "@type": "PostalAddress", ...address },
      })),
    );
  });

  it("lists several places", () => {
    expect(jobPosting({ ...job, places: [dallas, austin] }, testSite.origin)).toMatchObject({
      jobLocation: [{ address: DALLAS }, { address: { ...DALLAS, addressLocality: "Austin" } }],
    });
  });

  it.each([
    [[], { "@type": "Country", name: "US" }],
    [[place({ region: "Europe", country: null })], { "@type": "Country", name: "US" }],
    [[place({ region: "TX" })], { "@type": "State", name: "TX, US" }],
    [
      [place({}), place({ country: "CA" })],
      [
        { "@type": "Country", name: "US" },
        { "@type": "Country", name: "CA" },
      ],
    ],
  ])("says where people may live who work from home", (places, expected) => {
    const remote = { ...job, workplaceType: "REMOTE" as const, places };
    expect(jobPosting(remote, testSite.origin)).toMatchObject({
      applicantLocationRequirements: expected,
    });
  });

  it.each([
    ["Full-time", "FULL_TIME"],
    ["International payroll, full-time", "FULL_TIME"],
    ["Internal transfer", "OTHER"],
    ["Direct Hire", "FULL_TIME"],
    ["Permanent, part-time", "PART_TIME"],
    ["Full-time or part-time", ["FULL_TIME", "PART_TIME"]],
    ["Contract or full-time", ["FULL_TIME", "CONTRACTOR"]],
    ["Part time", "PART_TIME"],
    ["Contract-to-hire", "CONTRACTOR"],
    ["Internship", "INTERN"],
    ["Temporary", "TEMPORARY"],
    ["FULL_TIME", "FULL_TIME"],
    ["Full–time", "FULL_TIME"],
    ["FT/PT", ["FULL_TIME", "PART_TIME"]],
    ["Non-contract, full-time", "FULL_TIME"],
    ["CTH", "CONTRACTOR"],
    ["PRN", "PER_DIEM"],
    ["Whatever", "OTHER"],
    ["Interim", "TEMPORARY"],
    ["Seasonal", "TEMPORARY"],
    ["Fixed-term", "CONTRACTOR"],
    ["fixed term", "CONTRACTOR"],
    ["Full time, fixed term", ["FULL_TIME", "CONTRACTOR"]],
    ["Regular", "FULL_TIME"],
    ["Regular, part-time", "PART_TIME"],
    ["Direct-hire (perm)", "FULL_TIME"],
    ["Contract_to_hire", "CONTRACTOR"],
    ["CONTRACT_TO_HIRE", "CONTRACTOR"],
    ["PER_DIEM", "PER_DIEM"],
  ])("maps the job type %s", (jobType, employmentType) => {
    expect(jobPosting({ ...job, jobType }, testSite.origin)).toMatchObject({ employmentType });
  });

  it.each(JOB_TYPE_WORDS)("knows %s, as the filter of job types does", (jobType) => {
    expect(jobPosting({ ...job, jobType }, testSite.origin)).not.toMatchObject({
      employmentType: "OTHER",
    });
  });

  it("leaves out unknown values", () => {
    const bare = { ...job, salaryRange: null, validThrough: null, workAuthorization: [] };
    const posting = jobPosting(bare, testSite.origin);
    for (const name of ["baseSalary", "validThrough", "eligibilityToWorkRequirement"]) {
      expect(posting).not.toHaveProperty(name);
    }
    const without = jobPosting({ ...job, responsibilities: "" }, testSite.origin);
    expect(without["description"]).toBe(job.description);
    const head = jobHead({ ...job, contract: "" }, testSite, "/");
    expect(head.description).not.toContain("Contract");
  });

  it("escapes a closing script tag in the description", () => {
    const description = "<p>a</p></script><script>alert(1)</script>\u2028";
    const html = headToHtml(jobHead({ ...job, description }, testSite, "/"), testSite.name);
    const json = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(JSON.parse(json)).toMatchObject({
      description: expect.stringContaining("</script><script>alert(1)</script>\u2028"),
    });
  });

  it("is left out if the job is closed", () => {
    const head = jobHead(closed, testSite, "/job-details/job-1");
    expect(head).toMatchObject({ noIndex: true });
    expect(head).not.toHaveProperty("jsonLd");
  });
});

describe("title and link preview", () => {
  const headOf = (workplaceType: Job["workplaceType"], companyLocation = "Dallas, TX") => {
    const { title, description } = jobHead(
      { ...job, workplaceType, companyLocation },
      testSite,
      "/",
    );
    return [title, description.split(".")[0]];
  };

  it.each([
    ["ONSITE", "Dallas, TX", "Dallas, TX"],
    ["HYBRID", "Dallas, TX", "Dallas, TX (Hybrid)"],
    ["REMOTE", "Dallas, TX", "Dallas, TX (Remote)"],
    ["REMOTE", "remote (US)", "remote (US)"],
    ["HYBRID", "Austin, TX / Hybrid", "Austin, TX / Hybrid"],
  ] as const)("say where a job is done: %s, %s", (workplaceType, place, where) => {
    expect(headOf(workplaceType, place)).toEqual([
      `Senior Java Developer in ${where} at Nimbus`,
      `Senior Java Developer at Nimbus, ${where}`,
    ]);
  });

  it("have the code if a similar job would have the same title", () => {
    const twin = {
      ...{ __typename: "Job" as const, id: "job-2", code: "SB-10024", role: job.role },
      ...{ companyLocation: "Dallas, TX", workplaceType: "HYBRID" as Job["workplaceType"] },
      ...{ salary: "$70 per hour", salaryRange: null },
      company: { ...job.company, __typename: "Company" as const },
    };
    const titleBeside = (other: Partial<typeof twin>) =>
      jobHead({ ...job, similar: [{ ...twin, ...other }] }, testSite, "/").title;
    const title = "Senior Java Developer in Dallas, TX (Hybrid) at Nimbus";
    expect(titleBeside({})).toBe(`${title} (SB-10023)`);
    expect(titleBeside({ role: "Java Developer" })).toBe(title);
    expect(titleBeside({ workplaceType: "ONSITE" })).toBe(title);
  });

  it("escapes the place", () => {
    const head = jobHead(
      { ...job, companyLocation: 'A"<b>', workplaceType: "REMOTE" },
      testSite,
      "/",
    );
    expect(headToHtml(head, testSite.name)).toContain("in A&quot;&lt;b&gt; (Remote) at Nimbus");
  });
});

it("shows the job's own picture in link previews", () => {
  const { image } = jobHead(job, testSite, "/");
  expect(image?.url).toBe(testSite.origin + jobPicturePath("job-1", job.updatedAt));
  expect(image?.alt).toContain(job.salary);
});

describe("the lifetime of a closed job's page", () => {
  const at = (time: string) => new Date(time);

  it("ends 30 days after the job closed or expired", () => {
    expect(isGone(closed, at("2026-12-10T08:00:00.000Z"))).toBe(false);
    expect(isGone(closed, at("2026-12-10T08:00:01.000Z"))).toBe(true);
    const expired: Job = { ...closed, status: "EXPIRED", closedAt: null };
    expect(isGone(expired, at("2027-01-29T00:00:00.000Z"))).toBe(false);
    expect(isGone(expired, at("2027-01-31T00:00:00.000Z"))).toBe(true);
    expect(isGone(job, at("2030-01-01T00:00:00.000Z"))).toBe(false);
  });

  it("offers an alert for the role, without the seniority words", () => {
    expect(alertWords("Senior Java Developer (Spring) II")).toBe("Java Developer");
  });
});
