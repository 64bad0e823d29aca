import { z } from "zod";

/** One end of a channel between two processes: `process`, or a forked child. */
export interface Channel {
  send?: (message: object, sent: (error: Error | null) => void) => unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
  on(event: "disconnect", listener: () => void): unknown;
}

/** The functions that one side offers to the other. Arguments and results are JSON. */
export type Handlers = Record<string, (argument: unknown) => Promise<unknown>>;

const message = z.union([
  z.object({ call: z.number(), name: z.string(), argument: z.unknown() }),
  z.object({ answerTo: z.number(), result: z.unknown() }),
  z.object({ answerTo: z.number(), error: z.string() }),
]);

/** An error thrown in the other process, with the stack from there. */
export class RemoteError extends Error {
  constructor(stack: string) {
    super(stack.split("\n")[0]);
    this.stack = stack;
  }
}

/** The other process ended before it answered. */
export class ProcessEnded extends Error {
  override name = "ProcessEnded";
  constructor(options?: ErrorOptions) {
    super("The other process ended.", options);
  }
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Lets two processes call each other.
 *
 * @param handlers functions that the other side may call
 * @returns calls the other side; rejects with RemoteError if it throws, and with ProcessEnded if its process
 *   ends, or ended before the call
 */
export function connectCalls(
  channel: Channel,
  handlers: Handlers,
): (name: string, argument: unknown) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  // A process may end at any time, and a failure to send without a listener would end this one, too.
  const send = (message: object, failed: (error: ProcessEnded) => void): void => {
    if (!channel.send) return failed(new ProcessEnded());
    channel.send(message, (cause) => cause && failed(new ProcessEnded({ cause })));
  };
  const answer = async (call: number, name: string, argument: unknown): Promise<void> => {
    const nobodyWaits = () => undefined;
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`No handler for ${name}`);
      // JSON drops undefined fields, so send null.
      send({ answerTo: call, result: (await handler(argument)) ?? null }, nobodyWaits);
    } catch (error) {
      send({ answerTo: call, error: stackOf(error) }, nobodyWaits);
    }
  };
  channel.on("message", (raw) => {
    const parsed = message.safeParse(raw);
    if (!parsed.success) return;
    const { data } = parsed;
    if ("call" in data) return void answer(data.call, data.name, data.argument);
    const asker = waiting.get(data.answerTo);
    waiting.delete(data.answerTo);
    if ("error" in data) asker?.reject(new RemoteError(data.error));
    else asker?.resolve(data.result);
  });
  channel.on("disconnect", () => {
    for (const { reject } of waiting.values()) reject(new ProcessEnded());
    waiting.clear();
  });
  return (name, argument) =>
    new Promise((resolve, reject) => {
      const number = (last += 1);
      waiting.set(number, { resolve, reject });
      send({ call: number, name, argument }, (error) => {
        waiting.delete(number);
        reject(error);
      });
    });
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
