import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { TOPIC_ARN } from "./integrations/sns/sns-addresses.js";
import { isPlaceholder } from "./core/placeholder.js";
import { fileVariable, readSecretFiles } from "./core/secret-files.js";
import { withPassword } from "./kit/db/address-password.js";
import { databaseTls } from "./kit/db/tls.js";
import { tracingSettings } from "./tracing-settings.js";

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

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

/** "https://jobs.example.com", as browsers spell it in `Origin`. A path would never match, so it is refused. */
const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:/.test(url.origin) && url.href === `${url.origin}/`) return url.origin;
  context.addIssue("must be an address without a path, such as https://jobs.example.com");
  return z.NEVER;
});

/** PEM text, or a file with it; a literal `\\n` in one-line text means a line break. */
const certificates = optionalText.transform((value, context) => {
  if (value === undefined) return undefined;
  const pem = value.includes("-----BEGIN") ? value.replaceAll("\\n", "\n") : readText(value);
  if (pem?.includes("-----BEGIN CERTIFICATE-----")) return pem;
  context.addIssue("must be a PEM certificate, or the path of a file that has one");
  return z.NEVER;
});

/** Nothing but a stand-in on the same machine. */
const LOOPBACK_ORIGIN = /^http:\/\/127\.0\.0\.1:\d{1,5}\/?$/;

/** The host, which may be an IPv6 address in brackets, and the port. */
const HOST_AND_PORT = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/;

const shape = z.object({
  SITE_MODE: z.enum(["development", "test", "production"]).default("production"),
  PORT: port.default(4000),
  LISTEN_HOST: optionalText,
  METRICS_LISTEN: optionalText.refine(
    (value) => value === undefined || HOST_AND_PORT.test(value),
    "must be host:port, such as 127.0.0.1:9464",
  ),
  HEALTH_LISTEN: optionalText.refine(
    (value) => value === undefined || HOST_AND_PORT.test(value),
    "must be host:port, such as 127.0.0.1:9465",
  ),
  ...tracingSettings.shape,
  PUBLIC_BASE_URL: origin,
  DATABASE_URL: z.string().startsWith("mysql://", "must look like mysql://user:password@host/name"),
  /** Becomes the password in DATABASE_URL. */
  DATABASE_PASSWORD: optionalText,
  DATABASE_CA: certificates,
  DATABASE_READ_URL: optionalText.refine(
    (url) => url === undefined || url.startsWith("mysql://"),
    "must look like mysql://user:password@host/name",
  ),
  SECRET_KEY: z.string().min(32, "needs at least 32 characters; try: openssl rand -hex 32"),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  SEARCH_DIR: z.string().default(path.join(tmpdir(), "staffboard-search")),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  S3_BUCKET: z.string().min(3),
  S3_REGION: z.string().default("us-east-1"),
  S3_ENDPOINT: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SES_REGION: z.string().default("us-east-1"),
  SES_ENDPOINT: optionalText,
  SES_CONFIGURATION_SET: optionalText.refine(
    (name) => name === undefined || /^[\w-]{1,64}$/.test(name),
    "must be the name of a configuration set: letters, digits, - and _, at most 64",
  ),
  SES_TOPIC_ARN: optionalText.refine(
    (arn) => arn === undefined || TOPIC_ARN.test(arn),
    "must look like arn:aws:sns:us-east-1:123456789012:name",
  ),
  SES_SEND_RATE: z.coerce.number().int().min(1).max(1000).default(7),
  SNS_ENDPOINT: optionalText.refine(
    (address) => address === undefined || LOOPBACK_ORIGIN.test(address),
    "must be an address on this machine, such as http://127.0.0.1:4025: whoever answers there can sign in the provider's name",
  ),
  MAIL_FROM: z.string().min(3),
  STAFF_MAIL: z.email(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, "must be a Stripe secret key"),
  STRIPE_WEBHOOK_SECRET: list.refine(
    (secrets) => secrets.length > 0 && secrets.every((s) => /^whsec_.{16,}$/.test(s)),
    "must be one or two whsec_… secrets, separated by a comma during rotation",
  ),
  STRIPE_API_BASE: optionalText,
  STRIPE_PAYMENT_METHODS: list
    .transform((methods) => (methods.length > 0 ? methods : ["card"]))
    .refine(
      (methods) => methods.every((method) => /^[a-z0-9_]{2,40}$/.test(method)),
      "must be Stripe's names of payment methods, separated by commas, e.g. card,us_bank_account",
    ),
  STRIPE_AUTOMATIC_TAX: flag,
  STRIPE_TAX_IDS: flag,
  STRIPE_STATEMENT_DESCRIPTOR: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])[^<>\\'"*\p{Cc}]{5,22}$/u,
      "must have 5 to 22 characters, a letter among them, and none of < > \\ ' \" *",
    )
    .default("STAFFBOARD"),
  ALLOW_TEST_PAYMENTS: flag,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_ISSUER: z.string().default("https://accounts.google.com"),
  GOOGLE_AUTHORIZE_URL: z.string().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_JWKS_URL: z.string().default("https://www.googleapis.com/oauth2/v3/certs"),
  LINKEDIN_CLIENT_ID: optionalText,
  LINKEDIN_CLIENT_SECRET: optionalText,
  LINKEDIN_ISSUER: z.string().default("https://www.linkedin.com/oauth"),
  LINKEDIN_AUTHORIZE_URL: z.string().default("https://www.linkedin.com/oauth/v2/authorization"),
  LINKEDIN_TOKEN_URL: z.string().default("https://www.linkedin.com/oauth/v2/accessToken"),
  LINKEDIN_JWKS_URL: z.string().default("https://www.linkedin.com/oauth/openid/jwks"),
  CLAMD_URL: optionalText,
  SITE_NAME: z.string().default("Staffboard"),
  SITE_PHONE: z.string().default("+1 (555) 010-4200"),
  SITE_CHAT_NUMBER: z
    .string()
    .regex(/^\d*$/, "digits only, with country code")
    .default("15550104200"),
  SITE_EMAIL: z.email().default("hello@staffboard.example"),
  SITE_ADDRESS: optionalText,
  SITE_PROFILES: list.pipe(z.array(z.httpUrl())),
});

/** The place that a setting such as METRICS_LISTEN names; null if it is not set. */
export function placeIn(text = "") {
  const [, host, port] = HOST_AND_PORT.exec(text) ?? [];
  return host === undefined ? null : { host, port: Number(port) };
}

/** Every setting of the product, by the name of its variable. */
export type Env = z.infer<typeof shape>;
export const SETTING_NAMES = Object.keys(shape.shape);

/** Settings for commands that only use the database. */
export const databaseSettings = shape.pick({ DATABASE_URL: true, DATABASE_CA: true });
/** Settings for commands that use the database and the file store. */
export const dataSettings = shape.pick({
  DATABASE_URL: true,
  DATABASE_CA: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ENDPOINT: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
});

/** Whether this is a site for visitors. */
export const modeSettings = shape.pick({ SITE_MODE: true });

/** Settings for the demo's sales; without them, it has none. */
export const tillSettings = shape
  .pick({ STRIPE_SECRET_KEY: true, STRIPE_API_BASE: true })
  .partial();

/** Settings for the command that sets up the account at Stripe. */
export const stripeSettings = shape.pick({
  PUBLIC_BASE_URL: true,
  STRIPE_SECRET_KEY: true,
  STRIPE_API_BASE: true,
  STRIPE_STATEMENT_DESCRIPTOR: true,
});

/** Settings for which a placeholder would be dangerous, since its text is public. */
const SECRETS = [
  "SECRET_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "LINKEDIN_CLIENT_SECRET",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Not a setting of ours: the AWS SDK reads it. */
const AWS_SECRET = "AWS_SECRET_ACCESS_KEY";

/** What may be in a file, named by the variable with `_FILE` behind its name. */
export const SECRET_NAMES: readonly string[] = [
  ...SECRETS,
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  AWS_SECRET,
];

/** Secrets that belong to another setting. */
const USED_BY: Readonly<Record<string, keyof Env>> = {
  DATABASE_PASSWORD: "DATABASE_URL",
  [AWS_SECRET]: "S3_BUCKET",
};

type Variables = Record<string, string | undefined>;
/** What is wrong, by the name of the variable. */
type Faults = Map<string, string>;
type Fault = (name: keyof Env, message: string) => void;

/** Errors in combinations of settings, among those requested. */
function crossCheck(env: Partial<Env>, isProduction: boolean, fault: Fault): void {
  if (env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY?.includes("_live_"))
    fault("STRIPE_API_BASE", "a live key must only ever talk to Stripe itself: unset it");
  if (env.LINKEDIN_CLIENT_ID && !env.LINKEDIN_CLIENT_SECRET)
    fault("LINKEDIN_CLIENT_SECRET", "is needed with LINKEDIN_CLIENT_ID");
  if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
    fault("S3_SECRET_ACCESS_KEY", "is needed with S3_ACCESS_KEY_ID");
  if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
    fault("S3_ACCESS_KEY_ID", "is needed with S3_SECRET_ACCESS_KEY");
  if (env.DATABASE_URL) checkDatabase("DATABASE_URL", env, isProduction, fault);
  if (env.DATABASE_READ_URL) {
    checkDatabase("DATABASE_READ_URL", env, isProduction, fault);
    if (placeOf(env.DATABASE_READ_URL) === placeOf(env.DATABASE_URL ?? ""))
      fault("DATABASE_READ_URL", "names the database of DATABASE_URL: name a replica, or unset it");
  }
  if (!isProduction) return;
  if (env.SNS_ENDPOINT)
    fault("SNS_ENDPOINT", "is for development only: in production, only SNS itself may sign");
  // Only the site takes payments: the commands have no such setting.
  if (env.ALLOW_TEST_PAYMENTS === false && env.STRIPE_SECRET_KEY?.includes("_test_"))
    fault(
      "STRIPE_SECRET_KEY",
      "is a test key, with which plans can be had without paying: set a live key, or ALLOW_TEST_PAYMENTS=true on a site for trying things out",
    );
  if (
    env.PUBLIC_BASE_URL &&
    !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.PUBLIC_BASE_URL)
  )
    fault("PUBLIC_BASE_URL", "must be https in production");
  for (const name of SECRETS)
    if ([env[name] ?? []].flat().some(isPlaceholder))
      fault(name, "is a placeholder from an example: set a secret of your own");
}

function checkDatabase(
  name: "DATABASE_URL" | "DATABASE_READ_URL",
  { [name]: url = "", DATABASE_CA: ca }: Partial<Env>,
  isProduction: boolean,
  fault: Fault,
) {
  try {
    databaseTls(url, ca);
    const password = decodeURIComponent(new URL(url).password);
    if (isProduction && password && isPlaceholder(password))
      fault(name, "its password is a placeholder from an example: set one of your own");
  } catch (error) {
    fault(name, error instanceof Error ? error.message : "can't be read");
  }
}

/** Host, port, and name of a database. */
function placeOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, port, pathname } = new URL(address);
  return `${hostname.toLowerCase()}:${port || 3306}${pathname}`;
}

/** sysexits.h EX_CONFIG: retrying is useless. */
export const EXIT_BAD_SETTINGS = 78;

/** Every fault in the settings, one line each; thrown by `readEnv` and `readSettings`. */
export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Validates a subset of the settings. Empty variables count as unset: Compose and copies of .env.example have many.
 * @param wanted `databaseSettings`, `dataSettings`, or the whole shape
 * @param source by default, the environment with `.env`; tests pass their own
 * @throws EnvError naming every missing or invalid variable (never their values).
 */
export function readSettings<Settings extends Partial<Env>>(
  wanted: z.ZodType<Settings> & { shape: object },
  source: NodeJS.ProcessEnv = environment(),
): Settings {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { set, faults } = withSecrets(Object.keys(wanted.shape), filled);
  // The AWS SDK reads its keys in the environment.
  if (set[AWS_SECRET] !== undefined) source[AWS_SECRET] = set[AWS_SECRET];
  const isProduction = (set.SITE_MODE ?? "production") === "production";
  const checked = wanted.superRefine((env, context) => {
    crossCheck(env, isProduction, (name, message) =>
      context.addIssue({ code: "custom", path: [name], message }),
    );
  });
  const parsed = checked.safeParse(set);
  if (parsed.success && faults.size === 0) return parsed.data;
  const found = (parsed.error?.issues ?? [])
    .map(({ path, message }) => ({ name: String(path[0] ?? ""), message }))
    // Without its file, a secret is not set.
    .filter(({ name }) => !faults.has(fileVariable(name)))
    .map(({ name, message }) => [name, name in set ? message : "is not set"]);
  const lines = [...faults, ...found].map(([name, message]) => `  ${name}: ${message}`);
  throw new EnvError(`Settings are not usable (see .env.example):\n${lines.join("\n")}`);
}

/**
 * The variables, with secrets from their files and the database's password in its addresses. Files of secrets that are not wanted
 * are not read: a command must not fail for one that it does not use.
 */
function withSecrets(wanted: string[], values: Variables): { set: Variables; faults: Faults } {
  const isUsed = (name: string) => wanted.includes(USED_BY[name] ?? name);
  const { secrets, faults } = readSecretFiles(values, SECRET_NAMES.filter(isUsed));
  for (const name of wanted)
    if (!SECRET_NAMES.includes(name) && values[fileVariable(name)] !== undefined)
      faults.set(fileVariable(name), `only secrets are read from files: set ${name} itself`);
  const set: Variables = { ...values, ...secrets };
  const { DATABASE_PASSWORD: password } = set;
  if (!isUsed("DATABASE_PASSWORD") || !password) return { set, faults };
  for (const name of ["DATABASE_URL", "DATABASE_READ_URL"]) {
    const address = set[name];
    if (!address || !URL.canParse(address)) continue;
    // A replica may have a user of its own.
    if (name === "DATABASE_READ_URL" && new URL(address).password !== "") continue;
    try {
      set[name] = withPassword(address, password);
    } catch (error) {
      faults.set("DATABASE_PASSWORD", error instanceof Error ? error.message : "can't be used");
    }
  }
  return { set, faults };
}

/** All settings, for the site. @throws EnvError like `readSettings` */
export const readEnv = (source?: NodeJS.ProcessEnv): Env => readSettings(shape, source);

/**
 * The environment, plus the variables in `.env` that it does not set; ENV_FILE selects another file, or none if empty. All
 * become environment variables of the process, because the AWS SDK reads its keys there.
 */
function environment(): NodeJS.ProcessEnv {
  const named = process.env.ENV_FILE;
  const file = named ?? ".env";
  if (named && !existsSync(named))
    throw new EnvError(`ENV_FILE names ${named}, which is not there.`);
  if (file && existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** For the database's own programs: they read times as UTC, and get none of the secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
  return { PATH, LD_LIBRARY_PATH, TMPDIR, TZ: "UTC", LC_ALL: "C" };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
