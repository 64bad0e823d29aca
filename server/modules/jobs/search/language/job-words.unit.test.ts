import { describe, expect, it } from "@jest/globals";
import { jobWords, type WrittenJob } from "./job-words.js";
import { parseSearch } from "./parse-search.js";

const job = (changes: Partial<WrittenJob> = {}): WrittenJob => ({
  code: "SB-10023",
  companyName: "Johnson & Johnson",
  role: "Senior C# Developer (IT)",
  companyLocation: "Dallas, TX",
  salary: "",
  contract: "W2 contract, 12 months",
  jobType: "Contract",
  workplaceType: "HYBRID",
  industry: "IT",
  securityClearance: "NONE",
  workAuthorization: ["H-1B transfer"],
  skills: [".NET Core", "SQL Server", "Go"],
  description: "<p>Not a remote job. Go to our market at 2 pm. C2C is fine, we pay $40 an hr.</p>",
  responsibilities: "<ul><li>Front-end work with AI</li></ul>",
  ...changes,
});
/** Whether each word typed is one of the job's. */
const has = (typed: string, changes?: Partial<WrittenJob>): boolean => {
  const words = new Set(jobWords(job(changes)).body);
  const { all } = parseSearch(typed, { readsFacts: false }).text;
  return all.every((group) => group.some((sequence) => sequence.every((word) => words.has(word))));
};

describe("words of a job", () => {
  it.each(
    "c# developer, IT, .net, johnson, dallas, texas, tx, w2, 12 months, contract, hybrid, h1b, H-1B, sql server, go, front end, frontend, ai, SB-10023, sb 10023".split(
      ", ",
    ),
  )("have %s", (typed) => {
    expect(has(typed)).toBe(true);
  });

  it.each("remote, c2c, pm, hr, java, full time, green card, market remote, pa, ar".split(", "))(
    "lack %s, which the text only mentions or does not have",
    (typed) => {
      expect(has(typed)).toBe(false);
    },
  );

  it("take facts from the fields", () => {
    expect(has("remote", { workplaceType: "REMOTE" })).toBe(true);
    expect(has("green card", { workAuthorization: ["Green card"] })).toBe(true);
    expect(has("go", { skills: [] })).toBe(false);
  });

  it("are in order in role and skills, and each once in all", () => {
    const { role, skills, company, body } = jobWords(job());
    expect(role).toEqual(["senior", "c#", "developer", "it"]);
    expect(skills).toEqual([".net", "core", "#", "sql", "server", "#", "go"]);
    expect(company).toEqual(["johnson", "johnson"]);
    expect(body).toHaveLength(new Set(body).size);
    expect(body).not.toContain("our");
    expect(body).not.toContain("#");
  });
});
