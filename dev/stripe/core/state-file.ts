import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { snapshotSchema } from "./snapshot.js";
import { Store } from "./store.js";

const WRITE_DELAY_MS = 100;

type Log = (line: string) => void;

/** Reads the data file, if there is one. An unreadable file is logged and moved aside, never deleted. */
export function loadStore(file: string, log: Log): Store {
  if (!existsSync(file)) return new Store();
  try {
    return new Store(snapshotSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
  } catch (error) {
    const aside = `${file}.corrupt-${Date.now()}`;
    renameSync(file, aside);
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    log(`can't read ${file} (${reason}): moved it to ${aside} and started empty`);
    return new Store();
  }
}

/** Writes the store to its file soon after each change: the whole state, to a temporary file that is then renamed. */
export class StateFile {
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private isChanged = false;
  private closed = false;

  constructor(
    private readonly file: string,
    private readonly store: Store,
    private readonly log: Log,
  ) {
    mkdirSync(path.dirname(file), { recursive: true });
    store.subscribe(() => this.schedule());
  }

  /** Writes pending changes and stops. */
  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    await this.writing;
    const temporary = this.temporaryName();
    writeFileSync(temporary, JSON.stringify(this.store.state));
    renameSync(temporary, this.file);
  }

  private schedule(): void {
    this.isChanged = true;
    if (this.closed || this.timer) return;
    this.timer = setTimeout(() => {
      // Only after the last write has ended: on a slow disk, they would pile up.
      this.writing = this.write().finally(() => {
        this.timer = undefined;
        if (this.isChanged) this.schedule();
      });
    }, WRITE_DELAY_MS);
  }

  private async write(): Promise<void> {
    const temporary = this.temporaryName();
    this.isChanged = false;
    try {
      await writeFile(temporary, JSON.stringify(this.store.state));
      await rename(temporary, this.file);
    } catch (error) {
      this.log(`can't write ${this.file}: ${String(error)}`);
    }
  }

  private temporaryName(): string {
    return `${this.file}.${process.pid}.tmp`;
  }
}
