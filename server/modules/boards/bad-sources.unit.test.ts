import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { jobWords } from "../jobs/job-words.js";
import { BoardUnreadable } from "./board-error.js";
import { jobInputOf } from "./job-input/job-input.js";
import { readBoard } from "./read-board.js";
import { SAMPLE_BOARDS } from "../../test/boards/sample-boards.js";
import { readAll, sourceOf } from "../../test/boards/source-of.js";

/** What ends the reading of a source, at its start or later: the code, and the rows until then. */
async function faultOf(content: string | Uint8Array): Promise<{ code: unknown; rows: number }> {
  try {
    const { rows, error } = await readAll(content);
    return { code: error instanceof BoardUnreadable ? error.code : error, rows: rows.length };
  } catch (error) {
    if (!(error instanceof BoardUnreadable)) throw error;
    expect(error.message).toMatch(/^[A-Z][^]*\.(?: \([^]*\))?$/);
    return { code: error.code, rows: 0 };
  }
}

const xml = (inside: string, before = "") =>
  `${before}<?xml version="1.0" encoding="UTF-8"?><source>${inside}</source>`;
const job = (title: string) =>
  `<job><title>${title}</title><referencenumber>R1</referencenumber></job>`;
const GREENHOUSE = { id: 1, title: "Kite", absolute_url: "https://b.example.com/1" };

describe("what is no list of jobs is a failed read, never no jobs", () => {
  it.each([
    ["EMPTY", ""],
    ["EMPTY", " \r\n\t\ufeff\n "],
    ["NOT_A_BOARD", "{}"],
    ["NOT_A_BOARD", '{"error":"Not found"}'],
    ["NOT_A_BOARD", '{"ok":false,"jobs":"none"}'],
    ["NOT_A_BOARD", '{"status":500,"errors":[{"message":"x"}]}'],
    ["NOT_A_BOARD", "[1,2,3]"],
    ["NOT_A_BOARD", '[{"name":"x"}]'],
    ["NOT_A_BOARD", '[{"@type":"WebSite"}]'],
    ["NOT_A_BOARD", '{"@graph":[{"@type":"WebSite"}]}'],
    ["NOT_A_BOARD", "<!DOCTYPE html><html><body>Log in</body></html>"],
    ["NOT_A_BOARD", "<html><script type='application/ld+json'>{broken JobPosting</script></html>"],
    ["NOT_A_BOARD", "<error><message>Too many requests</message></error>"],
    ["NOT_A_BOARD", "<rss><channel><item><title>News</title></item></channel></rss>"],
    ["NOT_A_BOARD", "Service unavailable"],
    ["NOT_A_BOARD", "name,email\nA,b@example.com\n"],
    ["NOT_A_BOARD", "%PDF-1.7 stream"],
    ["NOT_A_BOARD", '{"content":"<p>x</p>"}'],
  ])("%s: %s", async (code, content) => {
    expect(await faultOf(content)).toEqual({ code, rows: 0 });
  });

  it.each([
    ["GREENHOUSE", '{"jobs":[],"meta":{"total":0}}'],
    ["ASHBY", '{"apiVersion":"1","jobs":[]}'],
    ["RECRUITEE", '{"offers":[]}'],
    ["SMARTRECRUITERS", '{"totalFound":0,"content":[]}'],
    ["INDEED_XML", "<source><publisher>Quay</publisher></source>"],
    ["CSV", "title,location\n"],
  ])("a list of %s without adverts is a board without jobs", async (format, content) => {
    const { board, rows, error } = await readAll(content);
    expect([board.format, rows, error]).toEqual([format, [], null]);
    expect(board.summary()).toMatchObject({ adverts: 0, isWhole: true });
  });

  it("a list that says it has jobs, and has none, isn't whole", async () => {
    const { board } = await readAll('{"jobs":[],"meta":{"total":12}}');
    expect(board.summary()).toMatchObject({ claimed: 12, isWhole: false });
  });
});

describe("what breaks off gives what came before, and then the fault", () => {
  it.each([
    ["CUT_SHORT", 1, `{"jobs":[${JSON.stringify(GREENHOUSE)},{"id":2,"ti`],
    ["CUT_SHORT", 1, `{"jobs":[${JSON.stringify(GREENHOUSE)}`],
    ["MALFORMED", 1, `{"jobs":[${JSON.stringify(GREENHOUSE)} x`],
    ["MALFORMED", 1, `[${JSON.stringify({ ...GREENHOUSE })},{"id":2 "title":""}]`],
    ["MALFORMED", 1, `{"jobs":[${JSON.stringify(GREENHOUSE)}]}<html>`],
    ["CUT_SHORT", 0, '{"@type":"JobPosting","title":"Ki'],
    ["MALFORMED", 0, '{"@type":"JobPosting",,"title":"Kite"}'],
    ["MALFORMED", 1, `{"jobs":[${JSON.stringify(GREENHOUSE)},${"[".repeat(1_000)}`],
    [
      "TOO_LARGE",
      1,
      `{"jobs":[${JSON.stringify(GREENHOUSE)},{"id":"${"x".repeat(9 * 2 ** 20)}"}]}`,
    ],
    ["TOO_LARGE", 0, `{"role":"${"x".repeat(9 * 2 ** 20)}"}`],
    ["TOO_LARGE", 1, `title,location\nKite,Austin\n"${"x".repeat(9 * 2 ** 20)}",Austin\n`],
    [
      "CUT_SHORT",
      2,
      `{"role":"A","externalId":"1"}\n{"role":"B","externalId":"2"}\n{"role":"C","ext`,
    ],
    ["CUT_SHORT", 1, `<source>${job("Kite")}<job><title>Wi`],
    ["CUT_SHORT", 1, `<source>${job("Kite")}`],
    ["MALFORMED", 1, `<source>${job("Kite")}<job><title>Wind</job></source>`],
    ["MALFORMED", 1, `<source>${job("Kite")}${job("R&D <b")}</source>`],
    ["CUT_SHORT", 1, 'title,location,id\nKite,Austin,1\nWind,"Austin'],
    ["CUT_SHORT", 1, "title,location,id\nKite,Austin,1\nWind,Aus"],
  ])("%s after %i rows: %.60s", async (code, rows, content) => {
    expect(await faultOf(content)).toEqual({ code, rows });
  });

  it("a fault of the source itself comes through", async () => {
    async function* broken() {
      yield Buffer.from(`{"jobs":[${JSON.stringify(GREENHOUSE)},`.padEnd(2 ** 20, " "));
      await Promise.resolve();
      throw new Error("reset");
    }
    const board = await readBoard(broken(), "x");
    const reading = (async () => {
      for await (const row of board.adverts) expect(row.kind).toBe("ADVERT");
    })();
    await expect(reading).rejects.toThrow("reset");
    expect(board.summary().isWhole).toBe(false);
  });
});

describe("XML", () => {
  it.each([
    ["DOCTYPE", 0, `<!DOCTYPE source [<!ENTITY a "b">]><source>${job("&a;")}</source>`],
    [
      "DOCTYPE",
      0,
      `<?xml version="1.0"?><!DOCTYPE source SYSTEM "http://127.0.0.1/x.dtd"><source>${job("Kite")}</source>`,
    ],
    ["TOO_LARGE", 1, `<source>${job("Kite")}${job("x".repeat(9 * 2 ** 20))}</source>`],
    ["MALFORMED", 0, `<source>${"<a>".repeat(200)}`],
  ])("%s", async (code, rows, content) => {
    expect(await faultOf(content)).toEqual({ code, rows });
  });

  it.each(["\0", "\x0b", "&#0;", "&#xFFFF;", "&unheard;", "\ufffe"])(
    "%j is a fault of its row, whose id is kept; the others are read",
    async (bad) => {
      const { adverts, unread, board } = await readAll(xml(`${job(`Ki${bad}te`)}${job("Wind")}`));
      expect(adverts.map(({ title }) => title?.value)).toEqual(["Wind"]);
      expect(unread).toMatchObject([{ at: 1, externalId: "R1", code: "BAD_CHARACTERS" }]);
      expect(board.summary()).toMatchObject({ adverts: 1, unread: 1, isWhole: true });
    },
  );

  it("blanks and a mark before the declaration are ignored", async () => {
    for (const before of ["\n  ", "\ufeff", "\ufeff\r\n"])
      expect((await readAll(xml(job("Kite"), before), 3)).adverts).toHaveLength(1);
  });
});

describe("encodings", () => {
  const declared = (encoding: string, title: Uint8Array) =>
    Buffer.concat([
      Buffer.from(`<?xml version='1.0' encoding='${encoding}'?><source><job><title>`),
      title,
      Buffer.from("</title></job></source>"),
    ]);
  const titleOf = async (content: Uint8Array, size?: number) =>
    (await readAll(content, size)).adverts.map(({ title }) => title?.value);

  it.each([
    ["windows-1252", [0x80, 0x93, 0xe9, 0x94], "€“é”"],
    ["ISO-8859-1", [0x96, 0xe9], "–é"],
    ["iso-8859-15", [0xa4], "€"],
    ["utf-8", [0xc3, 0xa9], "é"],
    // Declared by .NET, written as UTF-8.
    ["utf-16", [0xc3, 0xa9], "é"],
  ])("XML in %s", async (encoding, bytes, title) => {
    const content = declared(encoding, Uint8Array.from(bytes));
    for (const size of [1, 7, 4096]) expect(await titleOf(content, size)).toEqual([title]);
  });

  it.each([
    ["ENCODING", declared("utf-8", Uint8Array.of(0xe9, 0x20))],
    ["ENCODING", declared("x-unheard", Uint8Array.of(0x41))],
    [
      "ENCODING",
      Buffer.concat([Buffer.from('[{"id":1,"text":"é'), Uint8Array.of(0xff), Buffer.from('"}]')]),
    ],
  ])("bytes of another encoding are %s", async (code, content) => {
    expect(await faultOf(content)).toMatchObject({ code });
  });

  const TABLE = "title;location\r\nCafé “Kite” – 60 €;Austin, TX\r\n";
  const utf16 = Buffer.from(TABLE, "utf16le");
  const latin = Buffer.from(
    TABLE.replace(
      /[“”–€]/g,
      (sign) => ({ "“": "\x93", "”": "\x94", "–": "\x96", "€": "\x80" })[sign] ?? "",
    ),
    "latin1",
  );

  it.each([
    ["UTF-8", Buffer.from(TABLE)],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${TABLE}`)],
    ["UTF-16 with a mark", Buffer.from(`\ufeff${TABLE}`, "utf16le")],
    ["UTF-16", utf16],
    ["UTF-16, high bytes first", Buffer.from(utf16).swap16()],
    ["Windows-1252", latin],
  ])("a table in %s, in chunks of any size", async (_name, content) => {
    for (const size of [1, 2, 3, 10, 4096])
      expect(await titleOf(content, size)).toEqual(["Café “Kite” – 60 €"]);
  });

  it("a table that ends in the middle of a character is cut", async () => {
    expect(
      await faultOf(
        Buffer.concat([Buffer.from("title,location\né,Austin "), Uint8Array.of(0xe2, 0x82)]),
      ),
    ).toMatchObject({ code: "CUT_SHORT" });
  });
});

describe("whatever comes in", () => {
  /** Reads all that can be read of it, as jobs. */
  async function tryAll(content: string | Uint8Array): Promise<void> {
    try {
      const { adverts, error } = await readAll(content, 4096);
      for (const advert of adverts) jobInputOf(advert, jobWords);
      if (error !== null) throw error;
    } catch (error) {
      if (!(error instanceof BoardUnreadable)) throw error;
    }
  }

  it("boards with parts missing, repeated, or replaced give rows or a typed fault", async () => {
    const board = fc.constantFrom(...SAMPLE_BOARDS.map(({ content }) => content.slice(0, 6_000)));
    const part = fc.tuple(
      fc.nat(6_000),
      fc.nat(40),
      fc.oneof(fc.string(), fc.constantFrom(...SIGNS)),
    );
    await fc.assert(
      fc.asyncProperty(
        board,
        fc.array(part, { minLength: 1, maxLength: 4 }),
        async (text, parts) => {
          const broken = parts.reduce(
            (all, [at, length, other]) => all.slice(0, at) + other + all.slice(at + length),
            text,
          );
          await tryAll(broken);
          await tryAll(Buffer.from(broken, "latin1"));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("JSON of any shape under the names of boards gives rows or a typed fault", async () => {
    const names = [
      "id",
      "title",
      "text",
      "name",
      "role",
      "content",
      "location",
      "absolute_url",
      "categories",
      "lists",
      "salary",
    ];
    const value = fc.jsonValue({ maxDepth: 3 });
    const row = fc.dictionary(
      fc.oneof(fc.constantFrom(...names, "@type", "hostedUrl", "jobAd"), fc.string()),
      fc.oneof(value, fc.constant("JobPosting")),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(row),
        fc.constantFrom("jobs", "offers", "content", "@graph"),
        async (rows, list) => {
          await tryAll(JSON.stringify(rows));
          await tryAll(JSON.stringify({ [list]: rows }));
        },
      ),
      { numRuns: 150 },
    );
  });
});

const SIGNS = [
  "&",
  "<",
  ">",
  '"',
  "'",
  "]]>",
  "<![CDATA[",
  "\0",
  "\ufeff",
  "\\",
  "}",
  "]",
  "{",
  "[",
  ",",
  ";",
  "\n",
  "&#0;",
  "<!DOCTYPE x>",
  "<job>",
  "</job>",
];

describe("rows", () => {
  it("of another shape, or with too many cells, are told one by one", async () => {
    const { adverts, unread } = await readAll(
      JSON.stringify({ jobs: [GREENHOUSE, null, "x", { id: 3 }, GREENHOUSE] }),
    );
    expect(adverts).toHaveLength(2);
    expect(unread.map(({ at, code, externalId }) => [at, code, externalId])).toEqual([
      [2, "NOT_AN_ADVERT", null],
      [3, "NOT_AN_ADVERT", null],
      [4, "NOT_AN_ADVERT", "3"],
    ]);
    const table = await readAll("id,title,location\n1,Kite,Austin, TX\n2,Wind,Austin\n");
    expect(table.unread).toMatchObject([{ at: 1, externalId: "1", code: "TOO_MANY_CELLS" }]);
    expect(table.adverts).toHaveLength(1);
    const lines = await readAll(
      '{"role":"A","externalId":"1"}\n{"role":\n{"role":"B","externalId":"2"}\n',
    );
    expect(lines.unread).toMatchObject([{ at: 2, code: "MALFORMED" }]);
    expect(lines.adverts).toHaveLength(2);
    expect(lines.board.summary()).toMatchObject({ unread: 1, unnamed: 1 });
  });

  it("names of JavaScript's own are no fields", async () => {
    const { adverts } = await readAll(
      `[{"@type":"JobPosting","title":"Kite","__proto__":{"description":"x"},"constructor":1}]`,
    );
    expect(adverts).toMatchObject([{ texts: [] }]);
    const { adverts: table } = await readAll(
      "title,location,__proto__,constructor\nKite,Austin,a,b\n",
    );
    expect(table).toHaveLength(1);
  });

  it("titles with line breaks, NUL, half a character, or names of HTML are one line", async () => {
    const { adverts } = await readAll(
      `[{"@type":"JobPosting","title":" R&amp;D\\n\\tLead\\u0000\\ud83d  &lt;Kites&gt; "}]`,
    );
    const [advert] = adverts;
    const { input, notes } = jobInputOf(advert ?? never(), jobWords);
    expect(input.role).toBe("R&D Lead \ufffd <Kites>");
    expect(notes.find(({ field }) => field === "role")?.message).not.toBe("");
  });

  it("a title that is too long is shortened, an id that is too long is refused", async () => {
    const { adverts } = await readAll(
      JSON.stringify({
        "@type": "JobPosting",
        title: "kite ".repeat(60),
        identifier: "x".repeat(101),
      }),
    );
    const { input, externalId } = jobInputOf(adverts[0] ?? never(), jobWords);
    expect(input.role).toHaveLength(150);
    expect(input.role).toMatch(/kite…$/);
    expect(externalId).toBeNull();
  });
});

const never = (): never => {
  throw new Error("no advert");
};

/** A source that counts what was taken from it. */
class CountedSource {
  taken = 0;
  constructor(
    private readonly start: string,
    private readonly row: (at: number) => string,
    private readonly rows: number,
    private readonly end: string,
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    yield this.count(this.start);
    for (let at = 0; at < this.rows; at += 16)
      yield this.count(Array.from({ length: 16 }, (_, more) => this.row(at + more)).join(""));
    await Promise.resolve();
    yield this.count(this.end);
  }

  private count(text: string): Uint8Array {
    const bytes = Buffer.from(text);
    this.taken += bytes.length;
    return bytes;
  }
}

const TEXT = "Kites need wind, string, and someone who looks up. ".repeat(120);
const ROWS = 1_504;

describe("a large source is read in a flat memory", () => {
  it.each([
    [
      "XML",
      new CountedSource(
        "<source>",
        (at) =>
          `<job><title>Kite ${at}</title><description><![CDATA[<p>${TEXT}</p>]]></description></job>`,
        ROWS,
        "</source>",
      ),
    ],
    [
      "a list in JSON",
      new CountedSource(
        '{"jobs":[',
        (at) => `${at ? "," : ""}${JSON.stringify({ ...GREENHOUSE, id: at, content: TEXT })}`,
        ROWS,
        '],"meta":{"total":1504}}',
      ),
    ],
    [
      "a bare list",
      new CountedSource(
        "[",
        (at) =>
          `${at ? "," : ""}${JSON.stringify({ id: at, text: "Kite", hostedUrl: "x", opening: TEXT })}`,
        ROWS,
        "]",
      ),
    ],
    [
      "lines",
      new CountedSource(
        "",
        (at) => `${JSON.stringify({ role: "Kite", externalId: String(at), jobDetails: TEXT })}\n`,
        ROWS,
        "",
      ),
    ],
    [
      "a table",
      new CountedSource("title,id,description\n", (at) => `Kite,${at},"${TEXT}"\n`, ROWS, ""),
    ],
  ])("%s", async (_name, source) => {
    const { adverts, summary } = await readBoard(source, "x");
    const before = heapInUse();
    let most = 0;
    let largest = 0;
    let rows = 0;
    for await (const row of adverts) {
      rows++;
      if (row.kind !== "ADVERT") throw new Error(row.message);
      const ahead = source.taken - rows * (TEXT.length + 100);
      most = Math.max(most, ahead);
      if (rows % 500 === 0) largest = Math.max(largest, heapInUse() - before);
    }
    expect(rows).toBe(ROWS);
    expect(summary()).toMatchObject({ adverts: ROWS, isWhole: true });
    expect(source.taken).toBeGreaterThan(9_000_000);
    // What was looked at to tell the format, and some chunks.
    expect(most).toBeLessThan(3 * 2 ** 20);
    // All texts would take 9 MB.
    expect(largest).toBeLessThan(5_000_000);
  });

  it.each(["nothing of a board", "<source><job>", `<?xml version="1.0" encoding="x-unheard"?>`])(
    "a source that can't be read is closed: %s",
    async (start) => {
      const source = sourceOf(start.padEnd(2 ** 21, " "), 4096);
      await expect(
        (async () => {
          const { adverts } = await readBoard(source, "x");
          for await (const row of adverts) throw new Error(row.kind);
        })(),
      ).rejects.toBeInstanceOf(BoardUnreadable);
      expect(source.destroyed).toBe(true);
    },
  );

  it("and no further than its reader", async () => {
    const source = new CountedSource(
      "<source>",
      (at) => `<job><title>Kite ${at}</title><description>${TEXT}</description></job>`,
      ROWS,
      "</source>",
    );
    const { adverts } = await readBoard(source, "x");
    for await (const row of adverts) if (row.at === 10) break;
    expect(source.taken).toBeLessThan(2 * 2 ** 20);
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes in use once the garbage is collected. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
