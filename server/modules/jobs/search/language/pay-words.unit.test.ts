import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { payIn } from "./pay-words.js";

describe("pay in a search", () => {
  it.each([
    ["60/hr", 60, "HOUR", ""],
    ["$60/hr", 60, "HOUR", ""],
    ["$60/hour java", 60, "HOUR", "java"],
    ["60 / hr", 60, "HOUR", ""],
    ["$60 an hour", 60, "HOUR", ""],
    ["60 an hour", 60, "HOUR", ""],
    ["60 per hour", 60, "HOUR", ""],
    ["hourly 60", 60, "HOUR", ""],
    ["60 hourly", 60, "HOUR", ""],
    ["hourly rate $45.50", 45.5, "HOUR", ""],
    ["$60 hr", 60, "HOUR", ""],
    ["$60hr", 60, "HOUR", ""],
    ["$60ph nurse", 60, "HOUR", "nurse"],
    ["at least 45 an hour", 45, "HOUR", ""],
    ["60 dollars an hour", 60, "HOUR", ""],
    ["$50+", 50, "HOUR", ""],
    ["$ 50 java", 50, "HOUR", "java"],
    ["java $70", 70, "HOUR", "java"],
    ["pays $22 or more", 22, "HOUR", ""],
    ["paying 25 forklift", 25, "HOUR", "forklift"],
    ["$60-$70/hr java", 60, "HOUR", "java"],
    ["60-70/hr", 60, "HOUR", ""],
    ["$60 to $70 an hour", 60, "HOUR", ""],
    [">60/hr", 60, "HOUR", ""],
    ["over 120k", 120_000, "YEAR", ""],
    ["120k", 120_000, "YEAR", ""],
    ["120K java", 120_000, "YEAR", "java"],
    ["100k+ remote", 100_000, "YEAR", "remote"],
    ["$120k", 120_000, "YEAR", ""],
    ["$120,000", 120_000, "YEAR", ""],
    ["120,000", 120_000, "YEAR", ""],
    ["over 120,000 java", 120_000, "YEAR", "java"],
    ["more than 120000", 120_000, "YEAR", ""],
    ["salary 95000 accountant", 95_000, "YEAR", "accountant"],
    ["100-120k", 100_000, "YEAR", ""],
    ["100 to 120k", 100_000, "YEAR", ""],
    ["100 - 120k java", 100_000, "YEAR", "java"],
    ["$100 to $120k", 100_000, "YEAR", ""],
    ["$90,000 to 120k", 90_000, "YEAR", ""],
    ["90k to 120k", 90_000, "YEAR", ""],
    ["java 60 to 70/hr", 60, "HOUR", "java"],
    ["120k-150k data engineer", 120_000, "YEAR", "data engineer"],
    ["$120k a year", 120_000, "YEAR", ""],
    ["annual 120k", 120_000, "YEAR", ""],
    ["500 a day", 500, "DAY", ""],
    ["$2,000 a week travel nurse", 2_000, "WEEK", "travel nurse"],
    ["$5000/mo", 5_000, "MONTH", ""],
    ["20 la hora almacen", 20, "HOUR", "almacen"],
    ["$18 por hora", 18, "HOUR", ""],
    ["mas de 20 dolares la hora", 20, "HOUR", ""],
    ["60/hr or 120k", 120_000, "YEAR", ""],
    ["java w2 $55 OR", 55, "HOUR", "java w2 OR"],
    ["between 100k and 120k java", 100_000, "YEAR", "java"],
    ["between $50 and $60", 50, "HOUR", ""],
    ["between 60 and 70 an hour", 60, "HOUR", ""],
    ["no less than $60/hr", 60, "HOUR", ""],
    ["not less than 60/hr java", 60, "HOUR", "java"],
    ["60/hr+", 60, "HOUR", ""],
    ["$18/hr+ warehouse", 18, "HOUR", "warehouse"],
    ["60$", 60, "HOUR", ""],
    ["60$/hr", 60, "HOUR", ""],
    ["60 $/hr", 60, "HOUR", ""],
    ["60 usd/hr java", 60, "HOUR", "java"],
    ["$60/hr-$70/hr", 60, "HOUR", ""],
    ["$60 ph nurse", 60, "HOUR", "nurse"],
    ["20 x hora", 20, "HOUR", ""],
    ["120 k java", 120_000, "YEAR", "java"],
    ["80 mil contador", 80_000, "YEAR", "contador"],
    ["salary 120", 120_000, "YEAR", ""],
    ["salary $45", 45, "HOUR", ""],
    ["salary 120 an hour", 120, "HOUR", ""],
    ["$120k base", 120_000, "YEAR", ""],
    ["base 150k", 150_000, "YEAR", ""],
    ["150k ote sales", 150_000, "YEAR", "sales"],
    ["total comp 300k", 300_000, "YEAR", ""],
    ["$50/hr starting", 50, "HOUR", ""],
    ["120000", 120_000, "YEAR", ""],
    ["120000 java", 120_000, "YEAR", "java"],
    ["data engineer 132500", 132_500, "YEAR", "data engineer"],
    ["$75/hr or $60/hr", 60, "HOUR", ""],
    ["$75/hr , $60/hr java", 60, "HOUR", "java"],
    ["$75 / $60 java", 60, "HOUR", "java"],
    ["120k salary", 120_000, "YEAR", ""],
    ["120k pay", 120_000, "YEAR", ""],
    ["25/hr pay", 25, "HOUR", ""],
    ["60/hr rate", 60, "HOUR", ""],
    ["$120k salary java", 120_000, "YEAR", "java"],
    ["150k total comp", 150_000, "YEAR", ""],
    ["100k compensation", 100_000, "YEAR", ""],
    ["$120k base plus bonus sales", 120_000, "YEAR", "sales"],
    ["120k compensation analyst", 120_000, "YEAR", "compensation analyst"],
    [
      "100k compensation and benefits manager",
      100_000,
      "YEAR",
      "compensation and benefits manager",
    ],
    ["120 salary", 120_000, "YEAR", ""],
    ["$45 per hour pay", 45, "HOUR", ""],
    ["18 dolares hora", 18, "HOUR", ""],
    ["25 pay forklift", 25, "HOUR", "forklift"],
    ["60 hr", 60, "HOUR", ""],
    ["60 hr java", 60, "HOUR", "java"],
    ["60hr java", 60, "HOUR", "java"],
    ["60ph", 60, "HOUR", ""],
    ["java 60 ph", 60, "HOUR", "java"],
    ["US$60/hr", 60, "HOUR", ""],
    ["@60/hr", 60, "HOUR", ""],
    ["java @ 60/hr", 60, "HOUR", "java"],
    ["60 bucks/hr", 60, "HOUR", ""],
    ["60 p/h", 60, "HOUR", ""],
    ["60p/h", 60, "HOUR", ""],
    ["sixty an hour", 60, "HOUR", ""],
    ["twenty five an hour forklift", 25, "HOUR", "forklift"],
    ["twenty-five dollars an hour", 25, "HOUR", ""],
    ["one hundred fifty an hour", 150, "HOUR", ""],
    ["one hundred and ten per hour", 110, "HOUR", ""],
    ["hundred an hour", 100, "HOUR", ""],
    ["eighty thousand", 80_000, "YEAR", ""],
    ["120 thousand java", 120_000, "YEAR", "java"],
    ["120 grand", 120_000, "YEAR", ""],
    ["six figures", 100_000, "YEAR", ""],
    ["six figure salary java", 100_000, "YEAR", "java"],
    ["6-figure sales", 100_000, "YEAR", "sales"],
    ["paga 18 hora", 18, "HOUR", ""],
    ["almacen pagan 20 la hora", 20, "HOUR", "almacen"],
    ["day rate 600", 600, "DAY", ""],
    ["600 day rate java", 600, "DAY", "java"],
    ["hour rate 60", 60, "HOUR", ""],
  ])("%j asks for %d %s, which leaves %j", (text, dollars, period, rest) => {
    expect(payIn(text)).toMatchObject({
      payAtLeast: { amount: Math.round(dollars * 100), period },
      rest,
    });
  });

  it.each([
    "401k",
    "401k benefits",
    "pays 401k",
    "403b",
    "java 17",
    "python 3",
    "10194",
    "541512",
    "100000 users",
    "sb 120000",
    "job 120000",
    "900000",
    "75201",
    "24/7",
    "24/7 support",
    "9/80 schedule",
    "w2",
    "1099",
    "c2c/1099",
    "40 hours",
    "40hr week",
    "12 hr shifts",
    "8 hours a day",
    "40 hours week",
    "60 hr week",
    "work 50 hr",
    "40 hr java",
    "24 hr pharmacy",
    "12 hr nurse",
    "60 hr managers",
    "200 hr course",
    "forty hours",
    "ten years",
    "fifty states",
    "sixty",
    "top 10 pay",
    "six sigma",
    "nine hundred thousand users",
    "5 days a week",
    "10+ years",
    "over 5 years",
    "10k",
    "4k video",
    "100k users",
    "100 to 120k users",
    "120,000 users",
    "2026",
    "icd-10",
    "s4hana 2023",
    "office 365",
    "level 3",
    "60/hr or java",
    "1e9/hr",
    "999999999/hr",
    "$0",
    "-5/hr",
    "$1,23/hr",
    "$$60",
    "60k/hr",
    "base 10",
    "4 k video",
    "comp 1",
    "$3,000",
    "",
  ])("%j asks for none", (text) => {
    expect(payIn(text)).toBeNull();
  });

  it.each([
    ["under $50/hr java", "under $50/hr", "java"],
    ["up to 60/hr", "up to 60/hr", ""],
    ["less than 100k", "less than 100k", ""],
    ["max $80 an hour", "max $80 an hour", ""],
  ])("%j asks for less than an amount, by which no one can search", (text, words, rest) => {
    expect(payIn(text)).toEqual({ payAtLeast: null, words, rest });
  });

  const amounts = ["60/hr", "$60 an hour", "over 120k", "$120,000", "hourly 60", "100k+"].concat([
    "120k salary",
    "sixty an hour",
    "six figures",
    "60 ph",
    "120 thousand",
    "day rate 600",
  ]);

  it("is the same wherever it stands, and leaves the other words in order", () => {
    const work = fc.array(fc.constantFrom("java", "remote", "dallas", "nurse", "c++", "w2"), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom(...amounts), work, work, (amount, before, after) => {
        const found = payIn([...before, amount, ...after].join(" "));
        expect(found?.payAtLeast).toEqual(payIn(amount)?.payAtLeast);
        expect(found?.rest).toBe([...before, ...after].join(" "));
        expect(payIn(found?.words ?? "")?.payAtLeast).toEqual(found?.payAtLeast);
      }),
    );
  });

  it("is between the bounds of its period, whatever is typed", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(..."$,.k+-/ 0129hraneou".split("")), maxLength: 60 }),
      fc
        .array(fc.constantFrom("over", "$", "60", "120k", "an", "hour", "/hr", "or", "to", "under"))
        .map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const pay = payIn(text)?.payAtLeast;
        if (pay) expect(Number.isInteger(pay.amount) && pay.amount >= 500).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("is read in texts of any length", () => {
    for (const word of [
      "sixty",
      "one hundred and",
      "60 hr",
      "six figures",
      "60/hr",
      "over",
      "$60 to",
      "120k or",
      "1,1,1,1",
      "hourly",
      "$9".repeat(50),
    ])
      expect(() => payIn(`${word} `.repeat(800))).not.toThrow();
  });
});
