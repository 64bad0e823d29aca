import { describe, expect, it } from "@jest/globals";
import { pageText } from "./lines.js";
import { line } from "./test-glyphs.js";

describe("words of a line", () => {
  it.each([
    ["by spaces", line("Java engineer"), "Java engineer"],
    ["by gaps", line("Java_engineer"), "Java engineer"],
    ["by small gaps after punctuation", line("Java,_Kafka", { wordGap: 0.12 }), "Java, Kafka"],
    ["not by kerning", line("Ja_va", { wordGap: 0.1 }), "Java"],
    [
      "not by a space that the next letter covers",
      [...line("Pr "), ...line("incipal", { x: 10.2 })],
      "Principal",
    ],
    ["letter-spaced", line("KAFKA", { gap: 0.35 }), "KAFKA"],
    ["letter-spaced, of three letters", line("AWS", { gap: 0.35 }), "AWS"],
    ["of single signs beside words", line("•_SQL_•_Go_•_C", { wordGap: 0.24 }), "• SQL • Go • C"],
    ["of three figures in columns", line("123", { gap: 0.35 }), "1 2 3"],
    ["letter-spaced, by gaps", line("KAFKA_STREAMS", { gap: 0.2 }), "KAFKA STREAMS"],
    ["letter-spaced, by spaces", line("KAFKA STREAMS", { gap: 0.2 }), "KAFKA STREAMS"],
    ["printed twice for bold", [...line("Java"), ...line("Java", { x: 0.3 })], "Java"],
    [
      "with accents of capitals, off the baseline",
      [
        ...line("´", { y: 97.5 }),
        ...line("E"),
        ...line("ˇ", { x: 5.1, y: 97.5 }),
        ...line("C", { x: 5 }),
      ],
      "ÉČ",
    ],
    ["with a raised ending", [...line("2"), ...line("nd", { x: 5.2, y: 96, size: 6 })], "2nd"],
    [
      "without the number of a note",
      [...line("Java"), ...line("2", { x: 20.2, y: 96, size: 6 })],
      "Java 2",
    ],
  ])("%s", (_name, glyphs, text) => {
    expect(pageText(glyphs)).toBe(text);
  });
});

describe("lines of a page", () => {
  it("close lines stay apart", () => {
    const glyphs = [...line("Jordan", { size: 30 }), ...line("Engineer", { y: 108, size: 9 })];
    expect(pageText(glyphs)).toBe("Jordan\nEngineer");
  });

  it("paragraphs are a blank line apart", () => {
    const glyphs = [...line("one"), ...line("two", { y: 112 }), ...line("three", { y: 140 })];
    expect(pageText(glyphs)).toBe("one\ntwo\n\nthree");
  });

  it("what stands far to the right on a line is a tab away", () => {
    expect(pageText([...line("Fabrikam"), ...line("2021", { x: 300 })])).toBe("Fabrikam\t2021");
  });

  it("a hyphen at the end of a line stays", () => {
    expect(pageText([...line("work-"), ...line("flows", { y: 112 })])).toBe("work-\nflows");
  });
});

describe("columns", () => {
  const rows = Array.from({ length: 15 }, (_, row) => row);
  const left = rows.map((row) => line(`left${row}`, { y: 100 + 12 * row }));
  const right = rows.map((row) => line(`right${row}`, { x: 200, y: 100 + 12 * row }));
  const order = (text: string) => text.match(/(?:left|right)\d+/g);
  const whole = [...rows.map((row) => `left${row}`), ...rows.map((row) => `right${row}`)];

  it("are read as they are drawn", () => {
    expect(order(pageText([...left, ...right].flat()))).toEqual(whole);
  });

  it("are whole, too, if their rows are drawn in no order", () => {
    const mixed = [...left, ...right].toSorted(
      (a, b) => ((7 * (a[0]?.y ?? 0)) % 13) - ((7 * (b[0]?.y ?? 0)) % 13),
    );
    expect(order(pageText(mixed.flat()))).toEqual(whole);
  });
});
