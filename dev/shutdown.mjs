/**
 * Ordered shutdown, whatever triggers it.
 */
import { setTimeout as delay } from "node:timers/promises";
import { endCommands } from "./processes.mjs";

/** npm forwards a Ctrl-C that the terminal has already sent to this process. */
const SAME_KEY_MS = 700;
const START_SETTLES_MS = 20_000;

/**
 * @param {{print: (line: string) => void, interruptedCode?: number}} options `interruptedCode` is
 *   the exit code after Ctrl-C: 0 where Ctrl-C is the normal way out, otherwise nonzero for interrupted work
 * @returns {{
 *   onStop: (action: () => unknown) => void,
 *   onForce: (action: () => unknown) => void,
 *   isStopping: () => boolean,
 *   throwIfStopping: () => void,
 *   stop: (exitCode: number) => Promise<void>,
 *   guard: (start: Promise<unknown>) => void}} actions run last to first; a stop waits for a start passed
 *   to `guard`, so that nothing starts after the stop
 */
export function createShutdown({ print, interruptedCode = 0 }) {
  const actions = [];
  const forced = [];
  let starting = Promise.resolve();
  let stoppedAt;

  const stop = async (exitCode) => {
    if (stoppedAt !== undefined) return;
    stoppedAt = Date.now();
    endCommands();
    await Promise.race([
      starting.catch(() => {}),
      delay(START_SETTLES_MS, undefined, { ref: false }),
    ]);
    for (const action of actions.reverse()) {
      try {
        await action();
      } catch (error) {
        print(error.message);
        exitCode ||= 1;
      }
    }
    process.exit(exitCode);
  };

  const onSignal = () => {
    if (stoppedAt === undefined) {
      print("\nStopping … (Ctrl-C again to force)");
      void stop(interruptedCode);
    } else if (Date.now() - stoppedAt > SAME_KEY_MS) {
      for (const action of forced) action();
      process.exit(130);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);

  return {
    onStop: (action) => void actions.push(action),
    onForce: (action) => void forced.push(action),
    isStopping: () => stoppedAt !== undefined,
    throwIfStopping: () => {
      if (stoppedAt !== undefined) throw new Error("Stopped.");
    },
    stop,
    guard: (start) => (starting = start),
  };
}
