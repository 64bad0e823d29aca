import { describe, expect, it } from "@jest/globals";
import { SpanKind, SpanStatusCode, type Attributes } from "@opentelemetry/api";
import { TraceState } from "@opentelemetry/core";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { bareSpan, withoutLiterals } from "./bare-spans.js";

const EMAIL = "ana@example.com";
const naming = {
  routeOf: (path: string) => (path.startsWith("/jobs") ? "/jobs/:id" : "other"),
  operationOf: (name: unknown) => (name === "Jobs" ? "Jobs" : "other"),
};

const spanOf = (kind: SpanKind, attributes: Attributes, name = EMAIL): ReadableSpan => ({
  ...{ name, attributes, kind, startTime: [1, 0], endTime: [2, 0], duration: [1, 0], ended: true },
  spanContext: () => ({
    ...{ traceId: "1", spanId: "2", traceFlags: 1 },
    traceState: new TraceState(`a=${EMAIL}`),
  }),
  parentSpanContext: { traceId: "1", spanId: "3", traceFlags: 1 },
  status: { code: SpanStatusCode.ERROR, message: `Duplicate entry '${EMAIL}'` },
  links: [{ context: { traceId: "4", spanId: "5", traceFlags: 1 }, attributes: { EMAIL } }],
  events: [{ name: "exception", time: [1, 0], attributes: { "exception.message": EMAIL } }],
  resource: resourceFromAttributes({ "service.name": "staffboard" }),
  instrumentationScope: { name: "@opentelemetry/instrumentation-http" },
  ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
});

describe("a span that leaves the process", () => {
  it.each<[string, SpanKind, Attributes, string, Attributes]>([
    [
      "of a request",
      SpanKind.SERVER,
      {
        ...{ "http.request.method": "GET", "url.path": `/jobs/${EMAIL}`, "url.query": EMAIL },
        ...{ "http.response.status_code": 200, "client.address": EMAIL, "server.address": EMAIL },
        ...{ "user_agent.original": EMAIL, "http.request.method_original": EMAIL },
      },
      "GET /jobs/:id",
      { "http.request.method": "GET", "http.response.status_code": 200, "http.route": "/jobs/:id" },
    ],
    [
      "of a call",
      SpanKind.CLIENT,
      {
        ...{ "http.request.method": "PUT", "server.address": "s3.amazonaws.com" },
        ...{
          "url.full": `https://s3.amazonaws.com/${EMAIL}?X-Amz-Signature=1`,
          "error.type": "500",
        },
      },
      "PUT s3.amazonaws.com",
      {
        ...{ "http.request.method": "PUT", "server.address": "s3.amazonaws.com" },
        "error.type": "500",
      },
    ],
    [
      "of a statement",
      SpanKind.CLIENT,
      {
        ...{ "db.system.name": "mysql", "db.query.text": "\nselect * FROM users WHERE email = ?" },
        ...{ "server.address": "db.internal", "db.user": EMAIL, "db.query.parameter.0": EMAIL },
      },
      "SELECT",
      {
        ...{ "db.system.name": "mysql", "db.query.text": "\nselect * FROM users WHERE email = ?" },
        ...{ "server.address": "db.internal", "db.operation.name": "SELECT" },
      },
    ],
    [
      "of an operation that we know",
      SpanKind.INTERNAL,
      {
        ...{ "graphql.operation.type": "query", "graphql.operation.name": "Jobs" },
        ...{ "graphql.source": EMAIL, "graphql.variables.email": EMAIL },
      },
      "query Jobs",
      { "graphql.operation.type": "query", "graphql.operation.name": "Jobs" },
    ],
    [
      "of an operation that someone named",
      SpanKind.INTERNAL,
      { "graphql.operation.type": "query", "graphql.operation.name": EMAIL },
      "query other",
      { "graphql.operation.type": "query", "graphql.operation.name": "other" },
    ],
    ["of anything else", SpanKind.INTERNAL, { "some.value": EMAIL }, "", {}],
  ])("%s has nothing of a person", (_what, kind, given, name, attributes) => {
    const span = spanOf(kind, given);
    const { spanContext, parentSpanContext, ...bare } = bareSpan(span, naming);
    expect(bare).toMatchObject({ name, kind, status: { code: SpanStatusCode.ERROR } });
    expect(bare.attributes).toEqual(attributes);
    expect(JSON.stringify([bare, spanContext(), parentSpanContext])).not.toContain(EMAIL);
    expect(spanContext()).toEqual({ traceId: "1", spanId: "2", traceFlags: 1 });
    expect(parentSpanContext).toEqual(span.parentSpanContext);
  });

  it("keeps the name of a step, which is the library's own", () => {
    const step = spanOf(SpanKind.INTERNAL, {}, "graphql.parse");
    expect(bareSpan(step, naming).name).toBe("graphql.parse");
  });

  it("has no more than the beginning of a long statement", () => {
    const text = `SELECT 1 IN (${"?, ".repeat(5_000)}?)`;
    const { attributes } = bareSpan(spanOf(SpanKind.CLIENT, { "db.query.text": text }), naming);
    expect(attributes["db.query.text"]).toHaveLength(2_000);
  });
});

it.each([
  ["SELECT `a1` FROM `t2` WHERE id = ?", "SELECT `a1` FROM `t2` WHERE id = ?"],
  ["VALUES ('ana', \"bo\", 12, 1.5, -3)", "VALUES (?, ?, ?, ?, -?)"],
  ["= 'it''s' AND b = 'a\\'b' AND c", "= ? AND b = ? AND c"],
  ["= 'two\nlines' LIMIT 5", "= ? LIMIT ?"],
  ['= \'\' AND b = "say ""ana"""', "= ? AND b = ?"],
  ["= 'back\\\\' AND b = 'ana'", "= ? AND b = ?"],
])("%j is told as %j", (statement, told) => {
  expect(withoutLiterals(statement)).toBe(told);
});
