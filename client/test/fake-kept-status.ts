import type { KeptStatus, Reading } from "../lib/my-status/kept-status";

/** Stands in for lib/my-status/kept-status.ts: jsdom has no database, and no encryption. */
class FakeShelf {
  private reading: Reading = { kind: "none" };
  private versions = 0;
  isBlocked = false;

  read(): Reading {
    if (this.isBlocked) throw new Error("blocked");
    return this.reading;
  }

  /** As another tab would; the caller sends the event. */
  put(reading: Reading): void {
    this.reading = reading;
  }

  keep(kept: KeptStatus, before: string | null): string | null {
    const found = this.read();
    if ((found.kind === "none" ? null : found.version) !== before) return null;
    const version = `version-${(this.versions += 1)}`;
    this.reading = { kind: "kept", version, kept };
    return version;
  }
}

export const shelf = new FakeShelf();

export const readKept = async (): Promise<Reading> => shelf.read();
export const keep = async (kept: KeptStatus, before: string | null): Promise<string | null> =>
  shelf.keep(kept, before);
export const forget = async (): Promise<void> => {
  shelf.read();
  shelf.put({ kind: "none" });
};
