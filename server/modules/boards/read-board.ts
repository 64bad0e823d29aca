import { boardTexts } from "#texts/boards";
import { BoardUnreadable } from "./board-error.js";
import type { Board, BoardFormat, BoardRow, BoardSummary, UnreadRow } from "./board.types.js";
import { fitsFormat, formatOfRow, readRow } from "./formats/row-formats.js";
import { isJobHeader } from "./formats/table.js";
import { withHead } from "./source/board-head.js";
import { csvRows, headerCells } from "./source/csv-rows.js";
import { decodeText } from "./source/decode-text.js";
import { jsonRows, jsonShape, lineRows, wholeText } from "./source/json-rows.js";
import { objectRows, pageRows, postingsIn } from "./source/page-rows.js";
import type { RowSource, SourceRow } from "./source/source-row.js";
import { xmlRows } from "./source/xml-rows.js";
import { Fields } from "./values/fields.js";

/** Characters that are looked at to tell the format: enough to have the first line, or the beginning of a list. */
const HEAD = 2 ** 19;

/** The format of a list without a row, by its name. */
const BY_LIST: Readonly<Record<string, BoardFormat>> = {
  offers: "RECRUITEE",
  content: "SMARTRECRUITERS",
  // Only Lever has a bare one.
  $: "LEVER",
};

/**
 * Reads the adverts of a board or a file, whatever its format: it is told by its shape, never by its name. No more than a row
 * and a piece of the text around it is in memory.
 * @param name of the source, for reports
 * @throws BoardUnreadable if it is none of the formats, or has no list. A list without adverts is a board without jobs.
 */
export async function readBoard(bytes: AsyncIterable<Uint8Array>, name: string): Promise<Board> {
  const given = await withHead(decodeText(bytes), HEAD);
  try {
    const start = given.head.join("").trimStart();
    if (start === "") throw new BoardUnreadable("EMPTY");
    const { format, source } = await sourceOf(given.all(), start, given.isWhole);
    const { first, rows } = await withFirst(source.rows);
    const known = format ?? formatOf(first, source);
    if (known === null) throw new BoardUnreadable("NOT_A_BOARD");
    const reading = new BoardReading(known, source, rows);
    return {
      name,
      format: known,
      company: publisherOf(source),
      adverts: reading.read(),
      summary: () => reading.summary(),
    };
  } catch (error) {
    await given.close();
    throw error;
  }
}

interface FoundSource {
  /** Null if the rows tell it. */
  format: BoardFormat | null;
  source: RowSource;
}

async function sourceOf(
  texts: AsyncIterable<string>,
  start: string,
  isWhole: boolean,
): Promise<FoundSource> {
  if (start.startsWith("<")) {
    if (/^(?:<!doctype\s+html|<html|<!--[^]*?-->\s*<!doctype\s+html)/i.test(start))
      return { format: null, source: pageRows(await wholeText(texts)) };
    return { format: "INDEED_XML", source: xmlRows(texts) };
  }
  if (/^[[{]/.test(start)) return { format: null, source: await jsonSource(texts, start, isWhole) };
  if (!isJobHeader(headerCells(start))) throw new BoardUnreadable("NOT_A_BOARD");
  return { format: "CSV", source: csvRows(texts, start) };
}

async function jsonSource(
  texts: AsyncIterable<string>,
  start: string,
  isWhole: boolean,
): Promise<RowSource> {
  if (isLines(start, isWhole))
    return { rows: lineRows(texts), list: null, isBoard: true, beside: new Map() };
  const shape = jsonShape(start);
  if (shape !== "OBJECT") return jsonRows(texts, shape);
  const value = objectIn(await wholeText(texts));
  const postings = postingsIn(value);
  return objectRows(postings.length > 0 ? postings : [value]);
}

/** A job a line: the first line is an object, and another one follows, or the line is a job itself. */
function isLines(start: string, isWhole: boolean): boolean {
  const end = start.indexOf("\n");
  if (end < 0 || !start.startsWith("{")) return false;
  const next = start.slice(end).trimStart();
  if (!next.startsWith("{") && !(next === "" && isWhole)) return false;
  try {
    const value: unknown = JSON.parse(start.slice(0, end));
    return next !== "" || formatOfRow(value) === "STAFFBOARD";
  } catch {
    return false;
  }
}

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : "";
    const isAtEnd = Number(/position (\d+)/.exec(message)?.[1] ?? 0) >= text.trimEnd().length;
    const isCut = isAtEnd || /unexpected end|unterminated/i.test(message);
    throw new BoardUnreadable(isCut ? "CUT_SHORT" : "MALFORMED", null, { cause });
  }
}

async function withFirst(rows: AsyncIterable<SourceRow>) {
  const { head, all } = await withHead(counted(rows), 1);
  return { first: head[0]?.row ?? null, rows: all() };
}

async function* counted(rows: AsyncIterable<SourceRow>) {
  for await (const row of rows) yield { row, length: 1 };
}

function formatOf(first: SourceRow | null, { list, beside }: RowSource): BoardFormat | null {
  if (first) return formatOfRow(first.value);
  if (list === null || beside.has("others")) return null;
  return BY_LIST[list] ?? (beside.has("apiVersion") ? "ASHBY" : "GREENHOUSE");
}

const publisherOf = ({ beside }: RowSource): string | null =>
  new Fields(Object.fromEntries(beside)).text("publisher")?.value ?? null;

/** Reads rows as adverts of one format, and counts them. */
class BoardReading {
  private readonly count = { adverts: 0, unread: 0, unnamed: 0, unlisted: 0 };
  private isAtEnd = false;

  constructor(
    private readonly format: BoardFormat,
    private readonly source: RowSource,
    private readonly rows: AsyncIterable<{ row: SourceRow }>,
  ) {}

  async *read(): AsyncGenerator<BoardRow> {
    for await (const { row } of this.rows) {
      const read = this.rowOf(row);
      if (read === null) this.count.unlisted++;
      else {
        this.count[read.kind === "ADVERT" ? "adverts" : "unread"]++;
        if (read.kind === "UNREAD" && read.externalId === null) this.count.unnamed++;
        yield read;
      }
    }
    this.isAtEnd = true;
  }

  summary(): BoardSummary {
    const { adverts, unread, unlisted } = this.count;
    const { isBoard } = this.source;
    const beside = new Fields(Object.fromEntries(this.source.beside));
    const claimed = this.claimed();
    const offset = beside.number("offset") ?? 0;
    const isPage = offset > 0 || (claimed !== null && adverts + unread + unlisted < claimed);
    return { ...this.count, claimed, isWhole: this.isAtEnd && isBoard && !isPage };
  }

  private claimed(): number | null {
    const total = this.source.beside.get("meta.total") ?? this.source.beside.get("totalFound");
    return typeof total === "number" ? total : null;
  }

  private rowOf({ at, value, fault }: SourceRow): BoardRow | null {
    if (fault !== undefined) return this.unread(at, value, fault);
    if (!fitsFormat(value, this.format)) return this.unread(at, value, "NOT_AN_ADVERT");
    return readRow(value, at, this.format);
  }

  private unread(at: number, value: unknown, code: UnreadRow["code"]): UnreadRow {
    const isRow = typeof value === "object" && value !== null;
    const externalId = isRow ? (readRow(value, at, this.format)?.externalId?.value ?? null) : null;
    return { kind: "UNREAD", at, externalId, code, message: boardTexts.rowFaults[code] };
  }
}
