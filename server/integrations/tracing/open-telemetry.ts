import { createRequire, syncBuiltinESMExports } from "node:module";
import { SpanStatusCode } from "@opentelemetry/api";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { GraphQLInstrumentation } from "@opentelemetry/instrumentation-graphql";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { MySQL2Instrumentation } from "@opentelemetry/instrumentation-mysql2";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { bareSpan, withoutLiterals, type Naming } from "./bare-spans.js";

interface TracingOptions {
  serviceName: string;
  naming: Naming;
  /** Whether requests for this path are left out. */
  isIgnored: (path: string) => boolean;
  /** Called once when spans can't be sent, and again only after some were. */
  onFailure: (error: unknown) => void;
}

/**
 * Records requests, GraphQL operations, statements, and calls of providers as spans, and sends them to the collector that
 * OTEL_EXPORTER_OTLP_ENDPOINT names. OpenTelemetry reads its other variables, too, such as OTEL_TRACES_SAMPLER.
 * @returns sends what was not sent yet, and ends
 */
export function startOpenTelemetry(options: TracingOptions): () => Promise<void> {
  const { serviceName, naming, isIgnored, onFailure } = options;
  const named = resourceFromAttributes({ "service.name": serviceName });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BareSpans(new Exporter(onFailure), naming)],
  });
  provider.register({ propagator: new CallersOnly() });
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = "" }) => isIgnored(url.split("?")[0] ?? ""),
      }),
      // `fetch`, which is none of `node:http`.
      new UndiciInstrumentation(),
      new GraphQLInstrumentation({
        ignoreResolveSpans: true,
        responseHook: (span, { errors }: { errors?: readonly unknown[] }) => {
          if (errors?.length) span.setStatus({ code: SpanStatusCode.ERROR });
        },
      }),
      new MySQL2Instrumentation({ maskStatement: true, maskStatementHook: withoutLiterals }),
    ],
  });
  changeModules();
  return () => provider.shutdown();
}

/**
 * Has the instrumentations change the modules that they watch: they do so when one is required, and don't notice an import. What is
 * imported later is the same, changed modules; Node's own ones have to be told.
 */
function changeModules(): void {
  const require = createRequire(import.meta.url);
  for (const name of ["http", "https", "graphql", "mysql2"]) require(name);
  syncBuiltinESMExports();
}

class BareSpans extends BatchSpanProcessor {
  constructor(
    exporter: OTLPTraceExporter,
    private readonly naming: Naming,
  ) {
    super(exporter);
  }

  override onEnd(span: ReadableSpan): void {
    if (isWanted(span)) super.onEnd(bareSpan(span, this.naming));
  }
}

/** The statements of background work are not: there is one every few moments, and each would be a trace of its own. */
const isWanted = ({ parentSpanContext, attributes }: ReadableSpan): boolean =>
  parentSpanContext !== undefined ||
  "http.request.method" in attributes ||
  "graphql.operation.type" in attributes;

/** Continues a caller's trace, and tells none to providers, which have no part in ours. */
class CallersOnly extends W3CTraceContextPropagator {
  override inject(): void {
    // Nothing.
  }
}

class Exporter extends OTLPTraceExporter {
  private isFailing = false;

  constructor(private readonly onFailure: (error: unknown) => void) {
    super();
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter["export"]>): void {
    super.export(spans, (result) => {
      const isFailure = result.code === ExportResultCode.FAILED;
      if (isFailure && !this.isFailing) this.onFailure(result.error);
      this.isFailing = isFailure;
      done(result);
    });
  }
}
