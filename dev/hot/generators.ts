import path from "node:path";
import { oneAtATime, runQuietly } from "./background.js";
import { ForkedProgram } from "./forked-program.js";
import { ROOT } from "./places.js";
import { print, printError } from "./print.js";

const TSC = "node_modules/typescript-7/bin/tsc";
const PROJECTS = ["server", "client"];

/** Background work after a change: code generation and type checks. */
export class Generators {
  private readonly codegen = new ForkedProgram(path.join(ROOT, "dev/generate-process.mjs"));
  private wasTyped = true;

  /** Regenerates the client's types and hooks. */
  readonly generate = oneAtATime(async () => {
    const since = performance.now();
    try {
      await this.codegen.call("generate", null);
      print(`hooks generated in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    } catch (error) {
      printError("Hooks not generated", error);
    }
  });

  /** Prints type errors, and says when they are fixed. */
  readonly checkTypes = oneAtATime(async () => {
    const results = await Promise.all(
      PROJECTS.map((name) => runQuietly([TSC, "-p", `tsconfig.${name}.json`, "--pretty"])),
    );
    const wrong = results.filter(({ ok }) => !ok).map(({ output }) => output);
    if (wrong.length > 0) printError("Type errors", wrong.join("\n"));
    else if (!this.wasTyped) print("no more type errors");
    this.wasTyped = wrong.length === 0;
  });

  async stop(): Promise<void> {
    this.codegen.stop();
  }
}
