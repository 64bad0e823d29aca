import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65535);
const optionalText = z
  .string()
  .optional()
  .transform((value) => (value?.trim() ? value.trim() : undefined));
const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const shape = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: port.default(4000),
  PUBLIC_BASE_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  DATABASE_URL: z.string().startsWith("mysql://", "must look like mysql://user:password@host/name"),
  SECRET_KEY: z.string().min(32, "needs at least 32 characters; try: openssl rand -hex 32"),
  ALLOWED_ORIGINS: list,
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  S3_BUCKET: z.string().min(3),
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: optionalText,
  SES_REGION: z.string().default("us-east-1"),
  SES_ENDPOINT: optionalText,
  MAIL_FROM: z.string().min(3),
  STAFF_MAIL: z.email(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, "must be a Stripe secret key"),
  STRIPE_WEBHOOK_SECRET: list.refine(
    (secrets) => secrets.length > 0 && secrets.every((s) => /^whsec_.{16,}$/.test(s)),
    "must be one or two whsec_… secrets, separated by a comma during rotation",
  ),
  STRIPE_API_BASE: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_ISSUER: z.string().default("https://accounts.google.com"),
  GOOGLE_AUTHORIZE_URL: z.string().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_JWKS_URL: z.string().default("https://www.googleapis.com/oauth2/v3/certs"),
  CLAMD_URL: optionalText,
  SITE_NAME: z.string().default("Staffboard"),
  SITE_PHONE: z.string().default("+1 (555) 010-4200"),
  SITE_CHAT_NUMBER: z
    .string()
    .regex(/^\d*$/, "digits only, with country code")
    .default("15550104200"),
  SITE_EMAIL: z.email().default("hello@staffboard.example"),
  SITE_ADDRESS: optionalText,
});

export type Env = z.infer<typeof shape>;

const crossChecks = shape.superRefine((env, context) => {
  const fault = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY.includes("_live_"))
    fault("STRIPE_API_BASE", "a live key must only ever talk to Stripe itself: unset it");
  if (env.NODE_ENV === "production" && !env.PUBLIC_BASE_URL.startsWith("https://"))
    if (!/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.PUBLIC_BASE_URL))
      fault("PUBLIC_BASE_URL", "must be https in production");
});

/** Every fault in the settings, one line each; thrown by `readEnv`. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Parses the settings; the only reader of `process.env` in the product.
 * @throws EnvError naming every missing or malformed variable (never their values).
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = crossChecks.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvError(`Settings are not usable (see .env.example):\n${lines.join("\n")}`);
}
