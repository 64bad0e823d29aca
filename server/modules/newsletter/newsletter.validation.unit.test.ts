import { describe, expect, it } from "@jest/globals";
import { errorTexts, newsletterErrorTexts } from "#texts/errors";
import { keepSchema, mailingsSchema, subscribeSchema } from "./newsletter.validation.js";

const GOOD = { email: "ana@example.com", topics: ["NEWS"] };
const faultsOf = (change: object) =>
  (subscribeSchema.safeParse({ ...GOOD, ...change }).error?.issues ?? []).map((i) => i.message);

describe("subscribing", () => {
  it("is daily and for all jobs by default, and has each topic once", () => {
    const topics = ["JOB_ALERTS", "NEWS", "JOB_ALERTS"];
    expect(subscribeSchema.parse({ ...GOOD, topics, query: null, frequency: null })).toEqual({
      email: "ana@example.com",
      topics: ["JOB_ALERTS", "NEWS"],
      query: "",
      filter: {},
      frequency: "DAILY",
      website: false,
    });
    expect(subscribeSchema.parse({ ...GOOD, frequency: "WEEKLY" }).frequency).toBe("WEEKLY");
  });

  it("trims a search and collapses its spaces", () => {
    expect(subscribeSchema.parse({ ...GOOD, query: "  e\u0301te\u0301 \n\t  java " }).query).toBe(
      "été java",
    );
  });

  it.each([
    [{ topics: [] }, newsletterErrorTexts.chooseTopic],
    [{ topics: "NEWS" }, newsletterErrorTexts.chooseTopic],
    [{ topics: ["SPAM"] }, newsletterErrorTexts.chooseTopic],
    [{ topics: Array<string>(11).fill("NEWS") }, newsletterErrorTexts.chooseTopic],
    [{ frequency: "HOURLY" }, newsletterErrorTexts.chooseFrequency],
    [{ query: "q".repeat(201) }, errorTexts.tooLong(200)],
    [{ query: "a\u0000b" }, errorTexts.badCharacters],
  ])("%j is refused", (change, message) => {
    expect(faultsOf(change)).toEqual([message]);
  });

  it("allows ten topics and a search of 200 characters", () => {
    expect(faultsOf({ topics: Array<string>(10).fill("NEWS"), query: "q".repeat(200) })).toEqual(
      [],
    );
  });
});

describe("the subscriptions to keep", () => {
  const one = { id: "1", frequency: "DAILY" };

  it("are at most 100, each with its frequency", () => {
    const isGood = (keep: unknown) => keepSchema.safeParse({ token: "t", keep }).success;
    expect(isGood([])).toBe(true);
    expect(isGood(Array(100).fill(one))).toBe(true);
    expect(isGood(Array(101).fill(one))).toBe(false);
    expect(isGood([{ id: "1" }])).toBe(false);
    expect(isGood([{ frequency: "DAILY" }])).toBe(false);
  });
});

describe("the mailings someone wants", () => {
  const alert = { topic: "JOB_ALERTS", query: " java ", frequency: "DAILY" };

  it("have a search and a frequency, except news", () => {
    const news = { topic: "NEWS", query: "java", frequency: "DAILY" };
    expect(mailingsSchema.parse({ subscriptions: [alert, news] }).subscriptions).toEqual([
      { topic: "JOB_ALERTS", query: "java", filter: null, frequency: "DAILY" },
      { id: null, topic: "NEWS", query: "", filter: {}, frequency: "WEEKLY" },
    ]);
  });

  it("are at most 20, each of a known topic and frequency", () => {
    const faults = (subscriptions: unknown[]) =>
      (mailingsSchema.safeParse({ subscriptions }).error?.issues ?? []).map((i) => i.message);
    expect(faults(Array(20).fill(alert))).toEqual([]);
    expect(faults(Array(21).fill(alert))).toEqual([newsletterErrorTexts.tooMany(20)]);
    expect(faults([{ ...alert, topic: "SPAM" }])).toEqual([newsletterErrorTexts.chooseTopic]);
    expect(faults([{ ...alert, frequency: "HOURLY" }])).toEqual([
      newsletterErrorTexts.chooseFrequency,
    ]);
  });
});
