import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "@jest/globals";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { inTurn } from "./in-turn.js";

const say: ErrorRequestHandler = (error: Error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error.message === "unsayable") throw error;
  response.status(500).send(error.message);
};
const pass: RequestHandler = (_request, _response, next) => next();

/** What the handlers answer to one request. */
async function ask(...handlers: RequestHandler[]): Promise<string> {
  const app = express();
  app.set("trust proxy", 1);
  const server = createServer(inTurn(app, handlers, say)).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { "x-forwarded-for": "192.0.2.1" };
  try {
    const answer = await fetch(`http://localhost:${port}/path?a=b`, { headers });
    return await answer.text();
  } catch {
    return "cut off";
  } finally {
    server.close();
  }
}

it("calls handlers one after another, with the requests of the application", async () => {
  const note: RequestHandler = (request, _response, next) => {
    request.body = `${request.ip} ${request.originalUrl}`;
    next();
  };
  const answer = await ask(note, pass, ({ body }, response) => void response.json({ body }));
  expect(JSON.parse(answer)).toEqual({ body: "192.0.2.1 /path?a=b" });
});

const broken = new Error("broken");
it.each<[string, RequestHandler]>([
  [
    "throws",
    () => {
      throw broken;
    },
  ],
  ["rejects with", () => Promise.reject(broken)],
  ["passes on", (_request, _response, next) => next(broken)],
])("answers with the error that a handler %s", async (_, handler) => {
  expect(await ask(pass, handler, (_request, response) => void response.send("went on"))).toBe(
    "broken",
  );
});

it("does not go on after a handler that rejects with nothing", async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a library's handler might do it
  const refuse: RequestHandler = () => Promise.reject();
  expect(await ask(refuse, (_request, response) => void response.send("went on"))).toBe(
    "A handler failed.",
  );
});

it("cuts off the connection if the error can't be said", async () => {
  const mute = new Error("unsayable");
  expect(await ask((_request, _response, next) => next(mute))).toBe("cut off");
});

it("fails if no handler answers", async () => {
  expect(await ask(pass)).toBe("No handler has answered.");
});

it("cuts off an answer that fails when it has begun", async () => {
  expect(
    await ask((_request, response, next) => {
      response.write("half");
      next(broken);
    }),
  ).toBe("cut off");
});
