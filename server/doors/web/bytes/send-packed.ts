import type { IncomingMessage, ServerResponse } from "node:http";
import type { Packed } from "./answer.js";

/** Sends the bytes, or 304 to a browser that has them. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
): void {
  if (has(request.headers["if-none-match"], packed.etag))
    response.writeHead(304, packed.unchanged).end();
  else response.writeHead(200, packed.headers).end(packed.bytes);
}

/** Compares as RFC 9110, section 13.1.2 says: weakly. */
const has = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  (known.trim() === "*" || known.split(",").some((each) => opaque(each.trim()) === opaque(etag)));

const opaque = (etag: string): string => etag.replace(/^W\//, "");
