import escapeHtml from "escape-html";
import { SaxesParser } from "saxes";
import { BoardUnreadable } from "../board-error.js";
import type { RowFault } from "../board.types.js";
import { HTML_ENTITIES } from "./html-characters.js";
import { MOST_BETWEEN_ROWS, type RowSource, type SourceRow } from "./source-row.js";

/** The outermost elements of feeds of jobs. */
const ROOTS: ReadonlySet<string> = new Set(["source", "jobs"]);
const ROW = "job";
const PUBLISHER = "publisher";
/** Elements that hold HTML, which some feeds write as elements of XML. */
const TEXTS: ReadonlySet<string> = new Set(["description", "responsibilities", "qualifications"]);
const DEEPEST = 100;
const LONGEST_END = 100;
/** Faults of a value, after which the parser goes on. */
const IN_VALUE = /(?:disallowed character|undefined entity|malformed character entity)\.$/;
const CUT = /(?:unexpected end|unclosed tag: .*|must contain a root element\.)\.?$/;

/** The rows of a feed: the values of a job's elements by their names in lower case. */
export function xmlRows(texts: AsyncIterable<string>): RowSource {
  const beside = new Map<string, unknown>();
  return { rows: elementRows(texts, beside), list: ROW, isBoard: true, beside };
}

async function* elementRows(
  texts: AsyncIterable<string>,
  beside: Map<string, unknown>,
): AsyncGenerator<SourceRow> {
  const reading = new XmlReading(beside);
  for await (const text of texts) yield* reading.write(text);
  yield* reading.end();
}

interface OpenRow {
  at: number;
  /** How many elements it is in, itself included. */
  depth: number;
  values: Record<string, string>;
  fault: RowFault | null;
}

class XmlReading {
  private readonly parser = new SaxesParser({ position: true });
  private path: string[] = [];
  private row: OpenRow | null = null;
  private value = "";
  /** How many elements of HTML are open in the value. */
  private inText = 0;
  private found: SourceRow[] = [];
  private fault: BoardUnreadable | null = null;
  private at = 0;
  private sinceRow = 0;
  private isStarted = false;
  private root: string | null = null;
  /** The end of what was read. */
  private tail = "";
  private isClosed = false;

  constructor(private readonly beside: Map<string, unknown>) {
    this.parser.ENTITIES = HTML_ENTITIES;
    this.parser.on("error", (error) => this.fail(error));
    this.parser.on("doctype", () => {
      this.fault ??= new BoardUnreadable("DOCTYPE", `line ${this.parser.line}`);
    });
    this.parser.on("opentag", ({ name, isSelfClosing }) => this.open(name, isSelfClosing));
    this.parser.on("closetag", ({ name, isSelfClosing }) => this.close(name, isSelfClosing));
    this.parser.on("text", (text) => this.add(text));
    this.parser.on("cdata", (text) => this.add(text));
  }

  /** @throws BoardUnreadable after the rows before the fault */
  *write(given: string): Generator<SourceRow> {
    const text = this.isStarted ? given : given.trimStart();
    if (text === "") return;
    this.isStarted = true;
    this.tail = (this.tail + text).slice(-LONGEST_END);
    this.parser.write(text);
    yield* this.rows();
    this.sinceRow += text.length;
    if (this.sinceRow > MOST_BETWEEN_ROWS) throw new BoardUnreadable("TOO_LARGE");
  }

  *end(): Generator<SourceRow> {
    // An "&" that begins no name takes all up to the next ";" with it, also the end of the feed.
    this.isClosed =
      this.root !== null && this.tail.trimEnd().toLowerCase().endsWith(`</${this.root}>`);
    this.parser.close();
    yield* this.rows();
    if (this.at === 0 && !this.beside.has("root")) throw new BoardUnreadable("NOT_A_BOARD");
  }

  private *rows(): Generator<SourceRow> {
    if (this.found.length > 0) this.sinceRow = 0;
    const found = this.found;
    this.found = [];
    yield* found;
    if (this.fault) throw this.fault;
  }

  private fail(error: Error): void {
    if (IN_VALUE.test(error.message) && this.row) this.row.fault = "BAD_CHARACTERS";
    else if (!IN_VALUE.test(error.message))
      this.fault ??= new BoardUnreadable(
        CUT.test(error.message) && !this.isClosed ? "CUT_SHORT" : "MALFORMED",
        error.message,
        {
          cause: error,
        },
      );
  }

  private open(given: string, isSelfClosing: boolean): void {
    if (this.fault) return;
    const name = given.toLowerCase();
    const field = this.path.at(-1);
    if (this.inText > 0 || (this.row && field !== undefined && TEXTS.has(field))) {
      this.inText++;
      this.value += isSelfClosing ? `<${name}/>` : `<${name}>`;
    } else this.value = "";
    if (this.path.length === 0) this.root ??= name;
    if (this.path.length === 0 && ROOTS.has(name)) this.beside.set("root", name);
    this.path.push(name);
    if (this.path.length > DEEPEST)
      this.fault = new BoardUnreadable("MALFORMED", `line ${this.parser.line}`);
    const depth = this.path.length;
    if (name === ROW && depth > 1 && !this.row)
      this.row = { at: ++this.at, depth, values: {}, fault: null };
  }

  private add(text: string): void {
    // Elements of HTML stand among characters that would mean others once they are read as HTML.
    this.value += this.inText > 0 ? escapeHtml(text) : text;
  }

  private close(given: string, isSelfClosing: boolean): void {
    if (this.fault) return;
    const name = given.toLowerCase();
    const path = this.path.slice(this.row?.depth ?? 1).join("/");
    this.path.pop();
    if (this.inText > 0) {
      this.inText--;
      if (!isSelfClosing) this.value += `</${name}>`;
      return;
    }
    if (this.row && this.path.length === this.row.depth - 1) this.endRow(this.row);
    else if (this.row) this.keep(this.row.values, path);
    else if (this.path.length === 1 && name === PUBLISHER) this.beside.set(name, this.value.trim());
    this.value = "";
  }

  /** Elements that come several times are one text. */
  private keep(values: Record<string, string>, path: string): void {
    const value = this.value.trim();
    if (value === "") return;
    const before = Object.hasOwn(values, path) ? values[path] : undefined;
    values[path] = before === undefined ? value : `${before}, ${value}`;
  }

  private endRow({ at, values, fault }: OpenRow): void {
    this.row = null;
    this.found.push(fault ? { at, fault, value: values } : { at, value: values });
  }
}
