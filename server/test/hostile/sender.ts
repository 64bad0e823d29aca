import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { TextDecoder } from "node:util";

export interface HostileRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface HostileAnswer {
  status: number;
  text: string;
}

/** In milliseconds. Long enough for any machine; it only stops a test that would hang. */
const PATIENCE_MS = 60_000;

/** Sends requests over a few persistent connections, each with its own network address. */
export class Sender {
  private sent = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 24 });

  constructor(private readonly origin: string) {}

  close(): void {
    this.agent.destroy();
  }

  async send(request: HostileRequest, again = true): Promise<HostileAnswer> {
    const { method, path, body } = request;
    // Node leaves the length of a DELETE's body out, which the server would then read as the next request.
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    const own = { "x-forwarded-for": this.nextAddress() };
    const headers = { ...(method === "DELETE" ? length : {}), ...request.headers, ...own };
    const options = { agent: this.agent, method, headers, timeout: PATIENCE_MS };
    const outgoing = httpRequest(`${this.origin}${path}`, options);
    try {
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        outgoing.once("response", resolve).once("error", reject);
        outgoing.once("timeout", () => outgoing.destroy(new Error("no answer in a minute")));
        outgoing.end(body);
      });
      const chunks: Buffer[] = await incoming.toArray();
      const text = new TextDecoder().decode(Buffer.concat(chunks));
      return { status: incoming.statusCode ?? 0, text };
    } catch (error) {
      // The server may close an idle connection just as we use it.
      if (again && outgoing.reusedSocket) return this.send(request, false);
      throw error;
    }
  }

  private nextAddress(): string {
    this.sent += 1;
    return [10, this.sent >> 16, this.sent >> 8, this.sent].map((n) => n & 0xff).join(".");
  }
}

const CODE = /^[A-Z][A-Z0-9_]+$/;
const LIMITED = new Set(["RATE_LIMITED", "THROTTLED", "UNAVAILABLE"]);

/** Addresses that people open from emails answer with a page. */
const isRefusingPage = (status: number, text: string): boolean =>
  status < 500 && text.startsWith("<!doctype html>") && text.includes("<h1");

/**
 * Describes what is wrong with a response; null for a success, a 4xx with a code or as a page, or a proper
 * rate-limit error. A GraphQL response with 200 may contain errors too, but no internal ones.
 */
export function faultOf({ status, text }: HostileAnswer): string | null {
  const codes = codesIn(text);
  const wrong = codes.find((code) => typeof code !== "string" || !CODE.test(code));
  if (wrong !== undefined) return `the code ${JSON.stringify(wrong)}`;
  if (codes.includes("INTERNAL")) return "a failure of ours";
  if (status < 400) return null;
  if (codes.length === 0) return isRefusingPage(status, text) ? null : `${status} without a code`;
  if (status < 500) return null;
  const limited = codes.every((code) => LIMITED.has(String(code)));
  return limited ? null : `${status} ${codes.join()}`;
}

export const isLimited = ({ text }: HostileAnswer): boolean =>
  codesIn(text).some((code) => LIMITED.has(String(code)));

/** Codes of a REST failure, of GraphQL errors and of user errors. */
function codesIn(text: string): unknown[] {
  try {
    const { code, errors } = JSON.parse(text) ?? {};
    const ofErrors = (errors ?? []).map(
      (error: { extensions?: { code?: unknown } }) => error.extensions?.code ?? null,
    );
    const ofUsers = [...text.matchAll(/"code":"(INTERNAL)"/g)].map(([, found]) => found);
    return [...(code === undefined ? [] : [code]), ...ofErrors, ...ofUsers];
  } catch {
    return [];
  }
}
