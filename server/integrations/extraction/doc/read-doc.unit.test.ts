import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import path from "node:path";
import { textOf } from "../document.js";
import { CompoundFile } from "./compound-file.js";
import { paragraphFormat } from "./formats.js";
import { modifiersIn, resolveToggle, toggleOf } from "./modifiers.js";
import { readDoc } from "./read-doc.js";

const fixture = (name: string) =>
  readFileSync(path.resolve("server/integrations/extraction/fixtures", name));

describe("a DOC", () => {
  it("has headings, lists, tables, and looks", () => {
    const { blocks, isPartial } = readDoc(fixture("structure.doc"));
    expect(isPartial).toBe(false);
    expect(blocks).toEqual(
      expect.arrayContaining([
        { type: "heading", level: 1, runs: [{ text: "Work" }] },
        { type: "item", level: 0, runs: [{ text: "Led " }, { text: "Kafka", bold: true }] },
        { type: "item", level: 1, runs: [{ text: "Three teams" }] },
        {
          type: "table",
          rows: [
            [[{ text: "Fabrikam" }], [{ text: "2021" }]],
            [[{ text: "Contoso" }], [{ text: "2019" }]],
          ],
        },
      ]),
    );
  });

  it("has the page header first, a note, and the footer last, each once", () => {
    const text = textOf(readDoc(fixture("structure.doc")).blocks);
    expect(text.startsWith("Anna Meyer")).toBe(true);
    expect(text.endsWith("512 555 0143")).toBe(true);
    expect(text.split("Anna Meyer")).toHaveLength(2);
    expect(text).not.toContain("zzhidden");
  });

  it("has rows of as many cells as they have, though their ends are too long for a page", () => {
    const { blocks } = readDoc(fixture("many-cells.doc"));
    const text = [
      "Anna Meyer",
      "Skill\tYears\tLast used\tLevel\tProject\tPlace\tTeam",
      "Kafka\tSix\t2026\tExpert\tFabrikam\tAustin\tPlatform",
      "Terraform\tFour\t2025\tGood\tContoso\tDallas\tCloud",
      "Engineer",
    ];
    expect(textOf(blocks)).toBe(text.join("\n"));
  });

  it.each([
    ["in a paragraph", "Three", "\u0013", "hree teams"],
    ["with a result", "Three", "\u0013\u0014", "ree teams"],
    ["in a cell", "Fabrikam", "\u0013", "abrikam"],
    ["around others", "Fabrikam", "\u0013\u0013\u0014\u0015\u0013", "kam"],
    ["in a page header", "Anna", "\u0013", "nna Meyer"],
  ])("hides nothing after a field that never ends %s", (_where, word, codes, rest) => {
    const whole = fixture("structure.doc");
    const expected = textOf(readDoc(whole).blocks).replace(word, word.slice(codes.length));
    const changed = Buffer.from(whole);
    changed.write(codes, changed.indexOf(word, 0, "utf16le"), "utf16le");
    const { blocks, isPartial } = readDoc(changed);
    expect(expected).toContain(rest);
    expect(textOf(blocks)).toBe(expected);
    expect(isPartial).toBe(false);
  });

  it.each([
    ["a file that ends after its header", (content: Buffer) => content.subarray(0, 512)],
    ["no compound file", () => Buffer.from("I am good at Java.")],
    ["one of Word 95", (content: Buffer) => withWord(content, 2, 0x68)],
    ["an encrypted one", (content: Buffer) => withWord(content, 10, 0x100)],
  ])("%s is refused", (_name, change) => {
    expect(() => readDoc(change(Buffer.from(fixture("soft-hyphen.doc"))))).toThrow();
  });
});

/** Sets two bytes of the main stream, which starts with its signature. */
function withWord(content: Buffer, at: number, value: number): Buffer {
  const start = content.indexOf(Buffer.from([0xec, 0xa5]), 512);
  content.writeUInt16LE(value, start + at);
  return content;
}

describe("a compound file", () => {
  it("has streams in ordinary and in small sectors", () => {
    expect(new CompoundFile(fixture("short.doc")).stream("WordDocument")?.length).toBeLessThan(
      4096,
    );
    expect(
      new CompoundFile(fixture("soft-hyphen.doc")).stream("WordDocument")?.length,
    ).toBeGreaterThan(4095);
    expect(new CompoundFile(fixture("short.doc")).stream("Nothing")).toBeNull();
  });

  it("whose chain of sectors leads back to itself still ends", () => {
    const content = Buffer.from(fixture("soft-hyphen.doc"));
    const table = (content.readUInt32LE(76) + 1) * 512;
    const directory = content.readUInt32LE(48);
    content.writeUInt32LE(directory, table + 4 * directory);
    expect(new CompoundFile(content).stream("Nothing")).toBeNull();
  });
});

describe("changes in the data stream", () => {
  /** That the paragraph ends a row, after another size. */
  const data = Buffer.from([9, 9, 6, 0, 0x16, 0x24, 1, 0x17, 0x24, 1]);
  const pointer = (code: number, at: number): Buffer => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt16LE(code, 0);
    bytes.writeUInt32LE(at, 2);
    return bytes;
  };

  it.each([0x6646, 0x6645])("are those of the paragraph (%i)", (code) => {
    const format = paragraphFormat(pointer(code, 2), data);
    expect(format).toEqual({ isInTable: true, isRowEnd: true });
  });

  it.each([9, 10, 0xffffffff])("are none where it has none, as at %i", (at) => {
    expect(paragraphFormat(pointer(0x6646, at), data)).toEqual({});
  });

  it("have no further ones", () => {
    const endless = Buffer.concat([Buffer.from([6, 0]), pointer(0x6646, 0)]);
    expect(paragraphFormat(pointer(0x6646, 0), endless)).toEqual({});
  });
});

describe("modifiers", () => {
  it("have operands of their size", () => {
    const bytes = Buffer.from([
      0x35, 0x08, 1, 0x0b, 0x46, 2, 0, 0x08, 0xd6, 3, 0, 9, 9, 0x36, 0x08, 0,
    ]);
    expect([...modifiersIn(bytes)].map(({ code, operand }) => [code, operand.length])).toEqual([
      [0x0835, 1],
      [0x460b, 2],
      [0xd608, 4],
      [0x0836, 1],
    ]);
  });

  it.each([
    [undefined, true, true],
    [0, true, false],
    [1, false, true],
    [0x80, true, true],
    [0x81, true, false],
  ] as const)("a toggle %s with a style that is %s is %s", (value, ofStyle, on) => {
    const toggle = value === undefined ? undefined : toggleOf(Buffer.from([value]));
    expect(resolveToggle(toggle, ofStyle)).toBe(on);
  });
});
