import { setImmediate as endOfTurn } from "node:timers/promises";

interface Waiting<Row> {
  row: Row;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes the rows of many callers with few statements: rows that arrive in one turn of the event loop are written together,
 * and those that arrive during a write go with the next one. A commit costs a write to the disk, however many rows it has.
 */
export class GroupWriter<Row> {
  private waiting: Waiting<Row>[] = [];
  private isWriting = false;

  /**
   * @param write all or nothing: if it throws, every caller of the group gets the error
   * @param most rows in one group
   */
  constructor(
    private readonly write: (rows: readonly Row[]) => Promise<unknown>,
    private readonly most: number,
  ) {}

  /** Resolves once the row is written. */
  add(row: Row): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    await endOfTurn();
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0, this.most));
    this.isWriting = false;
  }

  private async writeGroup(group: readonly Waiting<Row>[]): Promise<void> {
    try {
      await this.write(group.map(({ row }) => row));
      for (const { resolve } of group) resolve();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
