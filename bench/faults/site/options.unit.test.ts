import { describe, expect, it } from "@jest/globals";
import { readOptions, UsageError } from "./options.js";
import { SITE_TRIALS } from "./trials.js";

const namesOf = (...args: string[]) => readOptions(args).trials.map(({ name }) => name);

describe("without arguments", () => {
  it("tries every fault, at its full length", () => {
    expect(readOptions([])).toEqual({
      trials: SITE_TRIALS,
      lengths: { kills: 50, away: 300, requests: 10_000, minutes: 60 },
      beside: undefined,
    });
  });
});

describe("with arguments", () => {
  it("tries the faults whose name matches", () => {
    expect(namesOf("--named", "^SES")).toEqual(["SES gone for 24 h", "SES hangs for 30 s"]);
    expect(namesOf("--named", "killed")).toEqual(["killed server"]);
  });

  it("takes lengths, and the folder of another build", () => {
    const args = ["--kills", "5", "--away", "60", "--requests", "200", "--minutes", "12"];
    expect(readOptions([...args, "--beside", "../other"])).toMatchObject({
      lengths: { kills: 5, away: 60, requests: 200, minutes: 12 },
      beside: "../other",
    });
  });
});

describe("what can't be meant", () => {
  it.each([
    [["--named", "flood"], "No fault is named flood."],
    [["--named", "("], "--named is no regular expression: ("],
    [["--kills", "0"], "--kills takes a number, not 0."],
    [["--kills", "many"], "--kills takes a number, not many."],
    [["--kills", "2.5"], "--kills takes a number, not 2.5."],
    [["--away", "-1"], "--away"],
    [["--minutes", "0"], "--minutes takes a number, not 0."],
    [["--away", "10000000"], "--away takes a number, not 10000000."],
    [["--beside"], "--beside"],
    [["--kill", "5"], "--kill"],
    [["silent"], "silent"],
  ])("%j is refused, and all that may be given is listed", (args, why) => {
    const read = () => readOptions(args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(why);
    for (const { name } of SITE_TRIALS) expect(read).toThrow(name);
  });
});

it("gives each fault a name of its own", () => {
  const names = SITE_TRIALS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
