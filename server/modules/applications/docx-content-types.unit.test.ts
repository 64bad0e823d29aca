import { describe, expect, it } from "@jest/globals";
import { readContentTypes } from "./docx-content-types.js";

const body = '<Types><Override PartName=" /A.xml " ContentType="Text/XML"/></Types>';
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${body}`;
const utf16le = (text: string, mark = "") => Buffer.from(mark + text, "utf16le");
const utf16be = (text: string, mark = "") => utf16le(text, mark).swap16();
const MARK = "\ufeff";

describe("the content types of a package", () => {
  it.each([
    ["UTF-8", Buffer.from(body)],
    ["UTF-8 that says so", Buffer.from(declared("utf-8"))],
    ["UTF-8 with a byte order mark", Buffer.from(MARK + declared("UTF-8"))],
    ["UTF-16, little end first", utf16le(declared("utf-16"), MARK)],
    ["UTF-16, big end first", utf16be(declared("UTF-16"), MARK)],
    ["UTF-16LE without a mark", utf16le(declared("utf-16le"))],
    ["UTF-16BE without a mark", utf16be(declared("utf-16be"))],
    ["UTF-16 that says nothing", utf16be(body)],
  ])("are every attribute in lower case, from %s", (_what, bytes) => {
    const found = readContentTypes(bytes);
    expect(found.slice(-2)).toEqual(["/a.xml", "text/xml"]);
    expect(found).toHaveLength(2);
  });

  it("are those of all elements, under any name", () => {
    const text = '<a x="One"><b:c xmlns:b="Two"><d/></b:c><e y="Three" z="FOUR"/></a>';
    expect(readContentTypes(Buffer.from(text))).toEqual(["one", "two", "three", "four"]);
  });

  it("are not what a text after the declaration says", () => {
    const text = '<?xml version="1.0"?><a encoding="utf-16"/>';
    expect(readContentTypes(Buffer.from(text))).toEqual(["utf-16"]);
  });

  it.each([
    ["another encoding", Buffer.from(declared("utf-16")), "declares another encoding"],
    ["part of an encoding", Buffer.from(declared("utf")), "declares another encoding"],
    ["UTF-7", Buffer.from(declared("utf-7")), "declares another encoding"],
    ["the other UTF-16", utf16le(declared("utf-16be")), "declares another encoding"],
    ["bytes that are no UTF-8", Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]), "encoded"],
    ["a document type", Buffer.from(`<!DOCTYPE Types>${body}`), "has a document type"],
    ["a null character", Buffer.from("<a>\0</a>"), "holds a null character"],
    ["an element left open", Buffer.from("<a><b></a>"), ""],
    ["no XML", Buffer.from("hello"), ""],
    ["nothing", Buffer.alloc(0), ""],
  ])("are not read from %s", (_what, bytes, message) => {
    expect(() => readContentTypes(bytes)).toThrow(message);
  });
});
