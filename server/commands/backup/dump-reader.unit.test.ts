import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { DumpReader } from "./dump-reader.js";

const END = "\n-- Dump completed on 2026-11-30  2:45:21\n";

function readAll(text: string, sizes: readonly number[] = []): DumpReader {
  const reader = new DumpReader();
  const bytes = Buffer.from(text);
  let at = 0;
  for (const size of [...sizes, bytes.length]) {
    reader.read(bytes.subarray(at, at + size));
    at += size;
  }
  return reader;
}

const rowsOf = (reader: DumpReader) => Object.fromEntries(reader.rows);

describe("the rows of a dump", () => {
  it.each([
    ["MySQL's form", "INSERT INTO `jobs` VALUES (1,'a'),(2,'b');\n", { jobs: 2 }],
    ["MariaDB's form", "INSERT INTO `jobs` VALUES\n(1,'a'),\n(2,'b');\n", { jobs: 2 }],
    ["columns", "INSERT INTO `jobs` (`id`, `name`) VALUES (1,'a'),(2,'b');\n", { jobs: 2 }],
    [
      "several statements",
      "INSERT INTO `a` VALUES (1);\nINSERT INTO `a` VALUES (2),(3);\n",
      { a: 3 },
    ],
    ["brackets in texts", "INSERT INTO `a` VALUES (1,'(x),(y);'),(2,'');\n", { a: 2 }],
    [
      "quotes in texts",
      String.raw`INSERT INTO ${"`a`"} VALUES (1,'it\'s),('),(2,'\\'),(3,'x''),(');` + "\n",
      { a: 3 },
    ],
    [
      "line breaks in texts",
      String.raw`INSERT INTO ${"`a`"} VALUES (1,'\n-- Dump completed');` + "\n",
      { a: 1 },
    ],
    [
      "calls and binary values",
      "INSERT INTO `a` VALUES (1,_binary 'x',0x28),(2,ST_X(1),NULL);\n",
      { a: 2 },
    ],
    [
      "empty tables",
      "CREATE TABLE `a` (\n  `id` int\n);\nCREATE TABLE `b` (\n);\n",
      { a: 0, b: 0 },
    ],
    ["odd names", "INSERT INTO `größe``n` VALUES (1);\n", { "größe`n": 1 }],
    ["INSERT in a text", "INSERT INTO `a` VALUES (1,'INSERT INTO `b` VALUES (1)');\n", { a: 1 }],
  ])("are counted with %s", (_what, text, rows) => {
    const reader = readAll(text + END);
    expect(rowsOf(reader)).toEqual(rows);
    expect(reader.isComplete).toBe(true);
    expect(reader.bytes).toBe(Buffer.byteLength(text + END));
  });

  it("are the same however the dump arrives", () => {
    const escaped = (text: string) =>
      text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll("\n", "\\n");
    const table = fc.record({
      columns: fc.boolean(),
      isLineEach: fc.boolean(),
      rows: fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), {
        minLength: 1,
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(fc.array(table), fc.array(fc.nat(40)), (tables, sizes) => {
        const text = tables.map(({ columns, isLineEach, rows }, at) => {
          const values = rows.map((row, id) => `(${id},'${escaped(row)}')`);
          const list = columns ? " (`id`, `text`)" : "";
          const [begin, between] = isLineEach ? ["\n", ",\n"] : [" ", ","];
          return `CREATE TABLE \`t${at}\` (\n);\nINSERT INTO \`t${at}\`${list} VALUES${begin}${values.join(between)};\n`;
        });
        const reader = readAll(text.join("") + END, sizes);
        expect(rowsOf(reader)).toEqual(
          Object.fromEntries(tables.map(({ rows }, at) => [`t${at}`, rows.length])),
        );
        expect(reader.isComplete).toBe(true);
      }),
    );
  });
});

describe("a dump's end", () => {
  it.each([
    ["nothing", ""],
    ["only its beginning", "-- MariaDB dump 10.19\n"],
    ["a cut statement", "INSERT INTO `a` VALUES (1),(2"],
    ["the words inside a value", "INSERT INTO `a` VALUES ('\n-- Dump completed"],
    ["something after the words", `${END}INSERT INTO \`a\` VALUES (1);\nDROP TABLE a;\n`],
  ])("is missed in %s", (_what, text) => {
    expect(readAll(text).isComplete).toBe(false);
  });

  it("may lack its line break or its date", () => {
    expect(readAll("-- Dump completed").isComplete).toBe(true);
  });
});

describe("the place in the binary log", () => {
  it.each([
    ["-- CHANGE MASTER TO MASTER_LOG_FILE='binlog.000001', MASTER_LOG_POS=345;"],
    ["-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='binlog.000001', SOURCE_LOG_POS=345;"],
  ])("is read from %s", (line) => {
    expect(readAll(`--\n\n${line}\n${END}`, [10]).position).toEqual({
      file: "binlog.000001",
      position: 345,
    });
  });

  it("isn't read from a value", () => {
    const value = "-- CHANGE MASTER TO MASTER_LOG_FILE='x', MASTER_LOG_POS=1;";
    expect(
      readAll(`INSERT INTO \`a\` VALUES ('${value.replaceAll("'", "\\'")}');${END}`).position,
    ).toBeNull();
  });
});
