import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { foreignPieces, xssPieces, xssVectors } from "../../../test/html/xss-vectors.js";
import { leastCpuOf } from "../../../test/least-of.js";
import { cleanJobHtml, isTangled, plainText } from "./clean-html.js";

const TAGS = ["p", "br", "ul", "ol", "li", "strong", "em", "h3", "a"];
const HTML = "http://www.w3.org/1999/xhtml";
const SITE = "https://jobs.example.com/";

/** What is forbidden about an element of cleaned text; null if nothing is. */
function faultOf(tag: string, namespace: string | null, attributes: [string, string][]) {
  if (namespace !== HTML || !TAGS.includes(tag)) return `<${tag}>`;
  for (const [name, value] of attributes) {
    if (tag !== "a" || !["href", "rel"].includes(name)) return `<${tag} ${name}>`;
    if (name === "rel" && value !== "noopener nofollow") return `rel=${value}`;
    if (name === "href" && !isLink(value)) return `href=${value}`;
  }
  return null;
}

function isLink(address: string): boolean {
  const { protocol, host } = new URL(address, SITE);
  const absolute = /^(https?:\/\/|mailto:)/i.test(address);
  return (
    ["http:", "https:", "mailto:"].includes(protocol) && (absolute || host === "jobs.example.com")
  );
}

type Node = DefaultTreeAdapterTypes.Node;

function faultsBelow(node: Node): string[] {
  if (node.nodeName === "#comment" || node.nodeName === "#documentType") return [node.nodeName];
  if (!("childNodes" in node)) return [];
  const below = node.childNodes.flatMap(faultsBelow);
  if (!("tagName" in node)) return below;
  const attributes = node.attrs.map(({ prefix, name, value }): [string, string] => [
    prefix ? `${prefix}:${name}` : name,
    value,
  ]);
  const fault = faultOf(node.tagName, node.namespaceURI, attributes);
  return fault === null ? below : [fault, ...below];
}

/** Elements that a page inserts text into with `innerHTML`: the parent affects how text is parsed. */
const PLACES = ["<div></div>", "<li></li>", "<p></p>"].map(
  (html) => parseFragment(html).childNodes[0],
);

/**
 * Faults in the tree that a page would build, with and without scripts (which changes how `noscript` is parsed), and after
 * serializing and parsing it once more: the round trip that mutation attacks rely on.
 */
function faultsInPage(html: string): string[] {
  return PLACES.flatMap((place) =>
    [true, false].flatMap((scriptingEnabled) => {
      if (!place || !("tagName" in place)) throw new Error("not an element");
      const read = (text: string) => parseFragment(place, text, { scriptingEnabled });
      const tree = read(html);
      return [tree, read(serialize(tree))].flatMap(faultsBelow);
    }),
  );
}

function faults(text: string): string[] {
  const clean = cleanJobHtml(text);
  return [
    ...faultsInPage(clean),
    ...(cleanJobHtml(clean) === clean ? [] : ["cleaning it again changes it"]),
  ];
}

describe("cleaned job texts", () => {
  it("keep only the allowed tags, attributes and links of the corpus", () => {
    expect(xssVectors.length).toBeGreaterThan(1_500);
    const through = xssVectors.map((text) => [text, ...faults(text)]).filter(([, fault]) => fault);
    expect(through).toEqual([]);
  });

  it("keep only those of random combinations of the corpus", () => {
    const piece = fc.oneof(
      fc.constantFrom(...xssPieces),
      fc.constantFrom(
        "<p>",
        "</p>",
        "<a href='",
        "'>",
        '"',
        "<!--",
        "-->",
        "</",
        "/>",
        "<ul><li>",
        "</table>",
        "&#",
        ";",
      ),
      fc.string({ maxLength: 8 }),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(text, (html) => {
        expect(faults(html)).toEqual([]);
      }),
      { numRuns: 1_500 },
    );
  });

  it("keep only those of elements nested at random, whose content is parsed by other rules", () => {
    const text = fc.constantFrom(
      "<b onclick=alert(1)>",
      "<img src=x onerror=alert(1)>",
      "x",
      "<!--",
    );
    const attribute = fc.constantFrom("<p title='", '<a href="', "'>", '">', "-->", "&lt;", "]]>");
    const piece = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...foreignPieces) },
      { weight: 1, arbitrary: text },
      { weight: 1, arbitrary: attribute },
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 4, maxLength: 14 }), (pieces) => {
        expect(faults(pieces.join(""))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(["ul", "b", "em", "strong", "span"])(
    "keep what is in 99 elements, <%s> among them, but not what is in 100",
    (tag) => {
      const text = `${"<ul>".repeat(90)}${`<${tag}>`.repeat(9)}deep`;
      expect([cleanJobHtml(text), plainText(text)]).toEqual([
        expect.stringContaining("deep"),
        "deep",
      ]);
      expect(cleanJobHtml(`<ul>${text}`)).not.toContain("deep");
      expect(plainText(`<ul>${text}`)).toBe("");
    },
  );

  it("keep what recruiters write", () => {
    const text = `<h3>Duties</h3><p>Run <strong>R&amp;D</strong>, 3 &lt; 5.<br>Now</p><ol><li><em>One</em></li></ol><ul><li>Two</li></ul>`;
    expect(cleanJobHtml(text)).toBe(text);
    expect(cleanJobHtml("  <div><span>Words</span> stay</div> ")).toBe("<p>Words stay</p>");
    expect(cleanJobHtml("  Words<br>stay ")).toBe("Words<br>stay");
    expect(cleanJobHtml("Müller & Søn: 100 % “remote” 日本 🎉")).toBe(
      "Müller &amp; Søn: 100 % “remote” 日本 🎉",
    );
  });

  it.each([
    ["https://example.com/a?b=1&c=2#d", "https://example.com/a?b=1&amp;c=2#d"],
    ["HTTP://example.com", "HTTP://example.com"],
    ["mailto:jobs@example.com", "mailto:jobs@example.com"],
    ["/jobs?query=c%23", "/jobs?query=c%23"],
    ["#apply", "#apply"],
    ["apply.html", "apply.html"],
  ])("keep the link %s", (href, written) => {
    const clean = `<a href="${written}" rel="noopener nofollow">x</a>`;
    expect(cleanJobHtml(`<a href="${href}" rel="opener follow" target=_blank>x</a>`)).toBe(clean);
  });

  it.each([
    ["deep", "<ul>".repeat(150)],
    ["deep, in removed elements", "<b>".repeat(150)],
    ["deep, in templates", "<template>".repeat(150)],
    ["deep and badly nested", "<em><p>".repeat(150)],
    ["full of tables inside formatting tags", "<strong><table>".repeat(1_300)],
    ["full of nested links", `<a href=${"x".repeat(9_000)}>${"y<p>".repeat(2_700)}`],
    ["all ampersands", "&".repeat(20_000)],
    ["an open comment", `<!--${"-".repeat(19_000)}`],
  ])("are returned quickly for a text that is %s", async (_kind, text) => {
    let tries = 0;
    const cleanIt = () => {
      // What was cleaned before is remembered, so each try has another text.
      const another = `${(tries += 1)}${text}`;
      cleanJobHtml(another);
      plainText(another);
    };
    // It takes about 0.1 s; the limit allows for a slow machine.
    expect(await leastCpuOf(cleanIt, 2_000)).toBeLessThan(2_000);
    const clean = cleanJobHtml(text);
    expect(clean.length).toBeLessThan(1_000_000);
    expect(faultsInPage(clean)).toEqual([]);
  });
});

describe("the markup of other systems", () => {
  it.each([
    [
      "titles",
      "<h1>A</h1><h2>B <i>c</i></h2><h3>D</h3>",
      "<h3>A</h3><h3>B <em>c</em></h3><h3>D</h3>",
    ],
    [
      "subtitles",
      "<h4>A</h4><h5>B <b>c</b></h5><h6>D</h6>",
      "<p><strong>A</strong></p><p><strong>B c</strong></p><p><strong>D</strong></p>",
    ],
    [
      "bold and italic text",
      "<p>A <b>b</b> <i>c</i></p>",
      "<p>A <strong>b</strong> <em>c</em></p>",
    ],
    [
      "blocks",
      "<div>A</div><section>B<blockquote>C</blockquote>D</section><pre>E\nF</pre>",
      "<p>A</p><p>B</p><p>C</p><p>D</p><p>E<br>F</p>",
    ],
    [
      "lines that are nothing but bold",
      "<div>A<br><b>Duties:<br></b>B<br>C<br><strong>Pay</strong>:</div>",
      "<p>A</p><p><strong>Duties:</strong></p><p>B<br>C</p><p><strong>Pay</strong>:</p>",
    ],
    ["a bold text alone", "<b>Duties</b>", "<p><strong>Duties</strong></p>"],
    [
      "tables",
      "<table><caption>Facts</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td></td><td>2</td></tr></table>",
      "<p>Facts</p><p>A · B</p><p>1 · 2</p>",
    ],
    [
      "tables that are a layout",
      "<table><tr><td><p>A</p><ul><li>B</li></ul></td><td>C</td></tr></table>",
      "<p>A</p><ul><li>B</li></ul><p>C</p>",
    ],
    [
      "entries without a list",
      "A<li>B</li> <li>C</li>D",
      "<p>A</p><ul><li>B</li><li>C</li></ul><p>D</p>",
    ],
    ["blocks in an entry", "<ul><li><div>A</div>B</li></ul>", "<ul><li><p>A</p>B</li></ul>"],
    [
      "bold text around blocks",
      "<b><div>A</div><ul><li>B</li></ul></b>",
      "<p><strong>A</strong></p><ul><li><strong>B</strong></li></ul>",
    ],
    [
      "a link around blocks",
      '<a href="/x"><div>A</div><div>B</div></a>',
      '<p><a href="/x" rel="noopener nofollow">A</a></p><p><a href="/x" rel="noopener nofollow">B</a></p>',
    ],
    [
      "blank blocks",
      "<div>A</div><div><br></div><p>&nbsp;</p><hr><div>B</div>",
      "<p>A</p><p>B</p>",
    ],
    ["elements that are dropped", "A<img src=x>B<script>x</script>C<x-y>D</x-y>E", "A B C D E"],
    [
      "letters of a word in styles of their own",
      "<span>Ja</span><span>va<sup>1</sup></span>",
      "Java1",
    ],
    [
      "bold and italic text in styles",
      '<span style="font-weight:700">Duties</span><br><span style="color:red;font-style: italic">now</span>',
      "<p><strong>Duties</strong></p><p><em>now</em></p>",
    ],
    [
      "a copy from Google Docs",
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Hi</span></p><ul><li>One</li></ul></b>',
      "<p>Hi</p><ul><li>One</li></ul>",
    ],
    [
      "a copy from Word",
      "<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><p class=MsoNormal><b>Pay:</b><o:p></o:p></p>",
      "<p><strong>Pay:</strong></p>",
    ],
    [
      "blocks by their styles",
      '<div style="font-weight: bold">Duties</div><span style="display:block">A</span><span style="display:block">B</span>',
      "<p><strong>Duties</strong></p><p>A</p><p>B</p>",
    ],
    [
      "blank entries",
      "<ul><li></li><li>A</li><li>&nbsp;</li></ul><ul></ul>",
      "<ul><li>A</li></ul>",
    ],
    ["labels", "<label>Name</label><label>Years</label>", "Name  Years"],
    [
      "entries in blocks of a list",
      "<ul><div><li>A</li></div><div><li>B</li></div></ul>",
      "<ul><li>A</li><li>B</li></ul>",
    ],
    [
      "a section of a feed",
      "<![CDATA[A <b>b</b><p>C</p>]]>",
      "<p>A <strong>b</strong></p><p>C</p>",
    ],
    [
      "plain text",
      "Duties:\r\n• A\r\n• B\r\n \r\nPay\u000bday\n",
      "<p>Duties:<br>• A<br>• B</p><p>Pay<br>day</p>",
    ],
    [
      "an advertisement",
      "<p>Hi</p><h2>What you’ll do</h2><table><tr><td>A</td><td>B</td></tr></table><blockquote>q</blockquote><h1>H</h1><h4>h4</h4><b>b</b><i>i</i><div>one</div><div>two</div>",
      "<p>Hi</p><h3>What you’ll do</h3><p>A · B</p><p>q</p><h3>H</h3><p><strong>h4</strong></p><p><strong>b</strong><em>i</em></p><p>one</p><p>two</p>",
    ],
  ])("is kept as %s", (_kind, given, written) => {
    expect(cleanJobHtml(given)).toBe(written);
    expect(cleanJobHtml(written)).toBe(written);
  });

  it("says the same when it was escaped once or twice", () => {
    const html = "<div>A &amp; B</div><ul><li>x&nbsp;y</li></ul>";
    const written = "<p>A &amp; B</p><ul><li>x\u00a0y</li></ul>";
    const once = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const twice = once.replaceAll("&", "&amp;");
    expect([once, twice].map(cleanJobHtml)).toEqual([written, written]);
    const thrice = twice.replaceAll("&", "&amp;");
    expect(plainText(thrice)).toBe(twice.replace(/\s+/g, " "));
  });

  it.each([
    "<p>&lt;p&gt;A&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;</p>",
    "<div>&lt;p&gt;A&lt;/p&gt;<br>&lt;p&gt;B&lt;/p&gt;</div>",
    "<p>&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;</p><p>&amp;lt;p&amp;gt;B&amp;lt;/p&amp;gt;</p>",
  ])("says the same when it was escaped in the lines of an editor: %s", (html) => {
    expect(cleanJobHtml(html)).toBe("<p>A</p><p>B</p>");
  });

  it.each([
    "<p>Knows the &lt;section&gt; tag</p>",
    "<ul><li>&lt;p&gt;A&lt;/p&gt;</li></ul>",
    "3 &lt; 5 &amp; 7 &gt; 6",
    "Knows &lt;T extends object&gt;",
  ])("is not looked for in %s", (html) => {
    expect(cleanJobHtml(html)).toBe(html.replaceAll("&gt;", ">"));
  });

  it("is refused if its tags open each other again and again", () => {
    const tags = Array.from({ length: 50 }, (_, at) => `<b id=${at}>`).join("");
    const tangled = `<p>${tags}${"<p>x".repeat(1_000)}`;
    expect([isTangled(tangled), cleanJobHtml(tangled)]).toEqual([true, ""]);
    const link = `<a href="/${"x".repeat(1_900)}">${"<div>y</div>".repeat(300)}</a>`;
    expect([isTangled(link), cleanJobHtml(link)]).toEqual([true, ""]);
    expect(isTangled(link.replaceAll("div>", "i>"))).toBe(false);
  });
});

describe("tags in wrong places", () => {
  it.each([
    ["cells in a block", "<div><tr><td>12 months</td><td>Males", "12 months Males"],
    ["cells after a block", "<p>Hi</p><td>12 months</td><td>Males</td>", "Hi 12 months Males"],
    ["cells in a list", "<ul><tr><td>12 months<td>Males", "12 months Males"],
    ["heads of a table", "<div><thead><th>12 months<th>Males", "12 months Males"],
    ["a caption", "12 months<caption>Males</caption>", "12 months Males"],
    [
      "a part of a spreadsheet",
      "<col width=64><tr><td>12 months</td><td>Males</td></tr><tr><td>Pay",
      "12 months Males Pay",
    ],
    ["a group of columns", "<colgroup><col></colgroup><tr><td>12 months<td>M", "12 months M"],
    ["a page in a block", "<p>12 months<body>Males", "12 months Males"],
    ["two pages", "<html><body>12 months</body></html><html><body>Males", "12 months Males"],
    ["frames", "12 months<frameset><frame>Males", "12 months Males"],
    ["a form in another", "<form>12 months<form>Males", "12 months Males"],
    ["the end of a paragraph", "12 months</p>Males", "12 months Males"],
    ["the end of a line break", "12 months</br>Males", "12 months Males"],
    ["the end of a block", "12 months</div>Males</li>now", "12 months Males now"],
    ["a blank block in an entry", "<ul><li>12 months<div></div>Males</li></ul>", "12 months Males"],
    ["a form that ends in bold text", "<form><b>12 months</form>Males", "12 months Males"],
    ["text that leaves a table", "12 months<table>Males<tr>now<td>A", "12 months Males now A"],
    ["bold text that leaves one", "<table><b>12 months<tr>Males", "12 months Males"],
    ["ends inside of words", "Ja</span>va Kot</b>lin", "Java Kotlin"],
  ])("end a word: %s", (_kind, html, words) => {
    expect(plainText(html)).toBe(words);
    expect(faults(html)).toEqual([]);
  });

  it("end a word wherever they are", () => {
    const names = [
      ...["table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "colgroup", "col"],
      ...["html", "head", "body", "frameset", "frame", "form", "div", "p", "ul", "li", "h2", "br"],
    ];
    const tag = fc.constantFrom(...names.flatMap((name) => [`<${name}>`, `</${name}>`]));
    const inline = fc.constantFrom("<b>", "</b>", "<span>", "</span>", "");
    const markup = fc.tuple(inline, tag, inline).map((tags) => tags.join(""));
    fc.assert(
      fc.property(fc.array(markup, { minLength: 1, maxLength: 8 }), (parts) => {
        const words = parts.map((_part, at) => `w${at}`);
        const html = parts.map((part, at) => part + (words[at] ?? "")).join("");
        // Text may move out of a table, before the words of its cells.
        const read = plainText(html).replaceAll("·", "").split(/\s+/).filter(Boolean);
        expect(read.toSorted()).toEqual(words);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("plain text", () => {
  it("has the words, separated at block boundaries, without markup", () => {
    expect(plainText("<h3>Pay</h3><p>$100<br>a day</p><ul><li>R&amp;D</li><li>C++</li></ul>")).toBe(
      "Pay $100 a day R&D C++",
    );
    expect(plainText("3 &lt; 5 <script>alert(1)</script><style>p{}</style>&amp;lt;")).toBe(
      "3 < 5 &lt;",
    );
  });
});
