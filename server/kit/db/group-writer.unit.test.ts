import { setImmediate as endOfTurn } from "node:timers/promises";
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
    await endOfTurn();
  };
  return { writer, rowsOf, end };
}

it("writes rows that arrive in one turn together", async () => {
  const { writer, rowsOf, end } = heldWriter();
  const both = Promise.all([writer.add("a"), Promise.resolve().then(() => writer.add("b"))]);
  await endOfTurn();
  await end(0);
  await both;
  expect(rowsOf()).toEqual([["a", "b"]]);
});

it("writes rows that arrive during a write together, after it", async () => {
  const { writer, rowsOf, end } = heldWriter();
  const first = writer.add("a");
  await endOfTurn();
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
  await endOfTurn();
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
