import type { IncomingMessage, ServerResponse } from "node:http";

/** One request to a stand-in. */
export interface Exchange {
  request: IncomingMessage;
  url: URL;
  form: () => Promise<URLSearchParams>;
  reply: Reply;
}

export type Handler = (exchange: Exchange) => unknown;

/** Answers that no cache keeps. */
export class Reply {
  constructor(readonly response: ServerResponse) {}

  text(status: number, body: string): void {
    this.send(status, "text/plain", body);
  }

  html(body: string): void {
    this.send(200, "text/html", body);
  }

  json(status: number, body: object): void {
    this.send(status, "application/json", JSON.stringify(body));
  }

  redirect(location: string): void {
    this.response.writeHead(303, { location, "cache-control": "no-store" }).end();
  }

  private send(status: number, type: string, body: string): void {
    const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
    this.response.writeHead(status, headers).end(body);
  }
}
