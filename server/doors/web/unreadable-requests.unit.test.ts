import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { answerUnreadable } from "./unreadable-requests.js";

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== "/slow") return void response.end("served");
    response.writeHead(200, { "content-length": 1000 }).write("begun");
    request.resume();
  });
  answerUnreadable(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  server.close();
});

/** Sends bytes as they are, and reads until the server closes the connection. */
async function answerTo(request: string): Promise<{ status: number; type: string; body: string }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  const [, type = ""] = /^content-type: ([^;\r]+)/im.exec(head) ?? [];
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  expect(Number(length)).toBe(Buffer.byteLength(body));
  return { status: Number(status), type, body };
}

const longAddress = (path: string, length = 20_000) =>
  `GET ${path}?query=${"a".repeat(length)} HTTP/1.1\r\nHost: site\r\n\r\n`;

it("tells people that an address is too long", async () => {
  const { status, type, body } = await answerTo(longAddress("/jobs"));
  expect([status, type]).toEqual([431, "text/plain"]);
  expect(body).toMatch(/^The address or the headers of this request are too long\./);
});

it.each(["/api/jobs", "/graphql"])("tells programs so with a code: %s", async (path) => {
  const { status, type, body } = await answerTo(longAddress(path, 1_000_000));
  expect([status, type]).toEqual([431, "application/json"]);
  expect(JSON.parse(body)).toMatchObject({ code: "REQUEST_TOO_LARGE" });
});

it("refuses what is no request, and serves the next one", async () => {
  expect(await answerTo("what?\r\n\r\n")).toMatchObject({ status: 400, type: "text/plain" });
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("served");
});

it("writes nothing into an answer under way", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /slow HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n");
  let got = "";
  socket.on("data", (part) => {
    got += String(part);
    socket.write("no chunk\r\n");
  });
  socket.on("error", () => undefined);
  await once(socket, "close");
  expect(got).toMatch(/begun$/);
});
