import { describe, expect, it } from "@jest/globals";
import { textOf } from "../document.js";
import { readDocx } from "./read-docx.js";
import { docxOf, element, paragraph, run, type Part } from "../../../test/docx-package.js";

async function textIn(body: string, parts: Part[] = [], links: string[] = []): Promise<string> {
  return textOf((await readDocx(docxOf(body, parts, links))).blocks);
}
async function blocksIn(body: string, parts: Part[] = [], links: string[] = []) {
  return (await readDocx(docxOf(body, parts, links))).blocks;
}

const styles = (content: string): Part => ({
  name: "styles.xml",
  type: "styles",
  content: element("styles", content),
});
const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

describe("text that a page shows", () => {
  it.each([
    [
      "breaks in a paragraph",
      paragraph(
        `${run("a")}<w:r><w:br/></w:r>${run("b")}<w:r><w:br w:type="page"/></w:r>${run("c")}<w:r><w:cr/></w:r>${run("d")}`,
      ),
      "a\nb\nc\nd",
    ],
    [
      "tabs, but not tab stops",
      paragraph(`${run("a")}<w:r><w:tab/></w:r>${run("b")}`, "<w:tabs><w:tab/></w:tabs>"),
      "a\tb",
    ],
    [
      "a drop cap with its word",
      `${paragraph(run("J"), '<w:framePr w:dropCap="drop" w:lines="3"/>')}${paragraph(run("ava developer"))}`,
      "Java developer",
    ],
    [
      "a frame that is no drop cap",
      `${paragraph(run("Skills"), '<w:framePr w:w="200" w:wrap="around"/>')}${paragraph(run("Java"))}`,
      "Skills\nJava",
    ],
    [
      "hyphens",
      paragraph(
        `${run("cross")}<w:r><w:noBreakHyphen/></w:r>${run("func")}<w:r><w:softHyphen/></w:r>${run("tional")}`,
      ),
      "cross-functional",
    ],
    [
      "signs of symbol fonts",
      paragraph(`<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>${run("Java")}`),
      " • Java",
    ],
    [
      "a simple field",
      paragraph(`<w:fldSimple w:instr="MERGEFIELD Name">${run("Anna")}</w:fldSimple>`),
      "Anna",
    ],
    [
      "results of fields inside each other",
      paragraph(
        field("begin") +
          instruction("IF ") +
          field("begin") +
          instruction("DATE") +
          field("separate") +
          run("hidden") +
          field("end") +
          field("separate") +
          run("Anna") +
          field("end"),
      ),
      "Anna",
    ],
    [
      "the choice of a form's list",
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="x"/><w:ddList><w:result w:val="1"/><w:listEntry w:val="Java"/><w:listEntry w:val="Kafka"/></w:ddList></w:ffData></w:fldChar></w:r>${instruction("FORMDROPDOWN")}${field("separate")}${field("end")}${run(" lead")}`,
      ),
      "Kafka lead",
    ],
    [
      "text of a ruby, without its guide",
      paragraph(
        `<w:r><w:ruby><w:rt>${run("guide")}</w:rt><w:rubyBase>${run("Base")}</w:rubyBase></w:ruby></w:r>`,
      ),
      "Base",
    ],
    [
      "words under a phonetic guide of older Word",
      paragraph(
        field("begin") +
          instruction(String.raw`EQ \* jc2 \o\ad(\s\up 11(guide),Base)`) +
          field("end") +
          run(" name"),
      ),
      "Base name",
    ],
    [
      "inserted and moved text",
      paragraph(`<w:ins>${run("new")}</w:ins><w:moveTo>${run("er")}</w:moveTo>`),
      "newer",
    ],
    [
      "content controls",
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run("Anna"))}</w:sdtContent></w:sdt>`,
      "Anna",
    ],
    [
      "a text box after its paragraph",
      paragraph(
        `${run("a")}<w:r><w:pict><v:shape><v:textbox>${box("in a box")}</v:textbox></v:shape></w:pict></w:r>${run("b")}`,
      ),
      "ab\nin a box",
    ],
    [
      "decorative text of older Word",
      paragraph(
        `${run("a")}<w:r><w:pict><v:shape><v:textpath string="Anna"/></v:shape></w:pict></w:r>`,
      ),
      "a\nAnna",
    ],
    [
      "a paragraph that goes on after its deleted end",
      paragraph(run("Java "), "<w:rPr><w:del/></w:rPr>") + paragraph(run("engineer")),
      "Java engineer",
    ],
    [
      "a blank line once",
      paragraph(run("a")) + paragraph("") + paragraph("") + paragraph(run("b")),
      "a\n\nb",
    ],
  ])("%s", async (_name, body, text) => {
    expect(await textIn(body)).toBe(text);
  });

  it.each([
    [
      "a new form",
      `<mc:Choice Requires="wps">${box("Kafka")}</mc:Choice><mc:Fallback>${box("Kafka")}</mc:Fallback>`,
    ],
    ["only an old form", `<mc:Choice Requires="wps"/><mc:Fallback>${box("Kafka")}</mc:Fallback>`],
    ["only a new form", `<mc:Choice Requires="wps">${box("Kafka")}</mc:Choice>`],
  ])("a text box with %s, once", async (_name, forms) => {
    const body = paragraph(`<w:r><mc:AlternateContent>${forms}</mc:AlternateContent></w:r>`);
    expect(await textIn(body)).toBe("Kafka");
  });
});

describe("a field that never ends", () => {
  const begin = field("begin");
  const separate = field("separate");
  const end = field("end");
  const cell = (content: string) => `<w:tc>${paragraph(content)}</w:tc>`;
  const boxed = (content: string) =>
    `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(content)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

  it.each([
    ["in a paragraph", paragraph(begin + instruction("PAGE") + run("Anna")), "Anna\nJava"],
    [
      "in a cell",
      `<w:tbl><w:tr>${cell(run("1") + begin + instruction("PAGE"))}${cell(run("Anna"))}</w:tr></w:tbl>`,
      "1\tAnna\nJava",
    ],
    ["1,500 times", paragraph(begin.repeat(1_500) + run("Anna")), "Anna\nJava"],
    [
      "around one that ends",
      paragraph(
        begin + instruction("IF ") + begin + instruction("DATE") + separate + run("Anna") + end,
      ),
      "Anna\nJava",
    ],
    [
      "in a result",
      paragraph(begin + instruction("IF") + separate + begin + run("An") + end + run("na")),
      "na\nJava",
    ],
    [
      "with boxes whose fields never end",
      paragraph(begin + run("Anna") + boxed(begin + run("Kotlin") + boxed(begin + run("Kafka")))),
      "Anna\nKotlin\nKafka\nJava",
    ],
  ])("hides nothing: %s", async (_name, start, text) => {
    const { blocks, isPartial } = await readDocx(docxOf(start + paragraph(run("Java"))));
    expect(textOf(blocks)).toBe(text);
    expect(isPartial).toBe(false);
  });

  it("links nothing", async () => {
    const link = begin + instruction('HYPERLINK "https://example.com"') + separate + run("site");
    const blocks = await blocksIn(paragraph(link) + paragraph(run("Java")));
    expect(blocks).toEqual([
      { type: "paragraph", runs: [{ text: "site" }] },
      { type: "paragraph", runs: [{ text: "Java" }] },
    ]);
  });

  it("counts once for what may be read", async () => {
    const body = paragraph(begin + run("word ".repeat(30_000)));
    const { blocks, isPartial } = await readDocx(docxOf(paragraph(run("x")) + body));
    expect(textOf(blocks)).toHaveLength(150_002);
    expect(isPartial).toBe(false);
  });

  it("is said to hide text if there are too many inside of what others hide", async () => {
    let inside = begin + run("Kafka");
    for (let level = 0; level < 9; level++) inside = begin + boxed(inside);
    const { blocks, isPartial } = await readDocx(
      docxOf(paragraph(run("Anna")) + paragraph(inside)),
    );
    expect(textOf(blocks)).toBe("Anna");
    expect(isPartial).toBe(true);
  });
});

describe("text that no page shows", () => {
  const hiding =
    styles(`<w:style w:type="character" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="P"><w:rPr><w:vanish/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Q"><w:basedOn w:val="P"/></w:style>`);
  it.each([
    ["deleted", `<w:del><w:r><w:delText>x</w:delText></w:r></w:del>`],
    ["moved away", `<w:moveFrom>${run("x")}</w:moveFrom>`],
    ["hidden", run("x", "<w:vanish/>")],
    ["hidden by its style", run("x", '<w:rStyle w:val="H"/>')],
    ["an instruction", field("begin") + instruction("x") + field("end")],
    [
      "a prompt",
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run("x")}</w:sdtContent></w:sdt>`,
    ],
    ["in a box that is hidden", `<w:r><w:rPr><w:vanish/></w:rPr>${box("x")}</w:r>`],
  ])("%s", async (_name, content) => {
    expect(await textIn(paragraph(run("Anna") + content), [hiding])).toBe("Anna");
  });

  it("paragraphs of a style based on a hidden one", async () => {
    const hidden = paragraph(run("x"), '<w:pStyle w:val="Q"/>');
    const shown = paragraph(run("y", '<w:vanish w:val="0"/>'), '<w:pStyle w:val="Q"/>');
    expect(await textIn(hidden + shown, [hiding])).toBe("y");
  });

  it("deleted rows", async () => {
    const row = (text: string, properties = "") =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(run(text))}</w:tc><w:tc>${paragraph(run("2021"))}</w:tc></w:tr>`;
    const table = `<w:tbl>${row("a")}${row("b", "<w:del/>")}${row("c")}</w:tbl>`;
    expect(await textIn(table)).toBe("a\t2021\nc\t2021");
  });
});

describe("headings, lists, and tables", () => {
  const headings =
    styles(`<w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="berschrift2"/></w:style>
    <w:style w:type="paragraph" w:styleId="List"><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr></w:style>`);

  it.each([
    ["Word's style", '<w:pStyle w:val="berschrift2"/>', 2],
    ["a style based on it", '<w:pStyle w:val="Own"/>', 2],
    ["an outline level", '<w:outlineLvl w:val="0"/>', 1],
    ["a style, with a number", '<w:pStyle w:val="Own"/><w:numPr><w:numId w:val="1"/></w:numPr>', 2],
  ])("a heading by %s", async (_name, properties, level) => {
    const blocks = await blocksIn(paragraph(run("Work"), properties), [headings]);
    expect(blocks).toEqual([{ type: "heading", level, runs: [{ text: "Work" }] }]);
  });

  it.each([
    ["its number", '<w:numPr><w:ilvl w:val="2"/><w:numId w:val="1"/></w:numPr>', 2],
    ["its style", '<w:pStyle w:val="List"/>', 1],
  ])("a list item by %s", async (_name, properties, level) => {
    const blocks = await blocksIn(paragraph(run("Java"), properties), [headings]);
    expect(blocks).toEqual([{ type: "item", level, runs: [{ text: "Java" }] }]);
  });

  it("a paragraph that leaves the list of its style", async () => {
    const properties = '<w:pStyle w:val="List"/><w:numPr><w:numId w:val="0"/></w:numPr>';
    expect(await blocksIn(paragraph(run("Java"), properties), [headings])).toMatchObject([
      { type: "paragraph" },
    ]);
  });

  it("looks and links", async () => {
    const body = paragraph(
      `${run("Java", "<w:b/>")}${run(" and ", '<w:b w:val="false"/><w:i/>')}<w:hyperlink r:id="r1">${run("site")}</w:hyperlink>`,
    );
    const link = "https://example.com/";
    expect(await blocksIn(body, [], [link])).toMatchObject([
      {
        runs: [
          { text: "Java", bold: true },
          { text: " and ", italic: true },
          { text: "site", link },
        ],
      },
    ]);
    expect(await blocksIn(body, [], ["javascript:x"])).toMatchObject([
      { runs: [{}, {}, { text: "site" }] },
    ]);
  });

  it("a table of entries", async () => {
    const cell = (...lines: string[]) =>
      `<w:tc>${lines.map((line) => paragraph(run(line))).join("")}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell("Fabrikam", "Austin")}${cell("2021")}</w:tr></w:tbl>`;
    expect(await blocksIn(body)).toEqual([
      { type: "table", rows: [[[{ text: "Fabrikam\n" }, { text: "Austin" }], [{ text: "2021" }]]] },
    ]);
  });

  it("a table that lays out the page becomes the blocks of its cells", async () => {
    const left = paragraph(run("Java"), '<w:numPr><w:numId w:val="1"/></w:numPr>');
    const body = `<w:tbl><w:tr><w:tc>${left}</w:tc><w:tc>${paragraph(run("Fabrikam"))}</w:tc></w:tr></w:tbl>`;
    expect(await blocksIn(body)).toMatchObject([{ type: "item" }, { type: "paragraph" }]);
  });
});

describe("other parts", () => {
  const header = (name: string, text: string): Part => ({
    name,
    type: "header",
    content: element("hdr", paragraph(run(text))),
  });
  const section = (references: string) => `<w:sectPr>${references}</w:sectPr>`;

  it("page headers first, each once, and footers last", async () => {
    const parts = [
      header("header1.xml", "Anna Meyer, page 1"),
      header("header2.xml", "Anna Meyer, page 2"),
      {
        name: "footer1.xml",
        type: "footer",
        content: element("ftr", paragraph(run("512 555 0143"))),
      },
    ];
    const body =
      paragraph(run("Java")) +
      section(
        '<w:headerReference w:type="default" r:id="r1"/><w:headerReference w:type="first" r:id="r2"/><w:titlePg/><w:footerReference r:id="r3"/>',
      );
    expect(await textIn(body, parts)).toBe("Anna Meyer, page 2\nJava\n512 555 0143");
  });

  it("no header of first pages if they have none of their own", async () => {
    const body = paragraph(run("Java")) + section('<w:headerReference w:type="first" r:id="r1"/>');
    expect(await textIn(body, [header("header1.xml", "unused")])).toBe("Java");
  });

  it("only notes that the text refers to", async () => {
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}">${paragraph(run(text))}</w:footnote>`;
    const notes = {
      name: "footnotes.xml",
      type: "footnotes",
      content: element("footnotes", note(1, "Awarded") + note(2, "unused")),
    };
    const body = paragraph(`${run("Java")}<w:r><w:footnoteReference w:id="1"/></w:r>`);
    expect(await textIn(body, [notes])).toBe("Java\nAwarded");
  });

  it("words of charts and SmartArt, but no figures", async () => {
    const chart = {
      name: "charts/chart1.xml",
      type: "chart",
      content: element(
        "x",
        "<c:strCache><c:pt><c:v>Kafka</c:v></c:pt></c:strCache><c:numCache><c:pt><c:v>4</c:v></c:pt></c:numCache>",
      ),
    };
    const art = {
      name: "diagrams/data1.xml",
      type: "diagramData",
      content: element("x", "<a:p><a:r><a:t>Terra</a:t></a:r><a:r><a:t>form</a:t></a:r></a:p>"),
    };
    const body =
      paragraph(
        `${run("Skills")}<w:r><w:drawing><c:chart r:id="r1"/></w:drawing></w:r><w:r><w:drawing><dgm:relIds r:dm="r2"/></w:drawing></w:r>`,
      ) + paragraph(run("Work"));
    expect(await textIn(body, [chart, art])).toBe("Skills\nKafka\nTerraform\nWork");
  });

  it.each([
    [
      "HTML",
      "<h2>Work</h2><p>Java &amp; <b>Kafka</b><br>Austin</p><ul><li>Led</li></ul><p style='display:none'>x</p>",
    ],
    [
      "a web archive",
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<h2>Wo=\r\nrk</h2><p>Java &amp; <b style=3D"x">Kafka</b><br>Austin</p><ul><li>Led</li></ul>\r\n--b-----\r\n',
    ],
  ])("imported %s", async (_name, content) => {
    const part = { name: "chunk", type: "aFChunk", content };
    const body = paragraph(run("Anna")) + '<w:altChunk r:id="r1"/>';
    expect(await blocksIn(body, [part])).toEqual([
      { type: "paragraph", runs: [{ text: "Anna" }] },
      { type: "heading", level: 2, runs: [{ text: "Work" }] },
      {
        type: "paragraph",
        runs: [{ text: "Java & " }, { text: "Kafka", bold: true }, { text: "\nAustin" }],
      },
      { type: "item", level: 0, runs: [{ text: "Led" }] },
    ]);
  });

  it.each([
    ["<p>Java<td>Kafka</td>Go</p>", "Java Kafka Go"],
    ["<p>Java</p><tr>Kafka</tr>Go", "Java\nKafka Go"],
    ["<table>Java<tr><td>Kafka</td></tr></table>", "Java\nKafka"],
    ["<p>Java</body>Kafka</html>Go", "Java Kafka Go"],
    ["<p>Java</span>Script</u>", "JavaScript"],
  ])("words of imported HTML that tags in wrong places stand between: %s", async (html, text) => {
    const part = { name: "chunk", type: "aFChunk", content: html };
    expect((await textIn('<w:altChunk r:id="r1"/>', [part])).trim()).toBe(text);
  });
});

describe("what is too large", () => {
  it("text is cut, and said so", async () => {
    const { blocks, isPartial } = await readDocx(docxOf(paragraph(run("word ".repeat(50_000)))));
    expect(textOf(blocks)).toHaveLength(200_000);
    expect(isPartial).toBe(true);
  });

  it("links beyond what is kept are text", async () => {
    const link = `https://example.com/${"x".repeat(1_900)}`;
    const linked = paragraph(`<w:hyperlink r:id="r1">${run("site")}</w:hyperlink>`);
    const { blocks } = await readDocx(docxOf(linked.repeat(1_000), [], [link]));
    expect(blocks[0]).toMatchObject({ runs: [{ text: "site", link }] });
    expect(blocks.at(-1)).toEqual({ type: "paragraph", runs: [{ text: "site" }] });
    expect(JSON.stringify(blocks).length).toBeLessThan(200_000);
  });

  it("too many paragraphs are cut, and said so", async () => {
    const { blocks, isPartial } = await readDocx(docxOf(paragraph(run("x")).repeat(20_100)));
    expect(blocks).toHaveLength(20_000);
    expect(isPartial).toBe(true);
  });

  it("elements too deep inside each other end the text, and it is said so", async () => {
    const deep = `${"<w:sdt><w:sdtContent>".repeat(150)}${"</w:sdtContent></w:sdt>".repeat(150)}`;
    const result = await readDocx(docxOf(paragraph(run("Anna")) + deep + paragraph(run("Java"))));
    expect(result).toMatchObject({ isPartial: true });
    expect(textOf(result.blocks)).toBe("Anna");
  });
});

it("prefixes other than usual, and the strict form, are understood", async () => {
  const content = docxOf("");
  expect(textOf((await readDocx(content)).blocks)).toBe("");
  const { zip } = await import("../../../test/applications/files.js");
  const strict = "http://purl.oclc.org/ooxml";
  const file = zip([
    {
      name: "_rels/.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${strict}/officeDocument/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>`,
    },
    {
      name: "word/Document2.xml",
      content: Buffer.from(
        `\uFEFF<x:document xmlns:x="${strict}/wordprocessingml/main"><x:body><x:p><x:r><x:t>José</x:t></x:r></x:p></x:body></x:document>`,
        "utf16le",
      ),
    },
  ]);
  expect(textOf((await readDocx(file)).blocks)).toBe("José");
});
