import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { MaybeSentError, SesMailSender } from "./mail-sender.js";

const MAIL = { to: "ana@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

/** SES, as far as its answers matter. */
let server: Server;
let received: number;
let answer: RequestListener;
beforeEach(async () => {
  received = 0;
  server = createServer((request, response) => {
    received += 1;
    request.resume().on("end", () => answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send(): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const sender = new SesMailSender({ region: "us-east-1", endpoint, from: "a@example.com" });
  return sender.send(MAIL).then(
    () => "sent",
    (error: unknown) => error,
  );
}

it("doesn't send again by itself if the answer is lost, and says that it may be sent", async () => {
  answer = ({ socket }) => socket.destroy();
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if the answer takes too long", async () => {
  answer = () => undefined;
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it.each([400, 500, 503])("a refusal with %d is certain", async (status) => {
  answer = (_request, response) => void response.writeHead(status).end();
  const error = await send();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("a provider that can't be reached has surely not sent it", async () => {
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  const endpoint = `http://127.0.0.1:${port}`;
  const sender = new SesMailSender({ region: "us-east-1", endpoint, from: "a@example.com" });
  const error = await sender.send(MAIL).catch((one: unknown) => one);
  expect(String(error)).toContain("ECONNREFUSED");
  expect(error).not.toBeInstanceOf(MaybeSentError);
});
