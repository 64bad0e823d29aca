import { expect, it } from "@jest/globals";
import { GroupWriter } from "./group-writer.js";

/** A writer whose writes end when the test says so. */
function heldWriter(most = 100) {
  const writes: { rows: readonly string[]; end: (error?: Error) => void }[] = [];
  const writer = new GroupWriter<string>(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        writes.push({ rows, end: (error) => (error ? reject(error) : resolve()) });
      }),
    most,
  );
  const rowsOf = () => writes.map(({ rows }) => rows);
  /** Ends a write, and waits until the next one has begun. */
  const end = async (index: number, error?: Error) => {
    writes[index]?.end(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writer, rowsOf, end };
}

it("writes a row at once, and those that arrive meanwhile together", async () => {
  const { writer, rowsOf, end } = heldWriter();
  const first = writer.add("a");
  const others = Promise.all([writer.add("b"), writer.add("c")]);
  expect(rowsOf()).toEqual([["a"]]);
  await end(0);
  await first;
  expect(rowsOf()).toEqual([["a"], ["b", "c"]]);
  await end(1);
  await others;
});

it("fails all callers of a group that could not be written, and only those", async () => {
  const { writer, rowsOf, end } = heldWriter(2);
  const first = writer.add("a");
  const group = Promise.allSettled([writer.add("b"), writer.add("c")]);
  const last = writer.add("d");
  await end(0);
  await first;
  await end(1, new Error("the connection is cut"));
  expect((await group).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await end(2);
  await last;
  expect(rowsOf()).toEqual([["a"], ["b", "c"], ["d"]]);
});
