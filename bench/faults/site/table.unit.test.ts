import { describe, expect, it } from "@jest/globals";
import { heading, isRight, linesOf } from "./table.js";

const hung = { what: "longest write, s", value: null, atMost: 8 };
const slow = { what: "longest write, s", value: 12.345, atMost: 8 };
const fast = { what: "longest write, s", value: 0.1, atMost: 8 };
const none = { what: "acknowledged writes lost", value: 0, atMost: 0 };

/** What stands between the columns doesn't matter. */
const cellsOf = (line: string) => line.split(/ {2,}/);

describe("the table", () => {
  it("has a line for each number, with those of the other build first", () => {
    expect(cellsOf(heading(["beside", "this build"]))).toEqual([
      ...["fault", "what", "beside", "this build", "at most"],
    ]);
    expect(
      linesOf("silence", [
        [slow, none],
        [fast, none],
      ]).map(cellsOf),
    ).toEqual([
      ["silence", "longest write, s", "12.35", "0.1", "8"],
      ["silence", "acknowledged writes lost", "0", "0", "0"],
    ]);
  });

  it("says never for what didn't happen while it was watched", () => {
    expect(linesOf("silence", [[hung], [fast]]).map(cellsOf)).toEqual([
      ["silence", "longest write, s", "never", "0.1", "8"],
    ]);
  });

  it("keeps the numbers of one build if the other has none, and says why", () => {
    const why = "beside: not there: the migration";
    expect(linesOf("silence", [why, [fast]]).map(cellsOf)).toEqual([
      ["silence", "longest write, s", "-", "0.1", "8"],
      ["silence", why],
    ]);
    expect(linesOf("silence", [[slow], "this build: ended"]).map(cellsOf)).toEqual([
      ["silence", "longest write, s", "12.35", "-", "8"],
      ["silence", "this build: ended"],
    ]);
  });
});

describe("an outcome", () => {
  it.each([
    ["right, with all numbers in their bounds", [fast, none], true],
    ["right at the bound itself", [{ ...fast, value: 8 }], true],
    ["wrong with one number beyond", [none, slow], false],
    ["wrong if something never happened", [hung], false],
    ["wrong without numbers", [], false],
    ["wrong if it wasn't tried to the end", "this build: ended", false],
  ])("is %s", (_what, outcome, right) => {
    expect(isRight(outcome)).toBe(right);
  });
});
