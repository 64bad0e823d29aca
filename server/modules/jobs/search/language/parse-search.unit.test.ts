import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { badInput } from "../../../../core/errors.js";
import { parseSearch } from "./parse-search.js";
import { loadPlaces, type Places } from "./places.js";
import { VISA_STATUSES } from "./status-names.js";
import { tokens } from "./tokens.js";

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

/** The words as a formula: `(java | kotlin) & "registered nurse" & !travel`. */
function formula(typed: string): string {
  const { text } = parseSearch(typed, { places });
  const group = (sequences: readonly string[][]) =>
    sequences.map((words) => words.join("_")).join(" | ");
  const all = text.all.map((sequences) =>
    sequences.length > 1 ? `(${group(sequences)})` : group(sequences),
  );
  return [...all, ...text.none.map((words) => `!${words.join("_")}`)].join(" & ");
}
/** The same, without other numbers and synonyms. */
const typedWords = (typed: string): string[] => {
  const { text } = parseSearch(typed, { places });
  return text.all.map(([first = []]) => first.join("_"));
};

describe("words of a search", () => {
  it.each([
    ["kubernetes", "(kubernetes | kubernete | k8s)"],
    ["K8s", "(k8s | kubernetes)"],
    ["JS", "(js | javascript | ecmascript)"],
    ["front end", "(frontend | frontends)"],
    ["c#", "c#"],
    ["c++ r", "c++ & r"],
    ["golang", "(golang | golangs | go)"],
    ["RN", "(rn | registered_nurse)"],
    ["registered nurse", "(registered | registereds | rn) & (nurse | nurses | rn)"],
    ["pm", "(pm | project_manager | product_manager | program_manager)"],
    ['"registered nurse"', "registered_nurse"],
    ['"spring boot" -senior', "spring_boot & !senior & !seniors & !sr"],
    ['java -"entry level"', "(java | javas) & !entry_level"],
    ["java NOT php", "(java | javas) & !php & !phps"],
    ["java or c#", "(java | javas | c#)"],
    ['java or "spring boot"', "(java | javas | spring_boot)"],
    ['"spring boot" or c#', "(spring_boot | c#)"],
    ["c# | c++", "(c# | c++)"],
    ["c#|c++", "(c# | c++)"],
    ["nurses", "(nurses | nurse | rn | lpn | lvn | nursing)"],
    ["RNs", "(rns | rnses | rn | registered_nurse)"],
    [
      "project managers",
      "(project | projects | project_manager | pm) & (managers | manager | project_manager | pm)",
    ],
    ["c# -k8s -tx -developer", "c# & !k8s & !kubernetes & !tx & !texas & !developer & !developers"],
    ['"dallas, tx"', "(dallas_tx | dallas_texas)"],
    ["project manager or scrum master", "(project_manager | pm | scrum_master | agile_coach)"],
    ["or c#", "c#"],
    ["c# or", "c#"],
    ["c# c# C#", "c#"],
    ["the c# job", "c#"],
    ["jobs", ""],
    ["the", ""],
    ["all jobs hiring now", ""],
    ["now hiring c#", "c#"],
    ["currently c#", "c#"],
    ["busco trabajo de c#", "c#"],
    ["quiero trabajar en c#", "c#"],
    ["se solicita c#", "c#"],
    ["e-verify required", "(everify | everifies)"],
    ["participating in E-Verify", "(everify | everifies)"],
    ["e-verify participating employers", "(everify | everifies)"],
    ["registered with e-verify", "(everify | everifies)"],
    ["employer uses e-verify", "(everify | everifies)"],
    ["c# companies that use E-Verify", "c# & (everify | everifies)"],
    ["e-verify employer number", "(everify | everifies)"],
    ["E - Verify", "(everify | everifies)"],
    ["e_verify", "(everify | everifies)"],
    ["e.verify", "(everify | everifies)"],
    ["everfiy", "(everify | everifies)"],
    ["e-verfy", "(everify | everifies)"],
    ["I-983", "(i983 | everify)"],
    ["cap-exempted", "(capexempt | capexempts)"],
    ["every c#", "(every | everies) & c#"],
    ["jobs in the United States", ""],
    ["usa", ""],
    [
      "united states of america citizen c#",
      "(united | uniteds) & (states | state) & (america | americas) & (citizen | citizens) & c#",
    ],
    ["new relic", "(new | news) & (relic | relics)"],
    ["it jobs", "it"],
    ["IT", "it"],
    ["-c#", "!c#"],
    ["W2 C2C 1099 H-1B", ""],
    ['"c#', "c#"],
    ['"nurses"', "nurses"],
    ['c# "', "c#"],
    ['""', ""],
    ["- -- !? ()", ""],
    ["", ""],
    ["c# or c#", "c#"],
    ["c# or", "c#"],
    ['c# or "" c++', "c# & c++"],
    ['"c#" "c++"', "c# & c++"],
    ['"c#" c++ or "spring boot"', "c# & (c++ | spring_boot)"],
    ['c# orc "c++"', "c# & (orc | orcs) & c++"],
    ["c# or the c++", "(c# | c++)"],
    ["c# -c# -!!", "c# & !c#"],
    ['-"the" c#', "c# & !the & !thes"],
    ['role: c# AND {w}:* NEAR("c++" ^r', "(role | roles) & c# & w & c++ & r"],
  ])("%j", (typed, expected) => {
    expect(formula(typed)).toBe(expected);
  });

  it("keeps the field IT, but not the word", () => {
    expect(typedWords("IT manager")).toEqual(["it", "manager"]);
    expect(typedWords("is it manager")).toEqual(["manager"]);
  });

  it("names the roles that are just what was typed", () => {
    expect(parseSearch("Java developers").titles.slice(0, 2)).toEqual([
      ["java", "developers"],
      ["java", "developer"],
    ]);
    expect(parseSearch("rn").titles).toEqual([["rn"], ["registered", "nurse"]]);
    expect(parseSearch("software engineer").titles).toContainEqual(["software", "developer"]);
    expect(parseSearch("java or kotlin").titles).toEqual([]);
    expect(parseSearch("").titles).toEqual([]);
    expect(parseSearch("pm").titles).toEqual([
      ["pm"],
      ["project", "manager"],
      ["product", "manager"],
      ["program", "manager"],
    ]);
    expect(parseSearch("the java -senior job").titles).toEqual([["java"]]);
    expect(parseSearch('"spring boot" developers').titles).toEqual([
      ["spring", "boot", "developers"],
      ["spring", "boot", "developer"],
      ["spring", "boot", "engineer"],
      ["spring", "boot", "programmer"],
    ]);
  });

  it("uses twelve words and says which are left out", () => {
    const typed = "a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14";
    const { text, dropped } = parseSearch(typed);
    expect(text.all).toHaveLength(12);
    expect(dropped).toEqual(["a13", "a14"]);
    expect(parseSearch(typed).titles).toEqual([]);
    expect(parseSearch("a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12")).toMatchObject({ dropped: [] });
  });

  it("says of each word once that it is left out, whether wanted or not", () => {
    const many = Array.from({ length: 13 }, (_, index) => `a${index}`);
    const excluded = many.map((word) => `-${word}`).join(" ");
    expect(parseSearch(`"${many.join(" ")}" ${excluded} b b`).dropped).toEqual([
      "a12",
      "b",
      "-a12",
    ]);
  });

  it("leaves out no word that is searched for", () => {
    expect(parseSearch("java ".repeat(13)).dropped).toEqual([]);
  });

  it("leaves out at most twelve words, and cuts a phrase to twelve", () => {
    const many = Array.from({ length: 14 }, (_, index) => `a${index}`);
    const { text } = parseSearch(`${many.map((word) => `-${word}`).join(" ")} "${many.join(" ")}"`);
    expect(text.none).toEqual(many.slice(0, 12).map((word) => [word]));
    expect(text.all).toEqual([[many.slice(0, 12)]]);
  });
});

it("names the quoted phrases", () => {
  const quoted = (typed: string) => parseSearch(typed).text.quoted;
  expect(quoted('"Spring Boot" java "c#" or "spring boot" -"entry level"')).toEqual([
    { typed: "spring boot", words: ["spring", "boot"] },
  ]);
  expect(quoted("registered nurse")).toBeUndefined();
});

describe("facts in a search", () => {
  it.each([
    ["Sponsors H-1B", ["TRANSFER", "NEW"], ""],
    ["java h1b sponsorship", ["TRANSFER", "NEW"], "java"],
    ["java will sponsor h1b", ["TRANSFER", "NEW"], "java"],
    ["H-1B transfer java", ["TRANSFER"], "java"],
    ["new H1B java", ["NEW"], "java"],
    ["visa transfer java", ["TRANSFER"], "java"],
    ["currently on h1b looking for transfer", ["TRANSFER"], "currently on"],
    ["java h1b holder needs a transfer", ["TRANSFER"], "java"],
    ["sponsors new h-1b visas", ["NEW"], ""],
    ["green card sponsorship", ["GREEN_CARD"], ""],
    ["java with visa sponsorship available", ["TRANSFER", "NEW", "GREEN_CARD"], "java"],
    ["nurse sponsorship", ["TRANSFER", "NEW", "GREEN_CARD"], "nurse"],
    ["visa sponsor", ["TRANSFER", "NEW", "GREEN_CARD"], ""],
    ["h1b", null, ""],
    ["open to h1b java", null, "java"],
    ["sponsorship manager", null, "sponsorship manager"],
    ["event sponsorship", null, "event sponsorship"],
    ["executive sponsor", null, "executive sponsor"],
    ["no sponsorship", null, ""],
    ["visa sponsorship not available", null, "visa sponsorship not available"],
    ["java sponsorship is not required", null, "java"],
    ["java no visa sponsorship", null, "java"],
    ["no h1b sponsorship", null, ""],
    ["without green card sponsorship", null, ""],
    ["patrocinio de visa enfermera", ["TRANSFER", "NEW", "GREEN_CARD"], "enfermera"],
    ["tn visa sponsorship java", null, "java"],
    ["not sponsoring new h1b visas", null, "not sponsoring new h1b visas"],
    ["gchat developer", null, "gchat developer"],
    ['"visa sponsorship"', null, '"visa sponsorship"'],
    ["H-1B sponsorship jobs", ["TRANSFER", "NEW"], "jobs"],
  ])("%j asks for sponsorship %j", (typed, sponsorship, rest) => {
    const found = parseSearch(typed, { places });
    expect([found.sponsorship, found.rest]).toEqual([sponsorship, rest]);
  });

  it.each([
    ["Java Dallas", "Dallas, TX", "Java"],
    ["java h1b transfer dallas", "Dallas, TX", "java"],
    ["java dallas -senior", "Dallas, TX", 'java -"senior"'],
    ['"spring boot" dallas', "Dallas, TX", '"spring boot"'],
    ["java or kotlin in Austin, TX", "Austin, TX", "java or kotlin"],
    ["75201", "Dallas, TX", ""],
    ['java "dallas"', null, 'java "dallas"'],
    ["java or dallas", null, "java or dallas"],
    ["dallas java", "Dallas, TX", "java"],
    ["75201 warehouse", "Dallas, TX", "warehouse"],
    ["nyc data engineer jobs", "New York, NY", "data engineer"],
    ['dallas "spring boot"', "Dallas, TX", '"spring boot"'],
    ["dallas -senior java", "Dallas, TX", '-"senior" java'],
    ['dallas or "spring boot"', null, 'dallas or "spring boot"'],
    ['"dallas" java', null, '"dallas" java'],
    ["jobs in TX", "Texas", ""],
    ["new york jobs", "New York, NY", ""],
    ["java dallas jobs", "Dallas, TX", "java"],
    ["LA jobs", "Los Angeles, CA", ""],
    ["boston area jobs", "Boston, MA", ""],
    ["nurse in tn", "Tennessee", "nurse"],
    ["java in OR", "Oregon", "java"],
    ["jobs in de", "Delaware", ""],
    ["nurse boston, ma, usa", "Boston, MA", "nurse"],
    ["jobs in washington state", "Washington", ""],
    ["OR", "Oregon", ""],
    ["dallas, tx java", "Dallas, TX", "java"],
    ["Dallas TX java", "Dallas, TX", "java"],
    ["dallas,tx java developer", "Dallas, TX", "java developer"],
    ["raleigh, nc java", "Raleigh, NC", "java"],
    ["Raleigh, North Carolina java", "Raleigh, NC", "java"],
    ["java dallas tx developer", "Dallas, TX", "java developer"],
    ["nurse Portland, OR nights", "Portland, OR", "nurse nights"],
    ["portland or seattle", null, "portland or seattle"],
    ["java sd developer", null, "java sd developer"],
    ["mobile developer in test", null, "mobile developer in test"],
    ["java tn", "Tennessee", "java"],
    ["Nashville TN nurse", "Nashville, TN", "nurse"],
    ["trabajo remoto", null, "trabajo"],
    ["los angeles java", "Los Angeles, CA", "java"],
    ["el paso warehouse", "El Paso, TX", "warehouse"],
    ["opt jobs in dallas java", "Dallas, TX", "java"],
    ["TX java", "Texas", "java"],
    ["nc java opt", "North Carolina", "java"],
    ["hybrid dallas java", "Dallas, TX", "hybrid java"],
    ["dallas,tx,java", "Dallas, TX", "java"],
    ["santa fe nurse", "Santa Fe, NM", "nurse"],
    ["menlo park react", "Menlo Park, CA", "react"],
    ["college park nurse", "College Park, MD", "nurse"],
    ["panama city nurse", "Panama City, FL", "nurse"],
    ["birmingham nurse", "Birmingham, AL", "nurse"],
    ["highland park nurse", "Highland Park, IL", "nurse"],
    ["san marcos java", null, "san marcos java"],
    ["london java", null, "london java"],
    ["dallas/java", "Dallas, TX", "java"],
    ["java/dallas", "Dallas, TX", "java"],
    ["dallas / java", "Dallas, TX", "java"],
    ["santa fe/nurse", "Santa Fe, NM", "nurse"],
    ["nurse/santa fe", "Santa Fe, NM", "nurse"],
    ["texas/java", "Texas", "java"],
    ["java/dallas, tx", "Dallas, TX", "java"],
    ["java/dallas/tx", "Dallas, TX", "java"],
    ["dallas/tx java", "Dallas, TX", "java"],
    ["react/node dallas", "Dallas, TX", "react/node"],
    ["ci/cd dallas", "Dallas, TX", "ci/cd"],
    ["dallas/plano java", null, "dallas/plano java"],
    ["qa/java", null, "qa/java"],
    ["ac/dc technician", null, "ac/dc technician"],
    ["voip/rtp engineer", null, "voip/rtp engineer"],
    ["mobile/web developer", null, "mobile/web developer"],
    ["remote/dallas java", null, "remote/dallas java"],
    ["remote/hybrid java", null, "remote/hybrid java"],
    ["remote dallas java", "Dallas, TX", "remote java"],
    ["remote, dallas java", "Dallas, TX", "remote java"],
    ["dallas remote java", "Dallas, TX", "remote java"],
    ["java dallas remote", "Dallas, TX", "remote java"],
    ["remote texas nurse", "Texas", "remote nurse"],
    ["remote ny react", "New York", "remote react"],
    ["remote or dallas java", null, "remote or dallas java"],
    ["java dallas or remote", null, "java dallas or remote"],
  ])("%j names the place %j", (typed, name, rest) => {
    const found = parseSearch(typed, { places });
    const place = found.place && found.place.kind !== "remote" ? found.place.name : null;
    expect([place, found.rest]).toEqual([name, rest]);
  });

  it.each(["W2 jobs", "H-1B sponsorship jobs", "jobs in TN", "what jobs are in Texas"])(
    "need no words beside those that fit every job: %s",
    (typed) => {
      expect(parseSearch(typed, { places }).text).toEqual({ all: [], none: [] });
    },
  );

  it("keeps the sponsorship asked for when the place is left out", () => {
    const { withoutPlace } = parseSearch("java h1b transfer dallas", { places });
    expect(withoutPlace).toBe("java h1b transfer");
  });

  it.each([
    [
      "java h1b transfer w2 dallas",
      { rest: "java", withoutPlace: "java h1b transfer w2" },
      { withoutSponsorship: "w2 java dallas", withoutTaxTerms: "h1b transfer java dallas" },
      { sponsorship: ["TRANSFER"], taxTerms: ["W2"] },
    ],
    [
      "java opt visa 60/hr no c2c dallas",
      { rest: "java", withoutPlace: "java opt visa no c2c 60/hr" },
      {
        withoutStatuses: "no c2c 60/hr java dallas",
        withoutPay: "opt visa no c2c java dallas",
        withoutRefusedTaxTerms: "opt visa 60/hr java dallas",
      },
      {
        statuses: ["OPT"],
        refusedTaxTerms: ["C2C"],
        payAtLeast: { amount: 6_000, period: "HOUR" },
      },
    ],
    [
      "java",
      { rest: "java", withoutPlace: "java" },
      { withoutSponsorship: "java", withoutTaxTerms: "java" },
      { sponsorship: null, taxTerms: null },
    ],
    [
      '"java" c2c -w2',
      { rest: '"java" -"w2"', withoutPlace: '"java" -"w2" c2c' },
      { withoutSponsorship: 'c2c "java" -"w2"', withoutTaxTerms: '"java" -"w2"' },
      { sponsorship: null, taxTerms: ["C2C"] },
    ],
  ])("%j can be searched without each of its facts", (typed, rest, without, facts) => {
    expect(parseSearch(typed, { places })).toMatchObject({ ...rest, ...without, ...facts });
  });

  it.each([
    ["any remote jobs", "any"],
    ["100% remote", ""],
    ["remote only", ""],
    ["100% remote java", "java"],
    ["java fully remote", "java"],
    ["nurse remote only", "nurse"],
    ["java remoto", "java"],
    ["java/remote", "java"],
    ["remote/java", "java"],
    ["remote / java", "java"],
    ["remote mobile developer", "mobile developer"],
    ["remote/sensing", null],
    ["desde casa java", "java"],
    ["java not remote", null],
    ["java not remotely", null],
    ["java no remoto", null],
    ["java no desde casa", null],
    ["java sin remoto", null],
  ])("asks for remote work: %j", (typed, rest) => {
    const found = parseSearch(typed, { places });
    expect(found.place?.kind === "remote" ? found.rest : null).toBe(rest);
  });

  it.each([
    ["TN", ["TN"], null, "Tennessee"],
    ["tn visa", ["TN"], null, null],
    ["java TN", null, "Tennessee", "java TN visa"],
    ["java tn 60/hr", null, "Tennessee", "java TN visa 60/hr"],
    ["nurse, TN", null, "Tennessee", null],
    ["jobs in TN", null, "Tennessee", null],
    ["Nashville TN", null, "Nashville, TN", null],
    ["Tennessee", null, "Tennessee", null],
    ["java visa dallas", VISA_STATUSES, "Dallas, TX", "java dallas visa sponsorship"],
  ])("%j: status %j, place %j, or else %j", (typed, statuses, name, instead) => {
    const found = parseSearch(typed, { places });
    const place = found.place && found.place.kind !== "remote" ? found.place.name : null;
    expect([found.statuses, place, found.instead]).toEqual([statuses, name, instead]);
  });

  it.each([
    ["java no sponsorship needed", ["no sponsorship needed"]],
    ["java under $50/hr", ["under $50/hr"]],
    ["java", []],
  ])("%j has words that narrow nothing: %j", (typed, unneeded) => {
    expect(parseSearch(typed, { places })).toMatchObject({ unneeded, rest: "java" });
  });

  it("mean the same in any order and any mixture", () => {
    const facts = {
      statuses: ["opt visa", "h1b holders", "tn visa", "f-1 student"],
      payAtLeast: ["60/hr", "$60 an hour", "over 120k", "$120,000"],
      taxTerms: ["w2", "c2c"],
    } as const;
    const asked = fc.record({
      ...{
        statuses: fc.option(fc.constantFrom(...facts.statuses)),
        payAtLeast: fc.option(fc.constantFrom(...facts.payAtLeast)),
        taxTerms: fc.option(fc.constantFrom(...facts.taxTerms)),
      },
      work: fc.constantFrom("java", "registered nurse", "c#"),
      place: fc.constantFrom("", "dallas tx", "Raleigh, NC", "Dallas", "nyc", "75201"),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
    });
    fc.assert(
      fc.property(asked, ({ statuses, payAtLeast, taxTerms, work, place, order }) => {
        const pieces = [work, place, statuses ?? "", payAtLeast ?? "", taxTerms ?? ""];
        const typed = order
          .map((at) => pieces[at])
          .filter(Boolean)
          .join(" ");
        const found = parseSearch(typed, { places });
        const alone = (text: string | null) => parseSearch(text ?? "", { places });
        expect([typed, found.statuses]).toEqual([typed, alone(statuses).statuses]);
        expect([typed, found.payAtLeast]).toEqual([typed, alone(payAtLeast).payAtLeast]);
        expect([typed, found.taxTerms]).toEqual([typed, alone(taxTerms).taxTerms]);
        expect([typed, found.place]).toEqual([typed, alone(place).place]);
        expect([typed, found.rest]).toEqual([typed, work]);
        // Without one of them, the others stay.
        const { statuses: kept, payAtLeast: pay } = alone(found.withoutPlace);
        expect([typed, kept, pay]).toEqual([typed, found.statuses, found.payAtLeast]);
        expect(alone(found.withoutPay)).toMatchObject({
          ...{ statuses: found.statuses, place: found.place, taxTerms: found.taxTerms },
          payAtLeast: null,
        });
        expect(alone(found.withoutStatuses)).toMatchObject({
          ...{ payAtLeast: found.payAtLeast, place: found.place, taxTerms: found.taxTerms },
          statuses: null,
        });
      }),
      { numRuns: 500 },
    );
  });

  it("takes a word of the site's jobs for a role or skill, not for a small place", () => {
    const read = (...work: string[]) =>
      parseSearch("java plano", { places, uses: { work, beginningCompanies: [] } }).rest;
    expect([read(), read("plano")]).toEqual(["java", "java plano"]);
  });

  it("reads only words if it is asked to", () => {
    const found = parseSearch("java h1b transfer dallas 60/hr", { readsFacts: false });
    expect([found.place, found.sponsorship, found.payAtLeast]).toEqual([null, null, null]);
    expect(found.text.all).toHaveLength(6);
  });
});

describe("any input", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(..."ab\"-|() ,.'+#&".split("")), maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          "or",
          "NOT",
          "-",
          '"',
          "java",
          "rn",
          "in",
          "TX",
          "dallas",
          "nyc",
          "|",
          "sponsors",
          "h-1b",
          "registered",
          "nurse",
          "the",
          "project",
          "manager",
          "opt",
          "visa",
          "tn",
          "60/hr",
          "over",
          "120k",
          "no",
          "w2",
        ),
        { maxLength: 20 },
      )
      .map((list) => list.join(" ").slice(0, 200)),
  );

  it("becomes tokens of the index, at most twelve words, or nothing", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const found = parseSearch(text, { places });
        const sequences = [...found.text.all.flat(), ...found.text.none, ...found.titles];
        for (const words of sequences) {
          expect(words.length).toBeGreaterThan(0);
          for (const word of words) expect(tokens(word)).toEqual([word]);
        }
        expect(found.text.all.length).toBeLessThanOrEqual(12);
        for (const group of found.text.all) expect(group.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("has the same words as a job's text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const quoted = text.replace(/["“”„«»]/g, " ");
        const words = tokens(quoted).slice(0, 12);
        fc.pre(words.length > 0);
        // Other names of a state follow what was typed.
        const asTyped = parseSearch(`"${quoted}"`).text.all.map(([typedWords]) => typedWords);
        expect(asTyped).toEqual([words]);
      }),
    );
  });

  it("gives the same words for what is left without the place", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { rest, text: words } = parseSearch(text, { places });
        fc.pre(rest.length <= 200);
        expect(parseSearch(rest, { readsFacts: false }).text).toEqual(words);
      }),
      { numRuns: 500 },
    );
  });

  it("is refused unread when it is too long", () => {
    expect(parseSearch("x".repeat(200)).text.all).toHaveLength(1);
    expect(() => parseSearch("x".repeat(201))).toThrow(
      expect.objectContaining({
        message: "Search for 200 characters or fewer.",
        details: { fields: { query: "This is too long." } },
      }),
    );
    const long = "in dallas ".repeat(1_000_000);
    expect(() => parseSearch(long, { places })).toThrow(badInput("").constructor);
  });

  // A pattern that tries all combinations of these would never end.
  it.each([
    "(".repeat(200),
    '"'.repeat(200),
    "-".repeat(200),
    "or ".repeat(66),
    "a ".repeat(100),
    " ".repeat(200),
    "a.".repeat(100),
    "h 1 b ".repeat(33),
    "sponsor ".repeat(25),
    "h1b visa ".repeat(22),
    "h1b visa, ".repeat(20),
    "green card visa transfer ".repeat(8),
    "in ".repeat(66),
    "opt ".repeat(50),
    "visa l1 ".repeat(25),
    "over $60 to ".repeat(16),
    "dallas tx ".repeat(20),
    "no c2c ".repeat(28),
    "no sponsorship ".repeat(13),
  ])("is read to its end: %j", (text) => {
    const { text: words, dropped } = parseSearch(text, { places });
    expect(words.all.length).toBeLessThanOrEqual(12);
    expect(dropped.length).toBeLessThan(200);
  });
});

describe("a distance in a search", () => {
  it.each([
    ["java within 50 miles of dallas", "Dallas, TX", 50, "java"],
    ["nurse 10 miles from Austin, TX", "Austin, TX", 10, "nurse"],
    ["nurse within a 50-mile radius of austin", "Austin, TX", 50, "nurse"],
    ["java dallas within 100 miles", "Dallas, TX", 100, "java"],
    ["java dallas 50 mi", "Dallas, TX", 50, "java"],
    ["within 50 miles of 75201", "Dallas, TX", 50, ""],
    ["driver 999 miles from dallas", "Dallas, TX", 250, "driver"],
  ])("%j asks for jobs near %s", (typed, name, miles, rest) => {
    const search = parseSearch(typed, { places });
    expect(search).toMatchObject({ place: { kind: "city", name }, miles, rest });
  });

  it.each([
    "driver 300 miles a day",
    "within 50 miles of java",
    "25 miles",
    "0 miles of dallas",
    "java in dallas",
    "dallas 50 miles java",
  ])("is not in %j", (typed) => {
    expect(parseSearch(typed, { places }).miles).toBeNull();
  });

  it("stays words where no city is named", () => {
    expect(parseSearch("java within 50 miles of kotlin", { places })).toMatchObject({
      place: null,
      rest: "java within 50 miles of kotlin",
    });
  });
});
