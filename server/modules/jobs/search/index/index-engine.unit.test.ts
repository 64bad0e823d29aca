import { mkdtempSync, readdirSync, rmSync, writeFileSync, truncateSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { v7 } from "uuid";
import {
  allPages,
  DAY,
  engineOf,
  indexedJob,
  indexQuery,
  NOW,
  withWords,
} from "../../../../test/index-samples.js";
import type { IndexQuery, IndexSort, JobDocument } from "./index-calls.js";
import { IndexEngine } from "./index-engine.js";
import type { IndexFile } from "./index-file.js";
import { failureOf } from "./index-messages.js";

const idsOf = (engine: IndexEngine, facts: Partial<IndexQuery> = {}) =>
  engine.search(indexQuery(facts)).jobs.map(({ id }) => id);

describe("the words of a search", () => {
  const java = indexedJob();
  const nurse = indexedJob({
    role: "Registered Nurse",
    skills: ["ICU"],
    texts: [],
    ads: ["Reads java books."],
  });
  const cpp = indexedJob({
    role: "C++ Engineer",
    company: "Registered Trust",
    skills: ["C#", "Nurse call"],
  });
  const engine = engineOf([java, nurse, cpp]);

  it.each([
    ["a word of any field", withWords("java"), [nurse, java]],
    ["all words", withWords("java", "acme", "austin"), [java]],
    ["signs that are part of a word", withWords("c++"), [cpp]],
    ["words of HTML, without its tags", withWords("clinics"), [java, cpp]],
    ["no tag", withWords("p"), []],
    ["no fact that only the text mentions", withWords("c2c"), []],
    ["either of two words", { all: [[["icu"], ["c#"]]], none: [] }, [cpp, nurse]],
    ["a phrase of a title", { all: [[["registered", "nurse"]]], none: [] }, [nurse]],
    ["no phrase across two skills", { all: [[["c#", "nurse"]]], none: [] }, [cpp]],
    ["a phrase that only texts have, as words", { all: [[["java", "books"]]], none: [] }, [nurse]],
    ["all but those with a word", { all: [[["java"]]], none: [["icu"]] }, [java]],
    ["all but those with a phrase", { all: [], none: [["registered", "nurse"]] }, [cpp, java]],
    ["nothing for an unknown word", withWords("cobol"), []],
  ])("find %s", (_, text, expected) => {
    const ids = idsOf(engine, { text }).sort();
    expect(ids).toEqual(expected.map(({ id }) => id).sort());
  });

  it("find words that count only in titles, skills, and names there", () => {
    const text = { all: [[["enfermera"], ["java"]]], none: [], named: ["java"] };
    expect(idsOf(engine, { text })).toEqual([java.id]);
    const phrase = { all: [[["libros"], ["java", "books"]]], none: [], named: ["java books"] };
    expect(idsOf(engine, { text: phrase })).toEqual([]);
  });

  it("says which quoted phrases no job has in its title, skills, or company", () => {
    const quoted = [
      { typed: "Registered Nurse", words: ["registered", "nurse"] },
      { typed: "Java books", words: ["java", "books"] },
    ];
    const all = quoted.map(({ words }) => [words]);
    const { readAsWords, total } = engine.search(indexQuery({ text: { all, none: [], quoted } }));
    expect([readAsWords, total]).toEqual([["Java books"], 1]);
  });

  it("says which are of roles, and which begin a company's name", () => {
    const uses = engine.usesOf(["registered", "trust", "nurse", "books", "trust"]);
    expect(uses).toEqual({ work: ["registered", "nurse"], beginningCompanies: ["registered"] });
    const closing = engineOf([java, indexedJob({ company: "Boston Trust" })]);
    expect(closing.usesOf(["boston", "trust"]).beginningCompanies).toEqual(["boston"]);
    expect(closing.usesOf(["trust", "boston"]).beginningCompanies).toEqual([]);
  });

  it("puts titles before skills, and skills before texts", () => {
    const inTitle = indexedJob({ role: "Kafka Architect", postedAt: NOW - 9 * DAY });
    const inSkills = indexedJob({ skills: ["Kafka"], postedAt: NOW - 8 * DAY });
    const inText = indexedJob({ ads: ["You will see Kafka."] });
    const exact = indexedJob({ role: "Senior Kafka Engineer", postedAt: NOW - 10 * DAY });
    const ranked = engineOf([inTitle, inSkills, inText, exact]);
    const text = withWords("kafka");
    expect(idsOf(ranked, { text, sort: "BEST_MATCH" })).toEqual(
      [inTitle, exact, inSkills, inText].map(({ id }) => id),
    );
    expect(allPages(ranked, { text, sort: "BEST_MATCH" })).toEqual(
      [inTitle, exact, inSkills, inText].map(({ id }) => id),
    );
  });
});

describe("values that no open job has", () => {
  const remote = indexedJob({ skills: ["Node.js", "Java"] });
  const onSite = indexedJob({ skills: ["Kotlin"], values: { workplace: ["ONSITE"] } });
  const engine = engineOf([remote, onSite]);
  const values = { skill: ["cobol"], workplace: ["REMOTE"] };

  it("find nothing, unless their filter ignores them", () => {
    expect(engine.search(indexQuery({ values }))).toMatchObject({
      total: 0,
      unknown: { skill: ["cobol"] },
    });
    const lenient = engine.search(indexQuery({ values, lenient: ["skill"] }));
    expect(lenient).toMatchObject({ unknown: { skill: ["cobol"] }, jobs: [{ id: remote.id }] });
    const mixed = { skill: ["cobol", "kotlin"] };
    expect(idsOf(engine, { values: mixed, lenient: ["skill"] })).toEqual([onSite.id]);
  });

  it.each<[string, string[], string[], JobDocument[]]>([
    ["always count when words mean them", [], ["cobol"], []],
    ["leave what words mean", ["cobol"], ["kotlin"], [onSite]],
    ["do not outdo what words mean", ["cobol"], ["ada"], []],
    ["leave the choice that words narrow", ["cobol", "java", "kotlin"], ["java"], [remote]],
    ["leave the choice that words contradict", ["cobol", "java"], ["kotlin"], [remote]],
  ])("%s", (_case, chosen, meant, found) => {
    const asked = { values: { skill: chosen }, meant: { skill: meant }, lenient: ["skill"] };
    expect(idsOf(engine, asked)).toEqual(found.map(({ id }) => id));
  });

  it.each([
    ["javva", "Java"],
    ["kotln", "Kotlin"],
    ["node.jz", "Node.js"],
    ["cobol", undefined],
    ["", undefined],
  ])("are near others: %s", (typed, label) => {
    expect(engine.nearestValue("skill", typed)?.label).toBe(label);
  });
});

describe("an index that changes", () => {
  it("shows an edited job by its new words only", () => {
    const before = indexedJob();
    const engine = engineOf([before]);
    for (const text of ["java", "cobol"]) engine.search(indexQuery({ text: withWords(text) }));
    engine.apply({
      open: [{ ...before, role: "Cobol Developer", skills: [] }],
      gone: [],
      cursor: 6,
    });
    expect(idsOf(engine, { text: withWords("java") })).toEqual([]);
    expect(idsOf(engine, { text: withWords("cobol") })).toEqual([before.id]);
    expect(engine.search(indexQuery({ withCounts: true })).counts.skill).toEqual([]);
  });

  it("keeps the lists of searches asked before up to date, however short they are", () => {
    const [welder, baker] = [
      indexedJob({ role: "Pipe Welder" }),
      indexedJob({ role: "Pastry Baker" }),
    ];
    const others = Array.from({ length: 300 }, () => indexedJob());
    const engine = engineOf([welder, baker, ...others]);
    const phrase = (...sequence: string[]) => ({ all: [[sequence]], none: [] });
    const found = () =>
      [
        withWords("baker"),
        phrase("pipe", "welder"),
        phrase("pastry", "welder"),
        withWords("java"),
      ].map((text) => engine.search(indexQuery({ text, sort: "BEST_MATCH" })).total);
    expect(found()).toEqual([1, 1, 0, 302]);
    engine.apply({ open: [{ ...baker, role: "Pastry Welder" }], gone: [welder.id], cursor: 6 });
    expect(found()).toEqual([0, 0, 1, 301]);
    engine.apply({ open: [indexedJob({ role: "Baker" }), { ...baker }], gone: [], cursor: 7 });
    expect(found()).toEqual([2, 0, 0, 302]);
  });

  it("takes a job that is given twice as it was given last", () => {
    const java = indexedJob();
    const engine = engineOf([]);
    engine.apply({ open: [java, { ...java, role: "Cobol Developer" }], gone: [], cursor: 6 });
    expect(idsOf(engine)).toEqual([java.id]);
    expect(idsOf(engine, { text: withWords("cobol") })).toEqual([java.id]);
  });

  it("forgets a job that is gone, and does not mind one that it never had", () => {
    const [one, other] = [indexedJob(), indexedJob()];
    const engine = engineOf([one, other]);
    engine.apply({ open: [], gone: [one.id, v7()], cursor: 6 });
    expect(idsOf(engine, { text: withWords("java") })).toEqual([other.id]);
  });

  it("shows a job that was posted again first", () => {
    const [old, newer] = [indexedJob({ postedAt: NOW - 9 * DAY }), indexedJob()];
    const engine = engineOf([old, newer]);
    engine.apply({ open: [{ ...old, postedAt: NOW }], gone: [], cursor: 6 });
    expect(idsOf(engine)).toEqual([old.id, newer.id]);
  });

  it("leaves out jobs whose time is over, and takes them back if the clock was wrong", () => {
    const [short, long] = [indexedJob({ validThrough: NOW + DAY }), indexedJob()];
    const engine = engineOf([short, long]);
    expect(idsOf(engine, { now: NOW + DAY - 1 })).toHaveLength(2);
    expect(engine.search(indexQuery({ now: NOW + DAY, withCounts: true }))).toMatchObject({
      total: 1,
      counts: { workplace: [{ value: "REMOTE", total: 1 }] },
    });
    expect(idsOf(engine)).toHaveLength(2);
  });

  it("repeats and skips nothing when jobs come between two pages", () => {
    const jobs = Array.from({ length: 9 }, (_, i) => indexedJob({ postedAt: NOW - (9 - i) * DAY }));
    const engine = engineOf(jobs);
    let cursor = 6;
    const found = allPages(
      engine,
      { text: withWords("java"), sort: "BEST_MATCH" },
      {
        between: () =>
          engine.apply({ open: [indexedJob({ postedAt: NOW })], gone: [], cursor: cursor++ }),
      },
    );
    expect(found).toEqual(jobs.map(({ id }) => id).reverse());
  });
});

/** The same search by reading every job. */
function expected(jobs: readonly JobDocument[], { sort, ...facts }: IndexQuery): string[] {
  const found = jobs.filter(
    (one) =>
      one.validThrough > facts.now &&
      Object.entries(facts.values).every(
        ([filter, values]) =>
          values.length === 0 || values.some((value) => one.values[filter]?.includes(value)),
      ) &&
      (facts.payAtLeast === null || (one.hourlyPay ?? 0) >= facts.payAtLeast) &&
      (facts.postedSince === null || one.postedAt >= facts.postedSince) &&
      (facts.places === null || one.places.some((place) => facts.places?.includes(place))),
  );
  const pay = (one: JobDocument) => (sort === "PAY" ? (one.hourlyPay ?? 0) : 0);
  return found.sort((a, b) => pay(b) - pay(a) || b.postedAt - a.postedAt).map(({ id }) => id);
}

const facts = fc.record({
  postedAt: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 8, maxLength: 8 }),
  pay: fc.array(fc.constantFrom(null, 3_000, 5_000, 8_000), { minLength: 8, maxLength: 8 }),
  place: fc.array(fc.subarray([0, 1, 65_000]), { minLength: 8, maxLength: 8 }),
  workplace: fc.array(fc.subarray(["REMOTE", "HYBRID"]), { minLength: 8, maxLength: 8 }),
  ends: fc.array(fc.constantFrom(-1, 1), { minLength: 8, maxLength: 8 }),
});

/** Each from the widest to the narrowest. */
const STEPS = {
  payAtLeast: [3_000, 4_000, 8_000],
  postedWithin: [50 * DAY, 20 * DAY, DAY],
  places: [[0, 1, 65_000], [1, 65_000], []],
};

const searches = fc.record({
  values: fc.constantFrom<IndexQuery["values"]>(
    {},
    { workplace: ["REMOTE"] },
    { workplace: ["REMOTE", "HYBRID"] },
  ),
  payAtLeast: fc.constantFrom(null, 5_000),
  postedSince: fc.option(fc.integer({ min: 1, max: 60 }).map((days) => NOW - days * DAY)),
  places: fc.option(fc.subarray([0, 1, 65_000])),
  sort: fc.constantFrom<IndexSort>("NEWEST", "PAY"),
});

it("finds, sorts and pages as if it read every job, whatever the order in which they came", () => {
  fc.assert(
    fc.property(facts, searches, (of, search) => {
      const jobs = of.postedAt.map((days, i) =>
        indexedJob({
          postedAt: NOW - days * DAY,
          hourlyPay: of.pay[i] ?? null,
          places: of.place[i] ?? [],
          values: { workplace: of.workplace[i] ?? [] },
          validThrough: NOW + (of.ends[i] ?? 1) * DAY,
        }),
      );
      const engine = engineOf(jobs.slice(0, 4));
      engine.apply({ open: jobs.slice(4), gone: [], cursor: 6 });
      const wanted = indexQuery(search);
      const ids = expected(jobs, wanted);
      expect(allPages(engine, search)).toEqual(ids);
      const { total, counts } = engine.search({ ...wanted, withCounts: true });
      expect(total).toBe(ids.length);
      for (const { value, total: counted } of counts.workplace ?? [])
        expect(counted).toBe(expected(jobs, { ...wanted, values: { workplace: [value] } }).length);
      const { ranges } = engine.search({ ...wanted, ranges: STEPS });
      const each = <Step>(steps: readonly Step[], narrowed: (step: Step) => Partial<IndexQuery>) =>
        steps.map((step) => expected(jobs, { ...wanted, ...narrowed(step) }).length);
      expect(ranges).toEqual({
        payAtLeast: each(STEPS.payAtLeast, (payAtLeast) => ({ payAtLeast })),
        postedWithin: each(STEPS.postedWithin, (age) => ({ postedSince: NOW - age })),
        places: each(STEPS.places, (places) => ({ places })),
      });
      engine.close();
    }),
    { numRuns: 60 },
  );
});

describe("counts of values", () => {
  const WORKPLACES = ["REMOTE", "HYBRID", "ONSITE"];
  // Enough for two of the workplaces to be counted as frequent values.
  const jobs = Array.from({ length: 1_800 }, (_, i) =>
    indexedJob({
      role: i % 100 === 0 ? "Welder" : "Java Developer",
      skills: [`Skill ${(i * 7) % 80}`, `Skill ${i % 11}`],
      values: { workplace: [WORKPLACES[(i * i) % 3] ?? ""] },
    }),
  );
  const engine = engineOf(jobs);

  /** The most frequent values, in the order of their first job where they are as frequent. */
  function counted(among: readonly JobDocument[], valuesOf: (one: JobDocument) => string[]) {
    const all = [...new Set(jobs.flatMap(valuesOf))];
    const totals = all.map((value) => ({
      value,
      total: among.filter((one) => valuesOf(one).includes(value)).length,
    }));
    return totals
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total)
      .slice(0, 40);
  }
  const workplaceOf = ({ values }: JobDocument) => [...(values.workplace ?? [])];
  const skillsOf = ({ skills }: JobDocument) => skills.map((skill) => skill.toLowerCase());
  const has = (one: JobDocument, values: IndexQuery["values"]) =>
    (values.workplace ?? workplaceOf(one)).some((value) => workplaceOf(one).includes(value)) &&
    (values.skill ?? skillsOf(one)).some((value) => skillsOf(one).includes(value));

  it.each<[string, string | null, IndexQuery["values"]]>([
    ["all jobs", null, {}],
    ["a filter", null, { workplace: ["REMOTE"] }],
    ["two filters", null, { workplace: ["REMOTE", "ONSITE"], skill: ["skill 3", "skill 4"] }],
    ["few jobs", "welder", { workplace: ["REMOTE"] }],
  ])("leave the choices of their own filter out: %s", (_, word, values) => {
    const wordy = jobs.filter(({ role }) => word === null || role === "Welder");
    const text = word === null ? null : withWords(word);
    const { counts } = engine.search(indexQuery({ text, values, withCounts: true }));
    const shown = (filter: string) =>
      (counts[filter] ?? []).map(({ value, total }) => ({ value, total }));
    const without = (filter: string) => ({ ...values, [filter]: undefined }) as typeof values;
    const among = (filter: string) => wordy.filter((one) => has(one, without(filter)));
    expect(shown("workplace")).toEqual(counted(among("workplace"), workplaceOf));
    expect(shown("skill").slice(0, 40)).toEqual(counted(among("skill"), skillsOf));
  });

  it("follow jobs that change, close, and come back", () => {
    const changing = engineOf(jobs);
    const moved = jobs.slice(0, 900).map((one) => ({ ...one, values: { workplace: ["REMOTE"] } }));
    const [ended, gone] = [jobs.slice(900, 1_000), jobs.slice(1_000, 1_100)];
    changing.apply({
      open: [...moved, ...ended.map((one) => ({ ...one, validThrough: NOW + DAY }))],
      gone: gone.map(({ id }) => id),
      cursor: 6,
    });
    const totals = (facts: Partial<IndexQuery>) => {
      const { counts } = changing.search(indexQuery({ withCounts: true, ...facts }));
      return Object.fromEntries((counts.workplace ?? []).map(({ value, total }) => [value, total]));
    };
    const expectedOf = (among: readonly JobDocument[]) =>
      Object.fromEntries(counted(among, workplaceOf).map(({ value, total }) => [value, total]));
    const rest = jobs.slice(1_100);
    expect(totals({})).toEqual(expectedOf([...moved, ...ended, ...rest]));
    expect(totals({ now: NOW + DAY })).toEqual(expectedOf([...moved, ...rest]));
    const welders = [...moved, ...rest].filter(({ role }) => role === "Welder");
    expect(totals({ now: NOW + DAY, text: withWords("welder") })).toEqual(expectedOf(welders));
  });
});

it("finds jobs alike by skills, title and place", () => {
  const one = indexedJob();
  const near = indexedJob({ skills: ["Java", "Kafka"] });
  const far = indexedJob({ skills: ["Java", "Kafka"], places: [9] });
  const other = indexedJob({ role: "Nurse", skills: ["ICU"], texts: [] });
  const engine = engineOf([one, far, near, other]);
  const alike = engine.alike({ ...one, first: 5, now: NOW });
  expect(alike).toEqual([near.id, far.id]);
});

describe("the file", () => {
  let directory = "";
  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), "index-"));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const written = (
    jobs = [indexedJob(), indexedJob({ role: "Nurse", postedAt: NOW - 9 * DAY })],
  ) => {
    const engine = engineOf(jobs, directory);
    engine.apply({ open: [indexedJob({ skills: ["Go"] })], gone: [], cursor: 9 });
    return engine;
  };
  const files = () => readdirSync(directory).filter((name) => name.endsWith(".jobs"));
  const damage = (work: (file: string) => void) => {
    written().close();
    for (const name of files()) work(path.join(directory, name));
  };

  it("has all of it when it is opened again", () => {
    const first = written();
    const asked = indexQuery({ withCounts: true, text: withWords("developer") });
    const before = first.search(asked);
    first.close();
    const second = new IndexEngine();
    expect(second.open(directory, "1")).toEqual({ cursor: 9, isOutdated: false });
    expect(second.search(asked)).toEqual(before);
    second.close();
  });

  it("is built without a journal, and has no pages left over", () => {
    const engine = new IndexEngine();
    engine.create(directory, "1");
    expect(readdirSync(directory)).toEqual(files());
    const texts = Array.from({ length: 2_000 }, (_, n) => `Text${n} of ad${n * 7}`);
    for (let part = 0; part < texts.length; part += 100)
      engine.fill(texts.slice(part, part + 100).map((text) => indexedJob({ ads: [text] })));
    engine.finish(5);
    const { file } = (engine as unknown as { current: { file: IndexFile } }).current;
    expect(file.sql.prepare("PRAGMA freelist_count").rows()).toEqual([[0]]);
    engine.close();
  });

  it("is nobody else's while it is open", () => {
    const first = written();
    expect(new IndexEngine().open(directory, "1")).toBeNull();
    expect(idsOf(first)).toHaveLength(3);
    first.close();
  });

  it.each([
    ["of another version", () => undefined, "2"],
    ["empty", (file: string) => writeFileSync(file, ""), "1"],
    ["cut off", (file: string) => truncateSync(file, 8_192), "1"],
    ["garbage", (file: string) => writeFileSync(file, "no database ".repeat(900)), "1"],
  ])("is removed if it is %s", (_, work, version) => {
    damage(work);
    expect(new IndexEngine().open(directory, version)).toBeNull();
    expect(files()).toEqual([]);
  });

  it("is not used before it is complete", () => {
    const engine = new IndexEngine();
    engine.create(directory, "1");
    engine.fill([indexedJob()]);
    engine.close();
    expect(new IndexEngine().open(directory, "1")).toBeNull();
  });

  it("is damaged when the disk is full, has nothing of what did not fit, and still answers", () => {
    const engine = written();
    const { file } = (engine as unknown as { current: { file: IndexFile } }).current;
    // SQLite then fails as it does when a write fails with ENOSPC.
    file.sql.exec("PRAGMA max_page_count = 1");
    const many = Array.from({ length: 500 }, (_, n) => indexedJob({ role: `Welder ${n}` }));
    let failure: unknown;
    try {
      engine.apply({ open: many, gone: [], cursor: 10 });
    } catch (error) {
      failure = error;
    }
    expect(failureOf(failure)).toMatchObject({ isDamage: true });
    expect(failureOf(failure).message).toContain("SQLITE_FULL");
    expect(idsOf(engine, { text: withWords("java") })).toHaveLength(3);
    expect(idsOf(engine, { text: withWords("welder") })).toEqual([]);
    engine.close();
  });

  it("refuses to be written when it was deleted, and still answers", () => {
    const engine = written();
    for (const name of files()) rmSync(path.join(directory, name));
    expect(() => engine.apply({ open: [indexedJob()], gone: [], cursor: 10 })).toThrow(
      "the file is gone",
    );
    expect(idsOf(engine, { text: withWords("java") })).toHaveLength(3);
    engine.close();
  });
});

describe("typing errors", () => {
  const engine = engineOf([
    ...Array.from({ length: 5 }, () => indexedJob()),
    indexedJob({ role: "Nurse", skills: [], company: "Jva Labs", ads: [] }),
  ]);

  it("are corrected by the words of titles and skills", () => {
    expect(engine.correct("Srping devloper", [])).toEqual({
      text: "Spring developer",
      isSure: true,
    });
    expect(engine.correct("java", [])).toBeNull();
  });

  it("are none if a job has the word, or a place", () => {
    expect(engine.correct("jva", [])).toBeNull();
    expect(engine.correct("jav", ["jav"])).toBeNull();
    expect(engine.correct("jav", [])?.text).toBe("java");
  });

  it("are corrected by the names of places, even those of one job", () => {
    const inSeattle = indexedJob({ texts: ["Seattle, WA"], placeNames: ["Seattle", "Washington"] });
    const others = Array.from({ length: 5 }, () => indexedJob());
    const placed = engineOf([inSeattle, ...others]);
    expect(placed.correct("java seatle", [])).toEqual({ text: "java seattle", isSure: true });
    expect(placed.correct("seatle", ["seatle"])).toBeNull();
    const unplaced = engineOf([{ ...inSeattle, placeNames: [] }, ...others]);
    expect(unplaced.correct("java seatle", [])).toBeNull();
  });

  it("are corrected by the words of many jobs that came after the vocabulary was read", () => {
    const young = engineOf([]);
    expect(young.correct("nurze", [])).toBeNull();
    expect(young.usesOf(["nurse"]).work).toEqual([]);
    const nurses = Array.from({ length: 6 }, () => indexedJob({ role: "Nurse" }));
    young.apply({ open: nurses, gone: [], cursor: 1 });
    expect(young.usesOf(["nurse"]).work).toEqual(["nurse"]);
    const more = (count: number) =>
      Array.from({ length: count }, () => indexedJob({ role: "Welder" }));
    young.apply({ open: more(2), gone: [], cursor: 2 });
    expect(young.usesOf(["welder"]).work).toEqual([]);
    young.apply({ open: more(1), gone: [], cursor: 3 });
    expect(young.usesOf(["welder"]).work).toEqual(["welder"]);
    expect(young.correct("wedler", [])?.text).toBe("welder");
  });

  it("are none in words that came after the vocabulary was read", () => {
    expect(engine.correct("javv", [])?.text).toBe("java");
    engine.apply({ open: [indexedJob({ role: "Javv Expert" })], gone: [], cursor: 6 });
    expect(engine.correct("javv", [])).toBeNull();
  });
});
