import { CsvError, parse, type Parser } from "csv-parse";
import { BoardUnreadable } from "../board-error.js";
import { MOST_BETWEEN_ROWS, type RowSource, type SourceRow } from "./source-row.js";

const DELIMITERS = [",", ";", "\t"] as const;

/** The sign between the cells of a header: the most frequent one outside of quotes. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

const headerOf = (start: string): string =>
  /^[^\r\n]*/.exec(start.trimStart().replace(/^sep=[^\r\n]*\s*/i, ""))?.[0] ?? "";

/** The cells of the first row. */
export const headerCells = (start: string): string[] => {
  const line = headerOf(start);
  return line.split(delimiterOf(line)).map((cell) => cell.trim().replace(/^"|"$/g, ""));
};

/** The rows of a table with a header: the cells by the names of their columns. */
export const csvRows = (texts: AsyncIterable<string>, start: string): RowSource => ({
  rows: cellRows(texts, delimiterOf(headerOf(start))),
  list: null,
  isBoard: true,
  beside: new Map(),
});

async function* cellRows(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<SourceRow> {
  const reading = new TableReading(delimiter);
  let end = "";
  let last: SourceRow | null = null;
  try {
    for await (const text of texts) {
      end = text.slice(-1);
      for (const row of await reading.write(text)) {
        if (last) yield last;
        last = row;
      }
      if (reading.fault) break;
    }
    for (const row of await reading.end()) {
      if (last) yield last;
      last = row;
    }
  } finally {
    reading.close();
  }
  // A whole file may end without a line break, and its rows with fewer cells: both together are a row that was cut.
  const isCut = !reading.fault && reading.isShort && !/[\r\n]/.test(end);
  if (last && !isCut) yield last;
  if (reading.fault) throw faultOf(reading.fault);
  if (isCut) throw new BoardUnreadable("CUT_SHORT");
}

/** Takes the rows as they are found: a stream that fails drops those that wait in it. */
class TableReading {
  fault: Error | null = null;
  /** Whether the last row has fewer cells than the header. */
  isShort = false;
  private readonly parser: Parser;
  private header: string[] | null = null;
  private found: SourceRow[] = [];
  private at = 0;
  private isStarted = false;

  constructor(delimiter: string) {
    this.parser = parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MOST_BETWEEN_ROWS,
      on_record: (cells: string[]) => this.add(cells),
    });
    this.parser.on("error", (error) => (this.fault ??= error));
    // Nothing comes out of it, but it ends only when it is read.
    this.parser.resume();
  }

  write(given: string): Promise<SourceRow[]> {
    const text = this.isStarted ? given : given.trimStart();
    this.isStarted ||= text !== "";
    return this.rowsAfter((done) => this.parser.write(text, done));
  }

  end(): Promise<SourceRow[]> {
    return this.rowsAfter((done) => this.parser.end(done));
  }

  close(): void {
    this.parser.destroy();
  }

  private async rowsAfter(work: (done: (error?: Error | null) => void) => void) {
    if (this.fault) return [];
    await new Promise<void>((resolve) => {
      work((error) => {
        this.fault ??= error ?? null;
        resolve();
      });
    });
    const found = this.found;
    this.found = [];
    return found;
  }

  private add(cells: string[]): null {
    // Excel takes a first line "sep=;" for the sign between cells.
    if (this.header === null && /^sep=/i.test(cells[0] ?? "")) return null;
    if (this.header === null) this.header = cells;
    else {
      this.found.push(rowOf(cells, this.header, ++this.at));
      this.isShort = cells.length < this.header.length;
    }
    return null;
  }
}

function rowOf(cells: readonly string[], header: readonly string[], at: number): SourceRow {
  const value = Object.fromEntries(header.map((name, index) => [name.trim(), cells[index] ?? ""]));
  const isTooLong = cells.slice(header.length).some((cell) => cell.trim() !== "");
  return isTooLong ? { at, fault: "TOO_MANY_CELLS", value } : { at, value };
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return new BoardUnreadable("CUT_SHORT", error.message, { cause: error });
  const code = error.code === "CSV_MAX_RECORD_SIZE" ? "TOO_LARGE" : "MALFORMED";
  return new BoardUnreadable(code, error.message, { cause: error });
}
