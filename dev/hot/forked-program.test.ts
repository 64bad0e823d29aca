import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { ProcessEnded } from "./calls.js";
import { ForkedProgram } from "./forked-program.js";

/** Answers "pid"; ends by itself when asked to "end". */
const PROGRAM = `
  process.on("message", ({ call, name }) => {
    if (name === "end") process.exit(1);
    process.send({ answerTo: call, result: process.pid });
  });
  process.on("disconnect", () => process.exit(0));
`;

let folder: string;
let program: ForkedProgram;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-forked-"));
  await writeFile(path.join(folder, "program.mjs"), PROGRAM);
  program = new ForkedProgram(path.join(folder, "program.mjs"));
});
afterEach(async () => {
  program.stop();
  await rm(folder, { recursive: true });
});

it("keeps one process for all calls", async () => {
  expect(await program.call("pid", null)).toBe(await program.call("pid", null));
});

it("starts another process if the first was killed between two calls", async () => {
  const first = Number(await program.call("pid", null));
  process.kill(first, "SIGKILL");
  // Without a pause: this process has not noticed the end yet.
  const second = Number(await program.call("pid", null));
  expect(second).not.toBe(first);
  expect(await program.call("pid", null)).toBe(second);
});

it("gives up if the second process ends, too, and starts anew at the next call", async () => {
  await expect(program.call("end", null)).rejects.toThrow(ProcessEnded);
  expect(await program.call("pid", null)).toEqual(expect.any(Number));
});
