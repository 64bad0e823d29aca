import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** As in OTLP's JSON, with attributes as an object. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
}

type Value = Record<string, unknown>;
interface Report {
  resourceSpans: {
    scopeSpans: { spans: (SentSpan & { attributes: { key: string; value: Value }[] })[] }[];
  }[];
}

export interface TraceCollector {
  url: string;
  /** All that was sent so far, as text. */
  sent: () => string;
  spans: () => SentSpan[];
  /** From now on, it reads what is sent, and never answers. */
  fallSilent: () => void;
  speakAgain: () => void;
  close: () => void;
}

/** A collector of OpenTelemetry. */
export async function traceCollector(): Promise<TraceCollector> {
  const reports: string[] = [];
  let isSilent = false;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === "/v1/traces") reports.push(body);
      if (!isSilent) response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => reports.join("\n"),
    spans: () => reports.flatMap(spansIn),
    fallSilent: () => (isSilent = true),
    speakAgain: () => (isSilent = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const spansIn = (report: string): SentSpan[] =>
  (JSON.parse(report) as Report).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
    }));
