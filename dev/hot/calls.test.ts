import { EventEmitter } from "node:events";
import { expect, it } from "@jest/globals";
import { connectCalls, ProcessEnded, type Channel, type Handlers } from "./calls.js";

class End extends EventEmitter {
  other: End | undefined;
  isBroken = false;
  /** Like a real channel: messages are JSON and arrive later. */
  send(message: object, sent: (error: Error | null) => void): void {
    const text = JSON.stringify(message);
    if (this.isBroken) setImmediate(sent, new Error("write EPIPE"));
    else setImmediate(() => this.other?.emit("message", JSON.parse(text)));
  }
}

function pair(ours: Handlers, theirs: Handlers) {
  const [here, there] = [new End(), new End()];
  [here.other, there.other] = [there, here];
  const channel = (end: End): Channel => end;
  return {
    here,
    there,
    call: connectCalls(channel(here), ours),
    callBack: connectCalls(channel(there), theirs),
  };
}

it("gives each caller its own answer, even while the other side calls back", async () => {
  const { call, callBack } = pair(
    { name: async () => "loop" },
    { greet: async (who) => `${String(await callBack("name", null))} greets ${String(who)}` },
  );
  expect(await Promise.all([call("greet", "a"), call("greet", "b")])).toEqual([
    "loop greets a",
    "loop greets b",
  ]);
});

it("returns null when a handler returns nothing", async () => {
  const { call } = pair({}, { work: async () => undefined });
  expect(await call("work", null)).toBeNull();
});

it("passes on an error with its stack from the other side", async () => {
  const fail = async () => {
    throw new TypeError("no such column");
  };
  const { call } = pair({}, { fail });
  await expect(call("fail", null)).rejects.toMatchObject({
    message: "TypeError: no such column",
    stack: expect.stringContaining("calls.test.ts"),
  });
});

it("rejects a call without a handler", async () => {
  const { call } = pair({}, {});
  await expect(call("nothing", null)).rejects.toThrow("nothing");
});

it("rejects unanswered calls when the other process ends", async () => {
  const { call, here } = pair({}, { wait: () => new Promise(() => undefined) });
  const answer = call("wait", null);
  here.emit("disconnect");
  await expect(answer).rejects.toThrow(ProcessEnded);
});

it("rejects a call that can't be sent, and only that call", async () => {
  const { call, here } = pair({}, { greet: async (who) => who });
  const before = call("greet", "a");
  here.isBroken = true;
  const failed = call("greet", "b");
  here.isBroken = false;
  await expect(failed).rejects.toThrow(ProcessEnded);
  expect(await Promise.all([before, call("greet", "c")])).toEqual(["a", "c"]);
});

it("goes on when nobody is left to receive an answer", async () => {
  const { call, callBack, there } = pair({ name: async () => "loop" }, { greet: async () => "hi" });
  there.isBroken = true;
  void call("greet", null);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  there.isBroken = false;
  expect(await callBack("name", null)).toBe("loop");
});

it("rejects a call of a process without a channel", async () => {
  const call = connectCalls({ on: () => undefined }, {});
  await expect(call("greet", null)).rejects.toThrow(ProcessEnded);
});
