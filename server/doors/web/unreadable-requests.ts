import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { errorTexts } from "#texts/errors";
import type { ErrorCode } from "../../core/errors.js";

interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "REQUEST_TOO_LARGE",
    message: errorTexts.headersTooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "UNAVAILABLE", message: errorTexts.tookTooLong },
};
const MALFORMED: Refusal = { status: 400, code: "BAD_INPUT", message: errorTexts.malformed };
/** For what the client still sends: a connection closed before it is read would lose the answer. */
const CLOSES_AFTER_MS = 1000;

/** Answers requests that Node can't read. They never reach the app, and Node's own answers have no text. */
export function answerUnreadable(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", ({ socket }, response) => answers.set(socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // What is written now would become part of an answer under way.
    const isAnswering = answers.get(socket)?.writableFinished === false;
    if (isAnswering || !socket.writable || error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const start = error.rawPacket?.toString("latin1", 0, 32) ?? "";
    socket.end(answerTo(start, REFUSALS[error.code ?? ""] ?? MALFORMED));
    setTimeout(() => socket.destroy(), CLOSES_AFTER_MS).unref();
  });
}

/** @param start of the request: the APIs answer with JSON, pages with text */
function answerTo(start: string, { status, code, message }: Refusal): string {
  const isApi = /^[A-Z]+ \/(?:api|graphql)\b/.test(start);
  const body = isApi ? JSON.stringify({ error: message, message, code }) : message;
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${isApi ? "application/json" : "text/plain"}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
