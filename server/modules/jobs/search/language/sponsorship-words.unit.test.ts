import { describe, expect, it } from "@jest/globals";
import { sponsorshipIn } from "./sponsorship-words.js";

const ALL = ["TRANSFER", "NEW", "GREEN_CARD"];
const H1B = ["TRANSFER", "NEW"];

describe("sponsorship in a search", () => {
  it.each([
    ["sponsor", ALL, ""],
    ["java sponsor", ALL, "java"],
    ["jobs that sponsor", ALL, ""],
    ["companies that sponsor", ALL, ""],
    ["java companies who will sponsor", ALL, "java"],
    ["companies that sponsor h1b", H1B, ""],
    ["employers that sponsor H-1B", H1B, ""],
    ["h1b sponsoring companies", H1B, ""],
    ["h1b sponsoring employers", H1B, ""],
    ["which companies sponsor h1b", H1B, ""],
    ["list of companies sponsoring h1b", H1B, "of"],
    ["companies in Dallas that sponsor h1b", H1B, "in Dallas"],
    ["nurse employers h1b sponsorship", H1B, "nurse"],
    ["company driver visa sponsorship", ALL, "company driver"],
    ["nurse jobs with visa sponsorship", ALL, "nurse"],
    ["jobs with green card sponsorship in Dallas", ["GREEN_CARD"], "in Dallas"],
  ])("%j asks for %j, whoever offers it", (typed, sponsorship, rest) => {
    expect(sponsorshipIn(typed)).toMatchObject({ sponsorship, rest });
  });

  it.each([
    ["h1b or green card sponsorship", ALL, ""],
    ["green card or h1b sponsorship", ALL, ""],
    ["sponsor h1b and green card", ALL, ""],
    ["sponsors H-1B, GC java", ALL, "java"],
    ["sponsors H-1B transfer or new", H1B, ""],
    ["new or transfer H-1B java", H1B, "java"],
    ["h1b transfer or green card sponsorship", ["TRANSFER", "GREEN_CARD"], ""],
    ["visa or green card sponsorship", ALL, ""],
    ["h1b visa sponsorship", H1B, ""],
    ["sponsors h1b transfer new york", ["TRANSFER"], "new york"],
    ["sponsors h1b transfer or new york", ["TRANSFER"], "new york"],
  ])("%j asks for every kind it names: %j", (typed, sponsorship, rest) => {
    expect(sponsorshipIn(typed)).toMatchObject({ sponsorship, rest });
  });

  it.each([
    ["laid off h1b transfer jobs dallas", ["TRANSFER"], "jobs dallas"],
    ["recently laid off h1b transfer java", ["TRANSFER"], "java"],
    ["got laid off need h1b transfer", ["TRANSFER"], ""],
    ["laid off, 60 day grace period, h1b transfer", ["TRANSFER"], ""],
    ["h1b layoff transfer asap java", ["TRANSFER"], "java"],
    ["h1b laid off looking for transfer", ["TRANSFER"], ""],
    ["urgent h1b transfer needed within 60 days", ["TRANSFER"], ""],
    ["impacted by layoffs h1b transfer", ["TRANSFER"], ""],
    ["lost my job h1b transfer java", ["TRANSFER"], "java"],
    ["h1b 60 days left transfer", ["TRANSFER"], ""],
    ["visa sponsorship required nurse", ALL, "nurse"],
    ["java h1b sponsorship immediately", H1B, "java"],
  ])("%j asks for %j, whatever was lost", (typed, sponsorship, rest) => {
    expect(sponsorshipIn(typed)).toMatchObject({ sponsorship, rest });
  });

  it.each([
    ["urgent care nurse h1b sponsorship", "urgent care nurse"],
    ["day shift nurse visa sponsorship", "day shift nurse"],
    ["grace hopper h1b transfer", "grace hopper"],
    ["90 day contract h1b transfer", "90 day contract"],
  ])("%j leaves %j, which is about the work", (typed, rest) => {
    expect(sponsorshipIn(typed)?.rest).toBe(rest);
  });

  it("takes the words about a lost job with those that ask", () => {
    expect(sponsorshipIn("java laid off h1b transfer")?.words).toBe("laid off h1b transfer");
  });

  it.each([
    ["java or h1b sponsorship", "java"],
    ["h1b sponsorship or java", "java"],
    ["java h1b sponsorship or kotlin", "java or kotlin"],
    ["java and h1b sponsorship", "java"],
    ["nurse sponsorship OR", "nurse OR"],
    ["sponsorship OR", "OR"],
  ])("%j leaves %j", (typed, rest) => {
    expect(sponsorshipIn(typed)?.rest).toBe(rest);
  });

  it.each(
    "h1b, h1b or green card, laid off nurse, layoffs, asap clinical trial sponsor, clinical trial sponsor, study sponsor, sponsor manager, sponsor oversight, event sponsorship, sponsored research, no sponsor, no sponsorship, without sponsorship, no h1b or green card sponsorship, jobs that do not sponsor, companies that don't sponsor h1b, cannot sponsor, sponsorless".split(
      ", ",
    ),
  )("%j asks for none", (typed) => {
    expect(sponsorshipIn(typed)).toBeNull();
  });
});
