import { AsyncLocalStorage } from "node:async_hooks";
import { EventEmitter } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import type { Request, Response } from "express";
import { NetworkGate } from "./network-gate.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

it("lets go of a request that is answered, while its network's window lasts", async () => {
  const gate = new NetworkGate();
  const scopes = new AsyncLocalStorage<object>();
  const send = async () => {
    const scope = { loaded: "" };
    const request = { ip: "203.0.113.7", is: () => false } as unknown as Request;
    const response = Object.assign(new EventEmitter(), { headersSent: true });
    await scopes.run(scope, async () => {
      await gate.handle(request, response as unknown as Response, () => undefined);
    });
    response.emit("close");
    return new WeakRef(scope);
  };
  const scope = await send();
  await turn();
  collectGarbage();
  expect(scope.deref()).toBeUndefined();
});

it("lets a request that waited go on as itself, and not as the one that made room", async () => {
  const gate = new NetworkGate({ inWork: 1 });
  const scopes = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const send = (name: string) => {
    const request = { ip: "203.0.113.8", is: () => false } as unknown as Request;
    const response = Object.assign(new EventEmitter(), { headersSent: true });
    return scopes.run(name, async () => {
      await gate.handle(request, response as unknown as Response, () => {
        seen.push(scopes.getStore());
      });
      return () => scopes.run(name, () => response.emit("close"));
    });
  };
  const endFirst = await send("first");
  await send("second");
  expect(seen).toEqual(["first"]);
  endFirst();
  await turn();
  expect(seen).toEqual(["first", "second"]);
});
