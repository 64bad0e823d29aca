import { SpanKind, type Attributes, type AttributeValue } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";

/** What leaves this process as it is. Everything else that spans know may hold names, codes, keys, or addresses. */
const KEPT: ReadonlySet<string> = new Set([
  "http.request.method",
  "http.response.status_code",
  "error.type",
  "db.system.name",
  "db.namespace",
  "graphql.operation.type",
]);
/** In characters. A list of placeholders may be long. */
const LONGEST_STATEMENT = 2_000;
/** In SQL. A text may have line breaks, and quotes that are doubled or stand behind a backslash. */
const LITERALS = /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|\b\d+(?:\.\d+)?\b/g;
/** The library's own names for steps without attributes. */
const STEP = /^graphql\.\w+$/;

/** Names from a fixed list, for what a caller chose. */
export interface Naming {
  routeOf: (path: string) => string;
  operationOf: (name: unknown) => string;
}

/** A span without anything that came from a person, such as addresses, values, and messages of errors. */
export function bareSpan(span: ReadableSpan, naming: Naming): ReadableSpan {
  const { kind, startTime, endTime, duration, ended, resource, instrumentationScope } = span;
  const { parentSpanContext } = span;
  const { traceId, spanId, traceFlags } = span.spanContext();
  const attributes = bareAttributes(span, naming);
  return {
    kind,
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    ...(parentSpanContext ? { parentSpanContext } : {}),
    // Without the state of the trace, which the caller wrote.
    spanContext: () => ({ traceId, spanId, traceFlags }),
    name: nameOf(span, attributes),
    attributes,
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

function bareAttributes({ kind, attributes }: ReadableSpan, naming: Naming): Attributes {
  const { "url.path": path, "server.address": host, "db.query.text": statement } = attributes;
  const operation = attributes["graphql.operation.name"];
  return {
    ...Object.fromEntries(Object.entries(attributes).filter(([name]) => KEPT.has(name))),
    ...(kind === SpanKind.SERVER ? { "http.route": naming.routeOf(textOf(path)) } : {}),
    // A caller names any host; those that we call are in the settings.
    ...(kind === SpanKind.CLIENT ? { "server.address": textOf(host) } : {}),
    ...(statement === undefined ? {} : statementAttributes(textOf(statement))),
    ...(operation === undefined ? {} : { "graphql.operation.name": naming.operationOf(operation) }),
  };
}

const textOf = (value: AttributeValue | undefined): string =>
  typeof value === "string" ? value : "";

const statementAttributes = (statement: string): Attributes => ({
  "db.query.text": statement.slice(0, LONGEST_STATEMENT),
  "db.operation.name": /^\s*([a-z]+)/i.exec(statement)?.[1]?.toUpperCase() ?? "",
});

/** Ours have placeholders for all values already: this is for one that someone may write without. */
export const withoutLiterals = (statement: string): string => statement.replace(LITERALS, "?");

/** "GET /jobs/:id?", "POST api.stripe.com", "query Jobs", "SELECT" */
function nameOf({ name }: ReadableSpan, attributes: Attributes): string {
  if (STEP.test(name)) return name;
  const method = attributes["http.request.method"];
  const words = method
    ? [method, attributes["http.route"] ?? attributes["server.address"]]
    : [
        attributes["graphql.operation.type"],
        attributes["graphql.operation.name"],
        attributes["db.operation.name"],
      ];
  return words.filter(Boolean).join(" ");
}
