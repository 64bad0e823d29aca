/** The start of a source, and the whole of it. */
export interface Headed<Part> {
  head: Part[];
  isWhole: boolean;
  /** Everything from the start; read it once. */
  all: () => AsyncGenerator<Part>;
  /** Ends the source, e.g. closes its file, if the whole isn't read. */
  close: () => Promise<void>;
}

/** Reads until `size` is reached, so that the start can be looked at before the whole is read. */
export async function withHead<Part extends { length: number }>(
  parts: AsyncIterable<Part>,
  size: number,
): Promise<Headed<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  const head: Part[] = [];
  let length = 0;
  let isWhole = false;
  while (length < size) {
    const next = await iterator.next();
    if (next.done) {
      isWhole = true;
      break;
    }
    head.push(next.value);
    length += next.value.length;
  }
  const close = async () => {
    await iterator.return?.();
  };
  async function* all() {
    try {
      yield* head;
      head.length = 0;
      if (!isWhole) for (let next; !(next = await iterator.next()).done;) yield next.value;
    } finally {
      await close();
    }
  }
  return { head: [...head], isWhole, all, close };
}
