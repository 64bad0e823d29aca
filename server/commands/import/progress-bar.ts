const WIDTH = 24;
const REDRAW_MS = 100;

/** A line at the bottom of a terminal that shows how far work is. Elsewhere, such as in a log, it shows nothing. */
export class ProgressBar {
  private drawnAt = 0;

  constructor(private readonly terminal: NodeJS.WriteStream = process.stderr) {}

  /** @param share 0 to 1 */
  show(share: number, words: string): void {
    const now = Date.now();
    if (!this.terminal.isTTY || now - this.drawnAt < REDRAW_MS) return;
    this.drawnAt = now;
    const done = Math.round(Math.min(1, share) * WIDTH);
    const bar = `${"█".repeat(done)}${"░".repeat(WIDTH - done)}`;
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${words}`;
    this.clear();
    this.terminal.write(line.slice(0, (this.terminal.columns || 80) - 1));
  }

  /** Before other lines are written. */
  clear(): void {
    if (!this.terminal.isTTY) return;
    this.terminal.cursorTo(0);
    this.terminal.clearLine(0);
  }
}
