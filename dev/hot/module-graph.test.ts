import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { ModuleGraph } from "./module-graph.js";

const FILES = {
  "package.json": `{ "imports": { "#texts/*": "./content/en/*.js" } }`,
  "content/en/jobs.js": "",
  "server/prepare.js": `import "./core/clock.js";`,
  "server/serve.js": `import {
  a,
} from "./app.js";
import express from "express";`,
  "server/app.js": `import { texts } from "#texts/jobs"; export * from "./core/clock.js"; import { thread } from "./index/thread.js";`,
  "server/core/clock.js": "",
  "server/index/thread.js": `const PROGRAM = path.join(import.meta.dirname, "program.js"); const load = () => import("./table.js");`,
  "server/index/program.js": `import { engine } from "./engine.js";`,
  "server/index/engine.js": "",
  "server/index/table.js": "",
};

let graph: ModuleGraph;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "module-graph-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text.replaceAll("; ", ";\n"));
  }
  graph = new ModuleGraph(folder, ["server/prepare.js", "server/serve.js"]);
});
afterEach(() => rm(folder, { recursive: true }));

it("lists modules in the order in which Node runs them, without programs and what is loaded later", () => {
  expect(graph.order).toEqual([
    "server/core/clock.js",
    "server/prepare.js",
    "content/en/jobs.js",
    "server/index/thread.js",
    "server/app.js",
    "server/serve.js",
  ]);
});

it("knows what uses a module, directly or not", () => {
  expect(graph.usersOf(["server/app.js"])).toEqual(new Set(["server/app.js", "server/serve.js"]));
  expect(graph.usersOf(["server/core/clock.js"])).toEqual(
    new Set(["server/core/clock.js", "server/prepare.js", "server/app.js", "server/serve.js"]),
  );
});

it("knows that a module starts a program, and loads a module later", () => {
  expect(graph.usersOf(["server/index/engine.js"])).toContain("server/index/thread.js");
  expect(graph.usersOf(["server/index/table.js"])).toContain("server/serve.js");
});

it("takes a module that it does not know for one that nothing uses", () => {
  expect(graph.usersOf(["server/new.js"])).toEqual(new Set(["server/new.js"]));
});
