import { JSONParser, Tokenizer, TokenType } from "@streamparser/json";
import { BoardUnreadable } from "../board-error.js";
import { isPosting, postingsIn } from "./page-rows.js";
import { MOST_BETWEEN_ROWS, type RowSource, type SourceRow } from "./source-row.js";

/** Names under which boards have their lists of adverts. */
const LISTS = ["jobs", "offers", "content", "@graph"] as const;
type ListName = (typeof LISTS)[number];
/** What lists tell about themselves. */
const BESIDE = ["meta.total", "totalFound", "offset", "apiVersion", "@context"];

const DEEPEST = 100;

/** What a text of JSON begins with: a list, an object with a list, or one object. */
export type JsonShape = "ARRAY" | ListName | "OBJECT";

/** @param start enough of the text to have the beginning of its list */
export function jsonShape(start: string): JsonShape {
  const finder = new ListFinder();
  const tokenizer = new Tokenizer({ separator: "" });
  tokenizer.onToken = ({ token, value }) => finder.see(token, value);
  // What is wrong with it is said when it is read.
  tokenizer.onError = () => undefined;
  tokenizer.write(start);
  return finder.shape ?? "OBJECT";
}

/** Looks at the tokens of the outermost object. */
class ListFinder {
  shape: JsonShape | null = null;
  private depth = 0;
  private key = "";
  private isAfterColon = false;

  see(token: TokenType, value: unknown): void {
    if (this.shape !== null) return;
    if (token === TokenType.LEFT_BRACKET) {
      if (this.depth === 0) this.shape = "ARRAY";
      if (this.depth === 1 && this.isAfterColon)
        this.shape = LISTS.find((name) => name === this.key) ?? null;
    }
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.depth++;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.depth--;
    if (token === TokenType.STRING && !this.isAfterColon) this.key = String(value);
    this.isAfterColon = token === TokenType.COLON;
  }
}

/** The rows of a list in JSON, read in pieces: no more than a row is in memory. */
export function jsonRows(texts: AsyncIterable<string>, shape: "ARRAY" | ListName): RowSource {
  const beside = new Map<string, unknown>();
  const rows = listRows(texts, shape === "ARRAY" ? null : shape, beside);
  // A graph has jobs among other things, and may have none.
  const list = { ARRAY: "$", "@graph": null }[String(shape)];
  return {
    rows: postingRows(rows, beside),
    list: list === undefined ? shape : list,
    isBoard: list !== null,
    beside,
  };
}

/** Rows of JSON-LD may be other things, or lists: only the jobs in them. */
async function* postingRows(
  rows: AsyncIterable<SourceRow>,
  beside: Map<string, unknown>,
): AsyncGenerator<SourceRow> {
  let at = 0;
  for await (const row of rows) {
    const isOther = isLinkedData(row.value);
    if (isOther) beside.set("others", true);
    const values = isOther ? postingsIn(row.value) : [row.value];
    for (const value of values) yield { at: ++at, value };
  }
}

const isLinkedData = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  ("@type" in value || "@graph" in value) &&
  !isPosting(value);

async function* listRows(
  texts: AsyncIterable<string>,
  list: ListName | null,
  beside: Map<string, unknown>,
): AsyncGenerator<SourceRow> {
  const reading = new ListReading(list, beside);
  for await (const text of texts) yield* reading.write(text);
  reading.end();
}

class ListReading {
  private readonly parser: JSONParser;
  private found: SourceRow[] = [];
  private fault: Error | null = null;
  private at = 0;
  private sinceRow = 0;
  private depth = 0;

  constructor(list: ListName | null, beside: Map<string, unknown>) {
    const rows = list === null ? "$.*" : `$.${list}.*`;
    const paths = [rows, ...(list === null ? [] : BESIDE.map((path) => `$.${path}`))];
    this.parser = new JSONParser({ paths, keepStack: false });
    this.parser.onValue = ({ value, key, stack }) => {
      // Values that a row has itself are not told: no path leads to them.
      if (typeof key === "number") this.found.push({ at: ++this.at, value });
      else beside.set([...stack.slice(1).map((outer) => outer.key), key].join("."), value);
    };
    this.parser.onError = (error) => {
      this.fault ??= error;
    };
    this.parser.onToken = ({ token }) => this.watchDepth(token);
  }

  /** @throws BoardUnreadable after the rows before the fault */
  *write(text: string): Generator<SourceRow> {
    this.parser.write(text);
    const found = this.found;
    this.found = [];
    yield* found;
    if (this.fault)
      throw new BoardUnreadable("MALFORMED", this.fault.message, { cause: this.fault });
    this.sinceRow = found.length > 0 ? 0 : this.sinceRow + text.length;
    if (this.sinceRow > MOST_BETWEEN_ROWS) throw new BoardUnreadable("TOO_LARGE");
  }

  /** Each open list takes memory, and a megabyte can open a million. */
  private watchDepth(token: TokenType): void {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) this.depth++;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.depth--;
    if (this.depth > DEEPEST) throw new Error(`more than ${DEEPEST} levels`);
  }

  end(): void {
    if (!this.parser.isEnded) throw new BoardUnreadable("CUT_SHORT");
  }
}

/** The rows of a text with an object a line. A line that isn't JSON is a row that can't be read; one that has no end is cut. */
export async function* lineRows(texts: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let rest = "";
  let at = 0;
  for await (const text of texts) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MOST_BETWEEN_ROWS) throw new BoardUnreadable("TOO_LARGE");
    for (const line of lines) if (line.trim()) yield lineRow(line, ++at);
  }
  if (!rest.trim()) return;
  const last = lineRow(rest, at + 1);
  if (last.fault) throw new BoardUnreadable("CUT_SHORT");
  yield last;
}

function lineRow(line: string, at: number): SourceRow {
  try {
    return { at, value: JSON.parse(line) as unknown };
  } catch {
    return { at, fault: "MALFORMED", value: null };
  }
}

/**
 * One object of JSON, whole.
 * @throws BoardUnreadable
 */
export async function wholeText(texts: AsyncIterable<string>): Promise<string> {
  let whole = "";
  for await (const text of texts) {
    whole += text;
    if (whole.length > MOST_BETWEEN_ROWS) throw new BoardUnreadable("TOO_LARGE");
  }
  return whole;
}
