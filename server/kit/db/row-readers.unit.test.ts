import { describe, expect, it } from "@jest/globals";
import {
  columnList,
  nullable,
  readFields,
  readInteger,
  readOneOf,
  readSelected,
  readText,
  readTextIfSelected,
  readTextList,
  readTime,
} from "./row-readers.js";

const readSize = readOneOf({ SMALL: "SMALL", LARGE: "LARGE" } as const);
const now = new Date();

describe("a column", () => {
  it.each([
    ["text", readText, "", ""],
    ["an integer", readInteger, 7, 7],
    ["an integer that the driver returns as text", readInteger, "9007199254740991", 2 ** 53 - 1],
    ["a time", readTime, now, now],
    ["a list", readTextList, ["a", "b"], ["a", "b"]],
    ["one of several values", readSize, "LARGE", "LARGE"],
    ["null, if allowed", nullable(readText), null, null],
    ["text, if null is allowed", nullable(readText), "a", "a"],
    ["text that was not selected", readTextIfSelected, undefined, ""],
    ["text that was selected", readTextIfSelected, "a", "a"],
  ])("is read as %s", (_what, read, raw, value) => {
    expect(read(raw)).toEqual(value);
  });

  it.each([
    ["text", readText, 7, "expected text in a row, got number"],
    ["text", readText, null, "expected text in a row, got null"],
    ["text", readTextIfSelected, null, "expected text in a row, got null"],
    ["an integer", readInteger, 1.5, "expected an integer in a row, got number"],
    ["an integer", readInteger, "x", "expected an integer in a row, got string"],
    ["an integer", readInteger, null, "expected an integer in a row, got null"],
    ["a time", readTime, "2026-01-01", "expected a time in a row, got string"],
    ["a list", readTextList, '["a"]', "expected a list in a row, got string"],
    ["a list of text", readTextList, [1], "expected text in a row, got number"],
    [
      "one of several values",
      readSize,
      "HUGE",
      "expected one of SMALL, LARGE in a row, got string",
    ],
    [
      "one of several values",
      readSize,
      "toString",
      "expected one of SMALL, LARGE in a row, got string",
    ],
    ["one of several values", readSize, 7, "expected one of SMALL, LARGE in a row, got number"],
    ["text or null", nullable(readText), undefined, "expected text in a row, got undefined"],
  ])("that is not %s is refused", (_what, read, raw, message) => {
    expect(() => read(raw)).toThrow(new TypeError(message));
  });
});

describe("the columns of a table in a join", () => {
  it("are read by the table's alias", () => {
    const row = { j_id: "1", j_size: "SMALL", id: "other" };
    expect(readFields({ id: readText, size: readSize }, row, "j_")).toEqual({
      id: "1",
      size: "SMALL",
    });
    expect(columnList("j", ["id", "size"])).toBe("j.id AS j_id, j.size AS j_size");
  });

  it("are read by their own names without an alias", () => {
    expect(readFields({ id: readText }, { id: "1" })).toEqual({ id: "1" });
  });

  it("are left out if they were not selected", () => {
    const read = readSelected({ id: readText, size: readSize }, ["size"], "j_");
    expect(read({ j_id: "1", j_size: "SMALL" })).toEqual({ size: "SMALL" });
    expect(() => read({ j_id: "1" })).toThrow("expected one of SMALL, LARGE in a row");
  });

  it("are all required", () => {
    expect(() => readFields({ id: readText }, {})).toThrow("expected text in a row, got undefined");
  });
});
