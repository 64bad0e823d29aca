import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
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
  return sendTo(`http://127.0.0.1:${port}`);
}

function sendTo(endpoint: string): Promise<unknown> {
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

it.each([
  ["breaks off within its body", { "content-length": "500" }, "<S"],
  ["can't be read", {}, "<S"],
])("says that it may be sent if the answer %s", async (_what, headers, body) => {
  answer = ({ socket }, response) => {
    response.writeHead(200, headers).write(body, () => socket.end());
  };
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if the answer's body never ends", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": "500" }).write("<S");
  };
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if a gateway stopped waiting", async () => {
  answer = (_request, response) => void response.writeHead(504).end();
  expect(await send()).toBeInstanceOf(MaybeSentError);
});

it("a mail was surely not sent if the connection ends before it is secure", async () => {
  const plain = createTcpServer((socket) => socket.once("data", () => socket.destroy()));
  await new Promise<void>((done) => plain.listen(0, "127.0.0.1", done));
  const { port } = plain.address() as AddressInfo;
  const error = await sendTo(`https://127.0.0.1:${port}`);
  plain.close();
  expect(String(error)).toContain("TLS");
  expect(error).not.toBeInstanceOf(MaybeSentError);
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
  const error = await sendTo(`http://127.0.0.1:${port}`);
  expect(String(error)).toContain("ECONNREFUSED");
  expect(error).not.toBeInstanceOf(MaybeSentError);
});
