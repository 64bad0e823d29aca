import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { z } from "zod";

/** A stored object in a backup: a line of its list. */
const shape = z.object({
  key: z.string(),
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  etag: z.string(),
  storedAt: z.iso.datetime(),
  contentType: z.string(),
  disposition: z.string().optional(),
  cacheControl: z.string().optional(),
});
export type ListedFile = z.output<typeof shape>;

export const OBJECTS = "objects";
/** How the names of contents begin that are still being written. */
export const ARRIVING = "arriving-";

/** Where an object's content is: contents that are the same, in this backup or earlier ones, are kept once. */
export const contentPath = (sha256: string): string => `${OBJECTS}/${sha256.slice(0, 2)}/${sha256}`;

/** @param file with a line for each object; compressed if its name ends in .gz @throws if a line isn't one */
export async function* readList(file: string): AsyncGenerator<ListedFile> {
  const stored = createReadStream(file);
  const input = file.endsWith(".gz") ? stored.pipe(createGunzip()) : stored;
  stored.on("error", (error) => input.destroy(error));
  for await (const line of createInterface({ input, crlfDelay: Infinity }))
    yield shape.parse(JSON.parse(line));
}

/** As the store sorts keys: by their bytes. */
const isBefore = (a: string, b: string): boolean =>
  Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;

/** Finds keys in a list that is sorted; they are asked for in the same order, so one line is kept in memory. */
export class SortedList {
  private readonly lines: AsyncGenerator<ListedFile>;
  private next: ListedFile | null | undefined;

  constructor(file: string) {
    this.lines = readList(file);
  }

  async find(key: string): Promise<ListedFile | undefined> {
    if (this.next === undefined) await this.step();
    while (this.next && isBefore(this.next.key, key)) await this.step();
    return this.next?.key === key ? this.next : undefined;
  }

  async close(): Promise<void> {
    await this.lines.return(undefined);
  }

  /** A list that was cut off ends at its last whole line. */
  private async step(): Promise<void> {
    const next = await this.lines.next().catch(() => null);
    this.next = next === null || next.done ? null : next.value;
  }
}
