import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { IndustryEnum } from "../../server/modules/jobs/record/industry.js";
import { OPEN_DAYS } from "../../server/modules/jobs/record/job.store.js";
import { findingsFor } from "../../server/modules/jobs/posting/posting-rules.js";
import { buildDemo } from "./build-demo.js";
import type { DemoJob } from "./demo-data.js";
import { HOURLY } from "./build-hourly.js";
import { drawLogo } from "./draw-logo.js";

const NOW = new Date("2026-03-14T15:09:26.000Z");
const DAY = 86_400_000;
const { companies, jobs } = buildDemo(NOW);
const logoFolder = join(process.cwd(), "dev", "seed", "data", "logos");

const distinct = (values: readonly string[]): number => new Set(values).size;
const ageInDays = (date: Date): number => (NOW.getTime() - date.getTime()) / DAY;
const publicationDates = jobs.flatMap(({ publishedAt }) => (publishedAt ? [publishedAt] : []));
const isOpen = (job: DemoJob): boolean =>
  job.status === "PUBLISHED" && job.validThrough !== null && job.validThrough > NOW;

/** Disallowed, badly nested or unclosed tags; empty if the markup is valid. */
function markupFaults(text: string, isAllowed: (tag: string) => boolean): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, tag = "", rest = ""] of text.matchAll(/<(\/?)([\w:-]+)([^>]*)>/g)) {
    if (!isAllowed(tag)) faults.push(tag);
    if (slash === "/") {
      if (open.pop() !== tag) faults.push(`/${tag}`);
    } else if (!rest.endsWith("/")) open.push(tag);
  }
  const bare = text.replaceAll(/<\/?[\w:-]+[^>]*>/g, "");
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(bare)) faults.push("unescaped text");
  return [...faults, ...open];
}

describe("amount and spread", () => {
  it("has enough companies, jobs, professions and cities", () => {
    expect(companies.length).toBeGreaterThanOrEqual(12);
    expect(jobs.length).toBeGreaterThanOrEqual(150);
    expect(distinct(jobs.map(({ family }) => family))).toBeGreaterThanOrEqual(20);
    expect(distinct(jobs.map(({ companyLocation }) => companyLocation))).toBeGreaterThanOrEqual(15);
    expect(distinct(jobs.map(({ companyId }) => companyId))).toBe(companies.length);
  });

  it("has open jobs in every industry that has a page", () => {
    const open = jobs.filter(isOpen);
    for (const industry of Object.keys(IndustryEnum))
      expect([industry, open.filter((job) => job.industry === industry).length >= 6]).toEqual([
        industry,
        true,
      ]);
  });

  it("covers 120 days, more densely toward today, with no dates in the future", () => {
    const ages = publicationDates.map(ageInDays);
    expect(Math.max(...ages)).toBeGreaterThan(115);
    expect(Math.max(...ages)).toBeLessThanOrEqual(120);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age < 1).length).toBeGreaterThanOrEqual(3);
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(
      ages.filter((age) => age > 90).length,
    );
  });

  it("has open, expired, closed and draft jobs with matching dates", () => {
    expect(jobs.filter(isOpen).length).toBeGreaterThanOrEqual(90);
    expect(jobs.filter(({ status }) => status === "DRAFT")).toHaveLength(4);
    const closed = jobs.filter(({ status }) => status === "CLOSED");
    expect(closed).toHaveLength(6);
    for (const { publishedAt, closedAt, validThrough, closeReason } of closed) {
      expect(closeReason).toMatch(/^(FILLED|WITHDRAWN)$/);
      expect(publishedAt?.getTime()).toBeLessThan(closedAt?.getTime() ?? 0);
      expect(closedAt?.getTime()).toBeLessThan(validThrough?.getTime() ?? 0);
      expect(closedAt?.getTime()).toBeLessThan(NOW.getTime());
    }
    const expired = jobs.filter((job) => job.status === "PUBLISHED" && !isOpen(job));
    expect(expired.length).toBeGreaterThan(10);
  });

  it("keeps no job open for longer than the site does", () => {
    const last = NOW.getTime() + OPEN_DAYS * DAY;
    for (const { validThrough } of jobs.filter(isOpen))
      expect(validThrough?.getTime()).toBeLessThanOrEqual(last);
  });
});

describe("jobs paid by the hour", () => {
  const hourly = jobs.filter(({ family }) => family === HOURLY);

  it("are all open, at several employers and places, on several shifts", () => {
    expect(hourly).toHaveLength(20);
    expect(hourly.every(isOpen)).toBe(true);
    expect(distinct(hourly.map(({ companyId }) => companyId))).toBeGreaterThanOrEqual(6);
    expect(distinct(hourly.map(({ companyLocation }) => companyLocation))).toBeGreaterThanOrEqual(
      8,
    );
    const logistics = hourly.filter(({ industry }) => industry === "LOGISTICS");
    expect(logistics.length).toBeGreaterThanOrEqual(6);
    expect(hourly.filter(({ contract }) => contract.includes("night")).length).toBeGreaterThan(2);
  });

  it("are the kinds of work that the industries' pages name, and pay what it pays", () => {
    const titles = hourly.map(({ role }) => role).join("\n");
    for (const kind of [
      ...["Warehouse", "Forklift", "CNA", "Cook", "Truck Driver", "Cleaner", "Picker/Packer"],
      ...["Delivery Driver", "Machine Operator", "Assembler", "Sanitation"],
    ])
      expect(titles).toContain(kind);
    for (const { salaryRange } of hourly) {
      expect(salaryRange.min).toBeGreaterThanOrEqual(16_00);
      expect(salaryRange.max).toBeLessThanOrEqual(35_00);
    }
  });
});

describe("identity", () => {
  it("gives the same data for the same moment; only dates differ at another", () => {
    expect(buildDemo(NOW)).toEqual({ companies, jobs });
    const later = buildDemo(new Date(NOW.getTime() + 40 * DAY)).jobs;
    const lasting = ({ id, code, role, description, salary }: DemoJob) =>
      [id, code, role, description, salary].join("\n");
    expect(later.map(lasting)).toEqual(jobs.map(lasting));
  });

  it("has unique ids, codes, slugs and descriptions", () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[45][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    const ids = [...companies, ...jobs].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(uuid);
    expect(distinct(ids)).toBe(ids.length);
    expect(jobs.map(({ code }) => code)).toEqual(jobs.map((_, index) => `SB-${10001 + index}`));
    expect(distinct(jobs.map(({ description }) => description))).toBe(jobs.length);
    expect(distinct(jobs.map(({ description }) => description.slice(0, 60)))).toBe(jobs.length);
    expect(distinct(companies.map(({ slug }) => slug))).toBe(companies.length);
  });
});

describe("content", () => {
  it("keeps to the rules for advertisements, with nothing to improve", () => {
    expect(jobs.flatMap((job) => findingsFor(job))).toEqual([]);
  });

  it("has a salary text that matches its range", () => {
    for (const { salary, salaryRange, jobType, family } of jobs) {
      expect(salary).toMatch(/^\$[\d,]+–\$[\d,]+ an? (hour|year)$/);
      expect(salaryRange.min).toBeLessThan(salaryRange.max);
      expect(salaryRange.period).toBe(
        jobType === "Full-time" && family !== HOURLY ? "YEAR" : "HOUR",
      );
    }
  });

  it("uses balanced HTML of p, ul, li and strong", () => {
    const isAllowed = (tag: string): boolean => /^(p|ul|li|strong)$/.test(tag);
    for (const { code, description, responsibilities } of jobs) {
      expect([code, ...markupFaults(description + responsibilities, isAllowed)]).toEqual([code]);
      expect(`${description}${responsibilities}`).not.toMatch(/[{}]|undefined|lorem/i);
    }
  });

  it("lists 8 to 16 different skills, some lists longer than ten", () => {
    for (const { skills } of jobs) {
      expect(distinct(skills)).toBe(skills.length);
      expect(skills.length).toBeGreaterThanOrEqual(8);
      expect(skills.length).toBeLessThanOrEqual(16);
    }
    expect(jobs.filter(({ skills }) => skills.length > 10).length).toBeGreaterThan(40);
  });

  it("says of many jobs what their employers sponsor, and of many that it is nothing", () => {
    const saying = (value: DemoJob["sponsorship"][number]) =>
      jobs.filter(({ sponsorship }) => sponsorship.includes(value)).length;
    expect(saying("TRANSFER")).toBeGreaterThan(30);
    expect(saying("NEW")).toBeGreaterThan(8);
    expect(saying("GREEN_CARD")).toBeGreaterThan(15);
    expect(saying("NONE")).toBeGreaterThan(20);
    expect(jobs.filter(({ sponsorship }) => sponsorship.length === 0).length).toBeGreaterThan(30);
  });

  it("states E-Verify just where the text does, and the cap just where the employer is exempt", () => {
    const stating = (fact: DemoJob["employerFacts"][number]) =>
      jobs.filter(({ employerFacts }) => employerFacts.includes(fact));
    const named = jobs.filter(({ description }) => description.includes("E-Verify"));
    expect(named.length).toBeGreaterThan(50);
    expect(stating("E_VERIFY")).toEqual(named);
    const exempt = companies.find(({ slug }) => slug === "quillhaven-health")?.id;
    expect(stating("CAP_EXEMPT")).toEqual(jobs.filter(({ companyId }) => companyId === exempt));
  });

  it("excludes no one by status or age", () => {
    const banned =
      /\b(only (OPT|H-?1B|USC|GC|citizens)|(OPT|H-?1B|USC|GC|citizens?) (only|preferred)|native speaker|recent graduates?|young|youthful|digital natives?|rockstar|ninja|guru|salesman|manpower|he or she)\b/i;
    for (const job of jobs) {
      expect(`${job.role} ${job.description} ${job.responsibilities}`).not.toMatch(banned);
      const always = ["H4 EAD", "GC EAD", "Green Card", "US Citizen"];
      expect(job.workAuthorization).toEqual(expect.arrayContaining(always));
    }
  });

  it("describes each company in 60 to 120 words", () => {
    for (const { description, website, slug } of companies) {
      const words = description.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(120);
      expect(website).toBe(`https://${slug}.example`);
    }
  });

  it("has a well-formed logo without scripts, fonts or outside references", () => {
    for (const { slug } of companies) {
      const svg = readFileSync(join(logoFolder, `${slug}.svg`), "utf8").trim();
      const isAllowed = (tag: string): boolean => /^(svg|g|rect|path|circle)$/.test(tag);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96"/);
      expect([slug, ...markupFaults(svg, isAllowed)]).toEqual([slug]);
      expect(svg).not.toMatch(/href|url\(|style=|\son\w+=|<!|<\?/i);
    }
  });

  it("has its logo as a picture that mails show, too", async () => {
    for (const { slug, logoFile } of companies) {
      const { format, width, height } = await sharp(await drawLogo(slug)).metadata();
      expect([format, width, height]).toEqual(["png", 256, 256]);
      expect(logoFile).toBe(`${slug}.png`);
    }
  });
});
