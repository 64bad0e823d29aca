import { describe, expect, it } from "@jest/globals";
import { applicationTexts } from "#texts/application";
import { fileKindTexts } from "#texts/file-kinds";
import { resumeFault } from "./resume-file";

const { kinds, other } = fileKindTexts;
const PDF = "%PDF-1.7\n";
const DOCX = "PK\x03\x04\x14\0";
const DOC = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** @param content each byte as a character */
const fileOf = (name: string, content: string): File =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name);

describe("a file that may be a resume", () => {
  it.each(["cv.pdf", "cv.rtf", "cv.txt", "scan.jpg", "cv.zip", "cv.html", "cv.XLS", "J. Meyer"])(
    "may be named %j",
    async (name) => {
      const starts = [PDF, `\n@PJL\n${PDF}`, DOCX, DOC];
      for (const start of starts) expect(await resumeFault(fileOf(name, start))).toBeNull();
    },
  );
});

describe("another file", () => {
  it.each<[string, string, keyof typeof kinds]>([
    ["cv.rtf", "{\\rtf1 My resume}", "richText"],
    ["cv.txt", "I am good at PK and %PD.", "plainText"],
    ["cv.txt", `${" ".repeat(1024)}${PDF}`, "plainText"],
    ["scan.JPG", "\xff\xd8\xff\xe0", "picture"],
    ["cv.odt", "PK", "openDocument"],
  ])("named %s is told by its name", async (name, content, kind) => {
    expect(await resumeFault(fileOf(name, content))).toBe(other(kinds[kind]));
  });

  it("whose name says nothing is left to the server", async () => {
    for (const name of ["cv", "cv.pdf", "cv.docx"])
      expect(await resumeFault(fileOf(name, "I am good at Java."))).toBeNull();
  });

  it("that can't be read is told by its name", async () => {
    const file = fileOf("scan.jpg", PDF);
    file.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    expect(await resumeFault(file)).toBe(other(kinds.picture));
  });
});

it("is neither empty nor too large, whatever its name is", async () => {
  expect(await resumeFault(fileOf("cv.jpg", ""))).toBe(applicationTexts.resumeEmpty);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "cv.jpg");
  expect(await resumeFault(large)).toBe(applicationTexts.resumeTooLarge);
});
