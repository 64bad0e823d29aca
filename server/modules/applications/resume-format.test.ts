import { describe, expect, it } from "@jest/globals";
import { Readable } from "node:stream";
import { MAX_UPLOAD_BYTES } from "../../core/upload-body.js";
import { cleanFileName } from "./resume-file-name.js";
import { formatOf, inspectResume } from "./resume-format.js";
import { SpooledFile } from "./spooled-file.js";
import * as files from "../../test/applications/files.js";
import { LOCKED, MACROS, WRONG_TYPE } from "./wrong-file.js";

const KIB = 1024;
const MIB = KIB * KIB;

async function verdict(name: string, content: Buffer | string): Promise<string> {
  const bytes = Readable.from([Buffer.from(content)]);
  const file = await SpooledFile.receive(bytes, MAX_UPLOAD_BYTES);
  try {
    await inspectResume(formatOf(name), file);
    return "fine";
  } catch (error) {
    return error instanceof Error ? error.message : "?";
  } finally {
    await file.close();
  }
}

const png = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(2000)]);
const symlink = 0xa1ff0000;

describe("what is a resume", () => {
  it.each<[string, string, Buffer | string, string]>([
    ["a PDF of LibreOffice", "cv.pdf", files.pdf, "fine"],
    ["a DOC of LibreOffice", "cv.doc", files.doc, "fine"],
    ["a DOCX of LibreOffice", "cv.docx", files.docx, "fine"],
    ["an extension in capitals", "CV.PDF", files.pdf, "fine"],
    [
      "a PDF after a line of junk",
      "cv.pdf",
      Buffer.concat([Buffer.from("\n@PJL\n"), files.pdf]),
      "fine",
    ],
    ["a DOCX as small as can be", "cv.docx", files.docxWith(), "fine"],
    ["a DOCX named PDF", "cv.pdf", files.docx, WRONG_TYPE],
    ["a PDF named DOCX", "cv.docx", files.pdf, WRONG_TYPE],
    ["a DOC named DOCX", "cv.docx", files.doc, WRONG_TYPE],
    ["a DOCX named DOC", "cv.doc", files.docx, WRONG_TYPE],
    ["text named PDF", "cv.pdf", "I am good at Java.", WRONG_TYPE],
    ["text named DOC", "cv.doc", "I am good at Java.", WRONG_TYPE],
    ["a picture named DOC", "cv.doc", png, WRONG_TYPE],
    [
      "a program that is also a PDF",
      "cv.pdf",
      Buffer.concat([Buffer.from("MZ"), files.pdf]),
      WRONG_TYPE,
    ],
    [
      "a page that is also a PDF",
      "cv.pdf",
      "<html><!-- %PDF-1.7 --><script>1</script>",
      WRONG_TYPE,
    ],
    ["a PDF header far inside", "cv.pdf", `${" ".repeat(2 * KIB)}%PDF-1.7`, WRONG_TYPE],
    [
      "a PDF with a password",
      "cv.pdf",
      `${files.pdf.toString("latin1")}trailer<</Encrypt 9 0 R>>`,
      LOCKED,
    ],
    ["half a DOCX", "cv.docx", files.docx.subarray(0, files.docx.length / 2), WRONG_TYPE],
    ["a DOC cut off in its header", "cv.doc", files.doc.subarray(0, 300), WRONG_TYPE],
    ["a DOC cut off before its directory", "cv.doc", files.doc.subarray(0, 600), WRONG_TYPE],
    ["a DOC with macros", "cv.doc", files.docWithMacros(), MACROS],
    ["a DOC with a password", "cv.doc", files.docWithPassword(), LOCKED],
    ["a zip that is no DOCX", "cv.docx", files.zip([{ name: "a.txt", content: "a" }]), WRONG_TYPE],
    [
      "a spreadsheet named DOCX",
      "cv.docx",
      files.docxOfType("spreadsheetml.sheet.main+xml"),
      WRONG_TYPE,
    ],
    [
      "a DOCM named DOCX",
      "cv.docx",
      files.docxOfType("ms-word.document.macroEnabled.main+xml"),
      MACROS,
    ],
    ["macros", "cv.docx", files.docxWith({ name: "word/vbaProject.bin", content: "x" }), MACROS],
    [
      "a zip inside",
      "cv.docx",
      files.docxWith({ name: "word/media/a.png", content: files.docx }),
      WRONG_TYPE,
    ],
    [
      "a program inside",
      "cv.docx",
      files.docxWith({ name: "word/a.bin", content: "MZ\x90" }),
      WRONG_TYPE,
    ],
    [
      "a way out of the folder",
      "cv.docx",
      files.docxWith({ name: "../../etc/x", content: "x" }),
      WRONG_TYPE,
    ],
    [
      "a link",
      "cv.docx",
      files.docxWith({ name: "a", content: "/etc", attributes: symlink }),
      WRONG_TYPE,
    ],
    ["an encrypted part", "cv.docx", files.docxWith({ name: "a", content: "x", flags: 1 }), LOCKED],
  ])("%s", async (_what, name, content, expected) => {
    expect(await verdict(name, content)).toBe(expected);
  });

  it.each([".exe", ".html", ".svg", ".docm", ".pdf.exe", ""])("refuses cv%s", async (extension) => {
    expect(() => formatOf(`cv${extension}`)).toThrow(WRONG_TYPE);
  });
});

describe("archives made to hurt", () => {
  const zeros = (bytes: number) => Buffer.alloc(bytes);

  it("lets 500 parts through and not one more", async () => {
    const parts = (n: number) =>
      Array.from({ length: n - 2 }, (_, i) => ({ name: `word/p${i}.xml`, content: "<p/>" }));
    expect(await verdict("cv.docx", files.docxWith(...parts(500)))).toBe("fine");
    expect(await verdict("cv.docx", files.docxWith(...parts(501)))).toBe(WRONG_TYPE);
  });

  it("refuses what unpacks to a hundred times its size", async () => {
    const bomb = files.docxWith({ name: "word/big.xml", content: zeros(20 * MIB) });
    expect(bomb.length).toBeLessThan(40 * KIB);
    expect(await verdict("cv.docx", bomb)).toBe(WRONG_TYPE);
  });

  it("is not fooled by an archive that lies about it", async () => {
    for (const claimedBytes of [10, 40 * KIB, 21 * MIB]) {
      const liar = files.docxWith({ name: "word/big.xml", content: zeros(20 * MIB), claimedBytes });
      const before = process.memoryUsage().rss;
      expect(await verdict("cv.docx", liar)).toBe(WRONG_TYPE);
      expect(process.memoryUsage().rss - before).toBeLessThan(50 * MIB);
    }
  });
});

describe("a file on its way in", () => {
  it("keeps the bytes and their digest, and may be read again and again", async () => {
    const file = await SpooledFile.receive(Readable.from([files.pdf]), MAX_UPLOAD_BYTES);
    for (let i = 0; i < 2; i += 1)
      expect(Buffer.concat(await file.stream().toArray())).toEqual(files.pdf);
    expect(file.sizeBytes).toBe(files.pdf.length);
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    await file.close();
    await file.close();
  });

  it.each([
    [MAX_UPLOAD_BYTES - 1, true],
    [MAX_UPLOAD_BYTES, true],
    [MAX_UPLOAD_BYTES + 1, false],
  ])("%i bytes", async (bytes, allowed) => {
    const chunks = Array.from({ length: Math.ceil(bytes / 65_536) }, (_, i) =>
      Buffer.alloc(Math.min(65_536, bytes - i * 65_536)),
    );
    const received = SpooledFile.receive(Readable.from(chunks), MAX_UPLOAD_BYTES);
    if (allowed) await (await received).close();
    else await expect(received).rejects.toMatchObject({ code: "FILE_TOO_LARGE", status: 413 });
  });

  it("says so when the sender breaks off", async () => {
    async function* broken() {
      yield files.pdf.subarray(0, 100);
      throw new Error("socket hang up");
    }
    const received = SpooledFile.receive(Readable.from(broken()), MAX_UPLOAD_BYTES);
    await expect(received).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});

describe("file names", () => {
  it.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\me\\cv.pdf", "cv.pdf"],
    ["a\u0000b\u202efdp.exe.pdf", "abfdp.exe.pdf"],
    ["Résumé – Zoë.pdf", "Résumé – Zoë.pdf"],
    [".pdf", "resume.pdf"],
    [`${"x".repeat(300)}.docx`, `${"x".repeat(155)}.docx`],
    [`${"😀".repeat(100)}.pdf`, `${"😀".repeat(78)}.pdf`],
  ])("%j becomes %j", (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
    expect(kept.length).toBeLessThanOrEqual(160);
  });
});
