import { expect, it } from "@jest/globals";
import { oneAtATime, runQuietly } from "./background.js";

it("runs once more for all calls made during a run, never two at once", async () => {
  let running = 0;
  const most: number[] = [];
  let finish = (): void => undefined;
  const work = oneAtATime(async () => {
    running += 1;
    most.push(running);
    await new Promise<void>((resolve) => (finish = resolve));
    running -= 1;
  });
  work();
  work();
  work();
  for (let run = 0; run < 2; run += 1) {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  }
  finish();
  expect(most).toEqual([1, 1]);
});

it("returns a program's output and whether it succeeded", async () => {
  expect(await runQuietly(["-e", "console.log('a'); console.error('b'); process.exit(3)"])).toEqual(
    { ok: false, output: expect.stringMatching(/^(a\nb|b\na)$/) },
  );
  expect(await runQuietly(["-e", ""])).toEqual({ ok: true, output: "" });
});
