import { fork, type ChildProcess } from "node:child_process";
import { connectCalls, ProcessEnded } from "./calls.js";
import { ROOT } from "./places.js";

type Call = (name: string, argument: unknown) => Promise<unknown>;

/** A program in a process of its own, which starts at the first call, and anew if it has ended since. */
export class ForkedProgram {
  private running: { child: ChildProcess; call: Call } | undefined;

  /** @param program that answers calls (calls.ts) */
  constructor(private readonly program: string) {}

  /** @throws ProcessEnded if the program ends twice before it answers */
  async call(name: string, argument: unknown): Promise<unknown> {
    try {
      return await this.callOnce(name, argument);
    } catch (error) {
      // A child that has just ended still counts as connected, so this shows only now.
      if (!(error instanceof ProcessEnded)) throw error;
      this.stop();
      return this.callOnce(name, argument);
    }
  }

  stop(): void {
    this.running?.child.kill();
    this.running = undefined;
  }

  private callOnce(name: string, argument: unknown): Promise<unknown> {
    if (!this.running?.child.connected) this.running = start(this.program);
    return this.running.call(name, argument);
  }
}

function start(program: string): { child: ChildProcess; call: Call } {
  const child = fork(program, [], { cwd: ROOT, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  // Without a listener it would end this process. The calls are rejected.
  child.on("error", () => undefined);
  return { child, call: connectCalls(child, {}) };
}
