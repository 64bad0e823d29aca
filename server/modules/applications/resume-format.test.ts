import { describe, expect, it } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { applicationErrorTexts } from "#texts/errors";
import { fileKindTexts } from "#texts/file-kinds";
import { cleanFileName } from "./resume-file-name.js";
import { inspectResume, nameAs } from "./resume-format.js";
import { openNameless } from "../../core/nameless-file.js";
import { MAX_RESUME_BYTES } from "./resume-form.js";
import { Spool, type SpooledFile } from "./spooled-file.js";
import * as files from "../../test/applications/files.js";
import { builtExtractor } from "../../test/create-test-app.js";
import type { OtherKind } from "./file-kind.js";
import {
  DAMAGED,
  fileInside,
  LOCKED,
  MACROS,
  TOO_MUCH,
  WRONG_TYPE,
  type InsideKind,
} from "./wrong-file.js";

const KIB = 1024;
const MIB = KIB * KIB;

/** Runs `use` with the content as a received file. */
async function received<Result>(
  content: Readable,
  use: (file: SpooledFile) => Result | Promise<Result>,
): Promise<Result> {
  const spool = new Spool();
  try {
    await spool.receive({ fileName: "cv", content });
    if (!spool.file) throw new Error("nothing received");
    return await use(spool.file);
  } finally {
    await spool.close();
  }
}

const verdict = (name: string, content: Buffer | string): Promise<string> =>
  received(Readable.from([Buffer.from(content)]), async (file) => {
    try {
      const { extension } = await inspectResume(name, file, builtExtractor());
      return extension;
    } catch (error) {
      return error instanceof Error ? error.message : "?";
    }
  });

const { kinds, other: otherText } = fileKindTexts;
const other = (kind: OtherKind): string => otherText(kinds[kind]);
const insideText = (kind: InsideKind): string => fileInside(kind).message;
/** Written by real programs; each kind of file as people send it. */
const documents = (name: string): Buffer =>
  readFileSync(path.resolve("server/integrations/extraction/fixtures", name));

const png = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(2000)]);
const symlink = 0xa1ff0000;
/** With a byte order mark. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

describe("an accepted resume", () => {
  it.each<[string, string, Buffer | string, string]>([
    ["a PDF from LibreOffice", "cv.pdf", files.pdf, "pdf"],
    ["a DOC from LibreOffice", "cv.doc", files.doc, "doc"],
    ["a DOCX from LibreOffice", "cv.docx", files.docx, "docx"],
    ["an extension in capitals", "CV.PDF", files.pdf, "pdf"],
    [
      "a PDF after a line of junk",
      "cv.pdf",
      Buffer.concat([Buffer.from("\n@PJL\n"), files.pdf]),
      "pdf",
    ],
    ["a minimal DOCX", "cv.docx", files.docxWith(), "docx"],
    ["a DOCX named PDF", "cv.pdf", files.docx, "docx"],
    ["a PDF named DOCX", "cv.docx", files.pdf, "pdf"],
    ["a DOC named DOCX", "cv.docx", files.doc, "doc"],
    ["a DOCX named DOC", "cv.doc", files.docx, "docx"],
    ["text named PDF", "cv.pdf", "I am good at Java.", other("plainText")],
    ["text named DOC", "cv.doc", "I am good at Java.", other("plainText")],
    ["a picture named DOC", "cv.doc", png, other("picture")],
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
      other("webPage"),
    ],
    [
      "a PDF header after the first kilobyte",
      "cv.pdf",
      `${" ".repeat(2 * KIB)}%PDF-1.7`,
      other("plainText"),
    ],
    ["a PDF with a password", "cv.pdf", documents("password.pdf"), LOCKED],
    ["half a DOCX", "cv.docx", files.docx.subarray(0, files.docx.length / 2), DAMAGED],
    ["a DOC cut off in its header", "cv.doc", files.doc.subarray(0, 300), DAMAGED],
    ["a DOC cut off before its directory", "cv.doc", files.doc.subarray(0, 600), DAMAGED],
    ["a DOC whose document is overwritten", "cv.doc", files.docOverwritten(), DAMAGED],
    ["a DOC with macros", "cv.doc", files.docWithMacros(), MACROS],
    ["a DOC with a password", "cv.doc", files.docWithPassword(), LOCKED],
    [
      "a zip that is not a DOCX",
      "cv.docx",
      files.zip([{ name: "a.txt", content: "a" }]),
      other("archive"),
    ],
    [
      "a spreadsheet named DOCX",
      "cv.docx",
      files.docxOfType(
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
      ),
      DAMAGED,
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
      insideText("archive"),
    ],
    [
      "a program inside",
      "cv.docx",
      files.docxWith({ name: "word/a.bin", content: "MZ\x90" }),
      insideText("program"),
    ],
    [
      "a path outside the folder",
      "cv.docx",
      files.docxWith({ name: "../../etc/x", content: "x" }),
      DAMAGED,
    ],
    [
      "a link",
      "cv.docx",
      files.docxWith({ name: "a", content: "/etc", attributes: symlink }),
      DAMAGED,
    ],
    ["an encrypted part", "cv.docx", files.docxWith({ name: "a", content: "x", flags: 1 }), LOCKED],
  ])("%s", async (_what, name, content, expected) => {
    expect(await verdict(name, content)).toBe(expected);
  });

  const typesFile = "[Content_Types].xml";
  it.each<[string, Buffer, string]>([
    [
      "written with a character reference",
      files.docxListing(files.macroList.replace("Enabled", "&#69;nabled")),
      MACROS,
    ],
    [
      "written with a hexadecimal one",
      files.docxListing(files.macroList.replace("Enabled", "&#x45;nabled")),
      MACROS,
    ],
    [
      "after 256 KiB of padding",
      files.docxListing(
        files.ordinaryList.replace(
          "</Types>",
          `<!--${randomBytes(150 * KIB).toString("hex")}--><Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
        ),
      ),
      DAMAGED,
    ],
    ["in a second list", files.docxWith({ name: typesFile, content: files.macroList }), DAMAGED],
    [
      "in a second list in capitals",
      files.docxWith({ name: typesFile.toUpperCase(), content: files.macroList }),
      DAMAGED,
    ],
    [
      "in a piece of the list",
      files.docxWith({ name: `${typesFile}/[0].piece`, content: files.macroList }),
      DAMAGED,
    ],
    ["in UTF-16", files.docxListing(utf16(files.macroList)), MACROS],
    ["in big-endian UTF-16", files.docxListing(utf16(files.macroList).swap16()), MACROS],
    [
      "in UTF-16 without a byte order mark",
      files.docxListing(Buffer.from(files.macroList, "utf16le")),
      MACROS,
    ],
    [
      "behind an entity",
      files.docxListing(
        `<!DOCTYPE Types [<!ENTITY e "macroEnabled">]>${files.macroList.replace("macroEnabled", "&e;")}`,
      ),
      DAMAGED,
    ],
    [
      "in an encoding that only some readers accept",
      files.docxListing(`<?xml version="1.0" encoding="UTF-7"?>${files.ordinaryList}`),
      DAMAGED,
    ],
    ["in a list that is not XML", files.docxListing(`${files.ordinaryList}<Types`), DAMAGED],
    [
      "in a second document.xml",
      files.docxWith({ name: "word/document.xml", content: "<w:document/>" }),
      DAMAGED,
    ],
  ])("macros announced %s", async (_how, content, expected) => {
    expect(await verdict("cv.docx", content)).toBe(expected);
  });

  it.each<[string, Buffer | string]>([
    ["UTF-8", `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${files.ordinaryList}`],
    [
      "UTF-8 with a byte order mark",
      `\ufeff<?xml version='1.0' encoding='utf-8'?>${files.ordinaryList}`,
    ],
    ["UTF-16", utf16(`<?xml version="1.0" encoding="UTF-16"?>${files.ordinaryList}`)],
  ])("accepts an ordinary content type list in %s", async (_encoding, content) => {
    expect(await verdict("cv.docx", files.docxListing(content))).toBe("docx");
  });

  it.each([
    "cv",
    "J. Meyer",
    "cv.",
    "cv (2.1)",
    "Resume .NET",
    "cv.pdf.download",
    "anna.meyer",
    "",
  ])("may be named %j", async (name) => {
    expect(await verdict(name, files.pdf)).toBe("pdf");
    expect(await verdict(name, files.docx)).toBe("docx");
    expect(await verdict(name, "I am good at Java.")).toBe(other("plainText"));
  });

  it.each([".exe", ".html", ".svg", ".docm", ".pdf.exe"])(
    "says how to rename cv%s",
    async (extension) => {
      const { rename } = applicationErrorTexts;
      for (const format of ["pdf", "doc", "docx"] as const)
        expect(await verdict(`cv${extension}`, files[format])).toBe(rename(`.${format}`));
      expect(await verdict(`cv${extension}`, files.docxListing(files.macroList))).toBe(MACROS);
    },
  );
});

/** What the header of a saved page has in any browser; in a message it may be the same. */
const saved =
  "Subject: My resume\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type=text/html\r\n\r\n--x";

describe("files of real programs", () => {
  it.each<[string, string, string]>([
    ["a PDF that only restricts changes", "owner-password.pdf", "pdf"],
    ["a short DOC", "short.doc", "doc"],
    ["a DOCX with a chart", "chart.docx", "docx"],
    ["Rich Text named DOC", "rich-text.doc", other("richText")],
  ])("%s", async (_what, file, expected) => {
    expect(await verdict(file, documents(file))).toBe(expected);
  });

  it.each<[OtherKind | null, Buffer | string]>([
    ["webPage", "<!DOCTYPE html><html><body>My resume</body></html>"],
    ["webPage", "\ufeff<html xmlns:w='urn:schemas-microsoft-com:office:word'>"],
    ["webPage", "<!-- saved from url=(0014)about:internet -->\n<html>"],
    ["webPage", "<meta charset=utf-8><p>My resume"],
    ["webPage", "\n<table><tr><td>My resume"],
    ["webPage", "<div class=resume>My resume"],
    ["webPage", "<b>Anna</b><br>My resume"],
    ["webPage", "<!DOCTYPE html SYSTEM 'about:legacy-compat'><html>"],
    ["webPage", "<?xml version='1.0'?>\n<!-- by hand -->\n<?x y?><html xmlns='x'>"],
    ["webPage", "\ufeff<?xml version='1.0'?>\n<!DOCTYPE html PUBLIC 'x'><html>"],
    ["webPage", utf16("<html><body>My resume")],
    ["webPage", utf16("\n<!-- %PDF-1.7 --><div>My resume").swap16()],
    ["webPage", utf16("<html><body>My resume").subarray(2)],
    ["webPage", Buffer.concat([utf16("<html><!--"), Buffer.from("%PDF-1.7"), utf16("-->")])],
    ["webArchive", `From: <Saved by Blink>\r\nSnapshot-Content-Location: file:///cv\r\n${saved}`],
    ["webArchive", `From: <Saved by Windows Internet Explorer 8>\r\n${saved}`],
    ["webArchive", `From: "Saved by Internet Explorer 11"\r\n${saved}`],
    ["webArchive", `From: <Saved by UnMHT>\n${saved}`],
    ["email", `From: Anna <anna@example.com>\r\nTo: jobs@example.com\r\n${saved}`],
    ["email", `MIME-Version: 1.0\nDate: x\nMessage-ID: <a@example.com>\nSubject: My resume\n\nHi`],
    ["email", `Received: from a.example.com\n by b.example.com; x\nX-Spam: no\n\nHi`],
    ["email", `From anna@example.com Mon Jan 1\nReturn-Path: <a@example.com>\nTo: x\n\nHi`],
    ["plainText", "Name: Anna\nReceived: an award\n\nFrom: Texas\nSubject: Java"],
    ["plainText", "<I am good at Java>"],
    ["plainText", "<?xml version='1.0'?><resume><p>Java</p></resume>"],
    ["plainText", utf16("I am good at Java.")],
    ["plainText", "\ufeffI am good at Java."],
    ["richText", "\n{\\rtf1\\ansi My resume}"],
    ["richText", "\ufeff{\\rtf1\\ansi My resume}"],
    ["wordXml", "\ufeff<?xml version='1.0'?><?mso-application progid=\"Word.Document\"?>"],
    ["postScript", "\x04%!PS-Adobe-3.0"],
    ["webArchive", "MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x"],
    ["wordXml", "<?xml version='1.0'?><w:wordDocument xmlns:w='x'/>"],
    ["postScript", "%!PS-Adobe-3.0"],
    ["picture", Buffer.from("\xff\xd8\xff\xe0JFIF", "latin1")],
    ["picture", Buffer.from("\0\0\0\x18ftypheic", "latin1")],
    ["openDocument", files.zip([{ name: "content.xml", content: "<a/>" }])],
    ["spreadsheet", files.zip([{ name: "xl/workbook.xml", content: "<a/>" }])],
    ["presentation", files.zip([{ name: "ppt/presentation.xml", content: "<a/>" }])],
    ["pages", files.zip([{ name: "Index/Document.iwa", content: "x" }])],
    [
      "wordTemplate",
      files.docxOfType(
        "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml",
      ),
    ],
    [null, Buffer.from([1, 2, 3, 4, 5])],
  ])("say that it is %s", async (kind, content) => {
    const expected = kind === null ? WRONG_TYPE : other(kind);
    for (const name of ["cv.doc", "cv.pdf"]) expect(await verdict(name, content)).toBe(expected);
  });

  it("are sent on with the ending of what they are", () => {
    const docx = { extension: "docx", contentType: "" } as const;
    const names = [
      "cv.doc",
      "Anna.Meyer.pdf",
      "cv.DOCX",
      "J. Meyer",
      "cv",
      "cv.",
      "..",
      "cv.pdf.tmp",
    ];
    expect(names.map((name) => nameAs(name, docx))).toEqual([
      ...["cv.docx", "Anna.Meyer.docx", "cv.DOCX", "J. Meyer.docx", "cv.docx", "cv.docx"],
      ...["resume.docx", "cv.pdf.tmp.docx"],
    ]);
    const longest = ["x".repeat(160), `${"x".repeat(156)}.pdf`, `J. ${"😀".repeat(78)}`];
    expect(longest.map((name) => nameAs(name, docx))).toEqual([
      ...[`${"x".repeat(155)}.docx`, `${"x".repeat(155)}.docx`, `J. ${"😀".repeat(76)}.docx`],
    ]);
  });
});

describe("documents inside a DOCX", () => {
  const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  const embedded = (name: string, content: Buffer) => files.docxWith({ name, content });
  it.each<[string, Buffer, string]>([
    ["a workbook", embedded("word/embeddings/a.xlsx", files.docxOfType(sheet)), "docx"],
    ["a document", embedded("word/embeddings/a.docx", files.docx), "docx"],
    [
      "a workbook elsewhere",
      embedded("word/media/a.xlsx", files.docxOfType(sheet)),
      insideText("spreadsheet"),
    ],
    ...["xlsx", "xlsm", "XLSB"].map((ending): [string, Buffer, string] => [
      `the figures of a chart in .${ending}, with macros`,
      embedded(
        `word/embeddings/Microsoft_Excel_Sheet.${ending}`,
        files.docxListing(files.macroList),
      ),
      ending === "xlsx" ? MACROS : insideText("spreadsheet"),
    ]),
    [
      "slides with macros",
      embedded("word/embeddings/a.pptm", files.docx),
      insideText("presentation"),
    ],
    [
      "a document with macros",
      embedded("word/embeddings/a.docm", files.docx),
      insideText("document"),
    ],
    [
      "more workbooks than anyone needs",
      files.docxWith(
        ...Array.from({ length: 21 }, (_, at) => ({
          name: `word/embeddings/${at}.xlsx`,
          content: files.docxOfType(sheet),
        })),
      ),
      TOO_MUCH,
    ],
    [
      "an archive named as a workbook",
      embedded("word/embeddings/a.xlsx", files.zip([{ name: "a.txt", content: "a" }])),
      insideText("spreadsheet"),
    ],
    [
      "an archive in a workbook",
      embedded(
        "word/embeddings/a.xlsx",
        files.docxWith({ name: "word/embeddings/b.xlsx", content: files.docxOfType(sheet) }),
      ),
      insideText("spreadsheet"),
    ],
  ])("%s", async (_what, content, expected) => {
    expect(await verdict("cv.docx", content)).toBe(expected);
  });
});

describe("malicious archives", () => {
  const zeros = (bytes: number) => Buffer.alloc(bytes);

  it("accepts 500 parts but not 501", async () => {
    const parts = (n: number) =>
      Array.from({ length: n - 2 }, (_, i) => ({ name: `word/p${i}.xml`, content: "<p/>" }));
    expect(await verdict("cv.docx", files.docxWith(...parts(500)))).toBe("docx");
    expect(await verdict("cv.docx", files.docxWith(...parts(501)))).toBe(TOO_MUCH);
  });

  it("refuses an archive that unpacks to a hundred times its size", async () => {
    const bomb = files.docxWith({ name: "word/big.xml", content: zeros(20 * MIB) });
    expect(bomb.length).toBeLessThan(40 * KIB);
    expect(await verdict("cv.docx", bomb)).toBe(TOO_MUCH);
  });

  it("detects an archive that declares a false size", async () => {
    const claims = [
      [10, DAMAGED],
      [40 * KIB, DAMAGED],
      [21 * MIB, TOO_MUCH],
    ] as const;
    for (const [claimedBytes, expected] of claims) {
      const falseSize = files.docxWith({
        name: "word/big.xml",
        content: zeros(20 * MIB),
        claimedBytes,
      });
      const before = process.memoryUsage().rss;
      expect(await verdict("cv.docx", falseSize)).toBe(expected);
      expect(process.memoryUsage().rss - before).toBeLessThan(50 * MIB);
    }
  });
});

/** Files without a name that this process has open. Its sockets come and go with the tests that run in it. */
const openNamelessFiles = (): number =>
  readdirSync("/proc/self/fd").filter((fd) => targetOf(fd).endsWith(" (deleted)")).length;

function targetOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // The one by which the list was read.
    return "";
  }
}

describe("a file being received", () => {
  it("keeps the bytes and their digest, and can be read repeatedly", () =>
    received(Readable.from([files.pdf]), async (file) => {
      for (let i = 0; i < 2; i += 1)
        expect(Buffer.concat(await file.stream().toArray())).toEqual(files.pdf);
      expect(file.sizeBytes).toBe(files.pdf.length);
      expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    }));

  it.each([
    [MAX_RESUME_BYTES - 1, true],
    [MAX_RESUME_BYTES, true],
    [MAX_RESUME_BYTES + 1, false],
  ])("%i bytes", async (bytes, allowed) => {
    const chunks = Array.from({ length: Math.ceil(bytes / 65_536) }, (_, i) =>
      Buffer.alloc(Math.min(65_536, bytes - i * 65_536)),
    );
    const size = received(Readable.from(chunks), (file) => file.sizeBytes);
    if (allowed) expect(await size).toBe(bytes);
    else await expect(size).rejects.toMatchObject({ code: "FILE_TOO_LARGE" });
  });

  it("fails when the sender disconnects", async () => {
    async function* broken() {
      yield files.pdf.subarray(0, 100);
      throw new Error("socket hang up");
    }
    const file = received(Readable.from(broken()), () => undefined);
    await expect(file).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("closes its descriptor, whether all, part or none of a file arrived", async () => {
    const before = openNamelessFiles();
    const another = await openNameless();
    expect(openNamelessFiles()).toBe(before + 1);
    await another.close();
    await received(Readable.from([files.pdf]), () => undefined);
    await received(Readable.from(Buffer.alloc(MAX_RESUME_BYTES + 1)), () => undefined).catch(
      () => undefined,
    );
    await new Spool().close();
    expect(openNamelessFiles()).toBe(before);
  });
});

describe("file names", () => {
  it.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\me\\cv.pdf", "cv.pdf"],
    ["a\u0000b\u202efdp.exe.pdf", "abfdp.exe.pdf"],
    ["Résumé – Zoë.pdf", "Résumé – Zoë.pdf"],
    [".pdf", "resume.pdf"],
    ["", "resume"],
    ["cv", "cv"],
    ["J. Meyer", "J. Meyer"],
    [`J. ${"x".repeat(300)}`, `J. ${"x".repeat(157)}`],
    [`J.${"x".repeat(300)}`, `J.${"x".repeat(158)}`],
    [`${"x".repeat(300)}.docx`, `${"x".repeat(155)}.docx`],
    [`${"😀".repeat(100)}.pdf`, `${"😀".repeat(78)}.pdf`],
  ])("%j becomes %j", (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
    expect(kept.length).toBeLessThanOrEqual(160);
  });
});
