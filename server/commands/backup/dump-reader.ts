/** Where a dump's snapshot is in the server's binary log. */
export interface LogPosition {
  file: string;
  position: number;
}

const NEWLINE = 0x0a;
const QUOTE = 0x27;
const OPEN = 0x28;
const CLOSE = 0x29;
const SEMICOLON = 0x3b;
const BACKSLASH = 0x5c;
/** Longer than any line that is of interest; the columns of a table are listed where it has computed ones. */
const LONGEST_HEAD = 16_384;

const NAME = "`((?:[^`]|``)+)`";
const INSERT = new RegExp(String.raw`^INSERT INTO ${NAME} (?:\([^)]*\) )?VALUES`);
const CREATE = new RegExp(`^CREATE TABLE ${NAME}`);
const POSITION =
  /^-- CHANGE .*(?:MASTER|SOURCE)_LOG_FILE='([^']+)', (?:MASTER|SOURCE)_LOG_POS=(\d+)/;

/**
 * Reads a dump as it passes: counts the rows of each table, and notices whether the dump is complete. In memory, it keeps one line's
 * beginning.
 */
export class DumpReader {
  /** Rows by table, in the order of the dump. */
  readonly rows = new Map<string, number>();
  position: LogPosition | null = null;
  bytes = 0;
  private line = "";
  private lastLine = "";
  /** The table whose rows are being read. */
  private table: string | null = null;
  private depth = 0;
  private isInText = false;
  private isEscaped = false;

  /** Dump programs write this line last, and only if nothing failed. */
  get isComplete(): boolean {
    return this.table === null && (this.line || this.lastLine).startsWith("-- Dump completed");
  }

  read(chunk: Buffer): void {
    this.bytes += chunk.length;
    for (let at = 0; at < chunk.length;)
      at = this.table === null ? this.readLine(chunk, at) : this.readRows(chunk, at, this.table);
  }

  /** @returns where to go on */
  private readLine(chunk: Buffer, at: number): number {
    const newline = chunk.indexOf(NEWLINE, at);
    const end = newline === -1 ? chunk.length : newline;
    const before = this.line.length;
    this.line += chunk.toString("latin1", at, Math.min(end, at + LONGEST_HEAD - before));
    const insert = this.line.startsWith("INSERT INTO") ? INSERT.exec(this.line) : null;
    if (insert?.[1] !== undefined) {
      this.table = nameOf(insert[1]);
      this.line = "";
      return at + insert[0].length - before;
    }
    if (newline === -1) return end;
    this.endLine();
    return newline + 1;
  }

  private endLine(): void {
    const created = CREATE.exec(this.line)?.[1];
    if (created !== undefined) this.rows.set(nameOf(created), 0);
    const [, file, position] = POSITION.exec(this.line) ?? [];
    if (file !== undefined) this.position = { file, position: Number(position) };
    if (this.line !== "") this.lastLine = this.line;
    this.line = "";
  }

  /** @returns where to go on */
  private readRows(chunk: Buffer, from: number, table: string): number {
    let count = 0;
    let at = from;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.isInText) this.readText(byte);
      else if (byte === QUOTE) this.isInText = true;
      else if (byte === OPEN) count += this.depth++ === 0 ? 1 : 0;
      else if (byte === CLOSE) this.depth -= 1;
      else if (byte === SEMICOLON && this.depth === 0) {
        this.table = null;
        at += 1;
        break;
      }
    }
    this.rows.set(table, (this.rows.get(table) ?? 0) + count);
    return at;
  }

  private readText(byte: number | undefined): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInText = false;
  }
}

/** Names are UTF-8, and were read byte by byte. */
const nameOf = (text: string): string =>
  Buffer.from(text, "latin1").toString("utf8").replaceAll("``", "`");
