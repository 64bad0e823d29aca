import { z } from "zod";

/** Settings for traces, by OpenTelemetry's names. */
export const tracingSettings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:\/\//.test(value),
      "must be the address of a collector, such as http://127.0.0.1:4318",
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("staffboard"),
  /** The library reads these two in the environment by itself; with a wrong value, it would trace everything. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      "always_on",
      "always_off",
      "traceidratio",
      "parentbased_always_on",
      "parentbased_always_off",
      "parentbased_traceidratio",
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
});
