import { expect, it } from "@jest/globals";
import { toCsv } from "./csv.js";

it.each([
  ["=1+1", "'=1+1"],
  ["+1 214 555 0134", "'+1 214 555 0134"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ["\n=1", '"\'\n=1"'],
  ["\0=1", "'\0=1"],
  ["＝1＋1", "'＝1＋1"],
  ["＠SUM", "'＠SUM"],
  ['=HYPERLINK("https://a.example","b")', '"\'=HYPERLINK(""https://a.example"",""b"")"'],
  ["Ana, Ortiz", '"Ana, Ortiz"'],
  ['Ana "Al" Ortiz', '"Ana ""Al"" Ortiz"'],
  ["two\nlines", '"two\nlines"'],
  ["plain = text", "plain = text"],
  [-5, "-5"],
])("writes %j as %j", (value, expected) => {
  expect(toCsv([[value, "x"]])).toBe(`\ufeff${expected},x\r\n`);
});
