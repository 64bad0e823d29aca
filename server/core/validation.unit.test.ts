import { describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { canonicalAddress, email, line, lineOrNothing, longText, parse } from "./validation.js";

const MISSING = "Name is required.";
const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe("a line of text", () => {
  const name = line(5, MISSING);

  it.each([
    ["Ana", "Ana"],
    ["  Ana ", "Ana"],
    ["12345", "12345"],
    ["e\u0301", "é"],
    ["日本", "日本"],
  ])("%j is kept as %j", (given, kept) => {
    expect(name.parse(given)).toBe(kept);
  });

  it.each([
    ["", MISSING],
    ["   ", MISSING],
    [undefined, MISSING],
    [null, MISSING],
    [7, MISSING],
    ["123456", errorTexts.tooLong(5)],
    ["a\tb", errorTexts.badCharacters],
    ["a\nb", errorTexts.badCharacters],
    ["a\u0000", errorTexts.badCharacters],
  ])("%j is refused: %s", (given, message) => {
    expect(messageOf(name, given)).toBe(message);
  });
});

describe("a line of text, or nothing", () => {
  const note = lineOrNothing(5);

  it.each([
    [" e\u0301 ", "é"],
    ["12345", "12345"],
    ["", ""],
    ["   ", ""],
    [null, ""],
  ])("%j is kept as %j", (given, kept) => {
    expect(note.parse(given)).toBe(kept);
  });

  it.each([
    ["123456", errorTexts.tooLong(5)],
    ["a\nb", errorTexts.badCharacters],
    [undefined, expect.stringMatching(/\w/)],
    [7, expect.stringMatching(/\w/)],
  ])("%j is refused: %s", (given, message) => {
    expect(messageOf(note, given)).toEqual(message);
  });
});

describe("a longer text", () => {
  const message = longText(8, MISSING);

  it.each([
    [" a\r\nb\rc ", "a\nb\nc"],
    ["a\tb", "a\tb"],
    ["e\u0301", "é"],
    ["12345678", "12345678"],
  ])("%j is kept as %j", (given, kept) => {
    expect(message.parse(given)).toBe(kept);
  });

  it.each([
    [undefined, MISSING],
    [" \n ", MISSING],
    ["123456789", errorTexts.tooLong(8)],
    ["a\u0000b", errorTexts.badCharacters],
    ["a\u0085b", errorTexts.badCharacters],
  ])("%j is refused: %s", (given, wrong) => {
    expect(messageOf(message, given)).toBe(wrong);
  });
});

describe("an email address", () => {
  it.each([
    [" Ana@Example.COM ", "ana@example.com"],
    ["ana+jobs@example.com", "ana+jobs@example.com"],
    ["o'neil@mail.example.co", "o'neil@mail.example.co"],
    ["ana@bücher.example", "ana@xn--bcher-kva.example"],
    ["ａｎａ@example.com", "ana@example.com"],
    [`${"a".repeat(242)}@example.com`, `${"a".repeat(242)}@example.com`],
  ])("%j is kept as %j", (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  it.each([
    [undefined, fieldTexts.emailMissing],
    [7, fieldTexts.emailMissing],
    ["", fieldTexts.emailMissing],
    ["  ", fieldTexts.emailMissing],
    ["ana", fieldTexts.emailInvalid],
    ["@example.com", fieldTexts.emailInvalid],
    ["ana@", fieldTexts.emailInvalid],
    ["ana@localhost", fieldTexts.emailInvalid],
    ["ana@example.", fieldTexts.emailInvalid],
    ["a@x.example,b@x.example", fieldTexts.emailInvalid],
    ['"a b"@example.com', fieldTexts.emailInvalid],
    ["<ana@example.com>", fieldTexts.emailInvalid],
    ["ana@example.com\nbcc: b@example.com", fieldTexts.emailInvalid],
    [`${"a".repeat(243)}@example.com`, errorTexts.tooLong(254)],
  ])("%j is refused: %s", (given, message) => {
    expect(messageOf(email, given)).toBe(message);
  });

  it("a text without an @ is only lowercased", () => {
    expect(canonicalAddress(" Not An Address ")).toBe("not an address");
    expect(canonicalAddress("@Bücher.example")).toBe("@xn--bcher-kva.example");
  });
});

describe("parsing input", () => {
  const schema = z.object({
    name: line(5, MISSING),
    place: z.object({ city: line(5, "City is required.") }),
  });
  const refusal = (input: unknown): unknown => {
    try {
      parse(schema, input);
    } catch (error) {
      return error;
    }
    throw new Error("it was accepted");
  };

  it("returns the schema's output", () => {
    expect(parse(schema, { name: " Ana ", place: { city: "Rome" } })).toEqual({
      name: "Ana",
      place: { city: "Rome" },
    });
  });

  it("reports each wrong field once, with its first message, and uses the first one as the error text", () => {
    const input = { name: "123456\u0000", place: { city: "" } };
    expect(refusal(input)).toMatchObject({
      code: "BAD_INPUT",
      message: errorTexts.tooLong(5),
      details: { fields: { name: errorTexts.tooLong(5), "place.city": "City is required." } },
    });
  });

  it.each([undefined, null])("treats %s as an object without fields", (input) => {
    expect(refusal(input)).toMatchObject({
      message: MISSING,
      details: { fields: { name: MISSING } },
    });
  });

  it("reports the input as a whole if it is not an object", () => {
    expect(refusal("text")).toMatchObject({
      code: "BAD_INPUT",
      details: { fields: { input: expect.stringMatching(/\w/) } },
    });
  });
  it.each([
    ["a field", { name: "A", place: { city: "\ud800" } }, "place.city"],
    ["all of it", "\ud800", "input"],
  ])("refuses half of a character in %s", (_where, input, field) => {
    expect(refusal(input)).toMatchObject({
      code: "BAD_INPUT",
      message: errorTexts.badCharacters,
      details: { fields: { [field]: errorTexts.badCharacters } },
    });
  });
});
