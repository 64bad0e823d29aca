/** The thread that owns one index: runs the calls it is sent, one after another. Started by `IndexThread`. */
import { parentPort } from "node:worker_threads";
import type { IndexCalls } from "./index-calls.js";
import { IndexEngine } from "./index-engine.js";
import { failureOf, type Answer, type Call } from "./index-messages.js";

const engine = new IndexEngine();

// The compiler cannot connect a method's name with its own arguments; `IndexThread.call` has.
const run = (name: keyof IndexCalls, values: readonly unknown[]): unknown =>
  (engine[name] as (...values: readonly unknown[]) => unknown).call(engine, ...values);

function answer({ number, name, values }: Call): Answer {
  try {
    return { number, result: run(name, values) };
  } catch (error) {
    return { number, failure: failureOf(error) };
  }
}

// As text: a copy of hundreds of small objects takes longer.
parentPort?.on("message", (call: Call) => parentPort?.postMessage(JSON.stringify(answer(call))));
