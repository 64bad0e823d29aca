import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import {
  placeIn,
  databaseSettings,
  dataSettings,
  EnvError,
  readEnv,
  readSettings,
  SECRET_NAMES,
  SETTING_NAMES,
} from "./env.js";
import { storeKeys } from "./integrations/storage/store-keys.js";

const hex = (bytes: number) => randomBytes(bytes).toString("hex");
const good = {
  SITE_MODE: "production",
  PUBLIC_BASE_URL: "https://jobs.example.com",
  DATABASE_URL: `mysql://app:${hex(12)}@db.internal:3306/staffboard`,
  SECRET_KEY: hex(32),
  S3_BUCKET: "resumes",
  MAIL_FROM: "Staffboard <no-reply@jobs.example.com>",
  STAFF_MAIL: "staff@jobs.example.com",
  STRIPE_SECRET_KEY: `sk_live_${hex(18)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${hex(18)}`,
};
type Change = Record<string, string | undefined>;
const complaint = (change: Change, source: Change = good): string => {
  try {
    readEnv({ ...source, ...change });
    return "";
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

describe("settings", () => {
  it("are read with their defaults", () => {
    expect(readEnv(good)).toMatchObject({ PORT: 4000, TRUST_PROXY_HOPS: 0, LOG_LEVEL: "info" });
  });

  it.each([
    ["127.0.0.1:9464", { host: "127.0.0.1", port: 9464 }],
    ["[::1]:9464", { host: "::1", port: 9464 }],
    ["", null],
  ])("reads where metrics are served: %p", (METRICS_LISTEN, place) => {
    expect(placeIn(readEnv({ ...good, METRICS_LISTEN }).METRICS_LISTEN)).toEqual(place);
  });

  it.each([
    ["SES_TOPIC_ARN", "ses-feedback"],
    ["SES_TOPIC_ARN", "arn:aws:sqs:us-east-1:123456789012:queue"],
    ["SES_TOPIC_ARN", "arn:aws:sns:us-east-1.evil.test:123456789012:topic"],
    ["SES_CONFIGURATION_SET", "two words"],
    ["SNS_ENDPOINT", "http://127.0.0.1:4025"],
    ["SNS_ENDPOINT", "https://sns.us-east-1.amazonaws.com"],
  ])("refuse %s=%s in production", (name, value) => {
    expect(complaint({ [name]: value })).toContain(`  ${name}: `);
  });

  it("allow a stand-in for SNS elsewhere, on this machine only", () => {
    const elsewhere = { ...good, SITE_MODE: "development" };
    expect(complaint({ SNS_ENDPOINT: "http://127.0.0.1:4025" }, elsewhere)).toBe("");
    expect(complaint({ SNS_ENDPOINT: "http://10.0.0.1:4025" }, elsewhere)).toContain(
      "SNS_ENDPOINT",
    );
    expect(complaint({ SNS_ENDPOINT: "http://127.0.0.1:1@evil.test" }, elsewhere)).not.toBe("");
  });

  it.each([
    ["PUBLIC_BASE_URL", "jobs.example.com"],
    ["PUBLIC_BASE_URL", "https://example.com/jobs"],
    ["PUBLIC_BASE_URL", "https://user@example.com"],
    ["PUBLIC_BASE_URL", "https://example.com/?from=mail"],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "www.example.com"],
    ["ALLOWED_ORIGINS", "null"],
    ["ALLOWED_ORIGINS", "https://www.example.com, https://www.example.com/app"],
  ])("refuse %s=%s, which is not an origin", (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^  ${name}: .* without a path`, "m"));
  });

  it("refuse a profile that is no address", () => {
    const profiles = complaint({ SITE_PROFILES: "https://www.example.com/firm, @firm" });
    expect(profiles).toMatch(/^ {2}SITE_PROFILES: Invalid URL/m);
  });

  it("have origins as browsers spell them", () => {
    const ALLOWED_ORIGINS = "https://www.Example.com/, http://localhost:3000";
    const PUBLIC_BASE_URL = "https://Jobs.example.com:443/";
    expect(readEnv({ ...good, ALLOWED_ORIGINS, PUBLIC_BASE_URL })).toMatchObject({
      ALLOWED_ORIGINS: ["https://www.example.com", "http://localhost:3000"],
      PUBLIC_BASE_URL: "https://jobs.example.com",
    });
  });

  it("refuses metrics and health without a host", () => {
    for (const name of ["METRICS_LISTEN", "HEALTH_LISTEN"])
      expect(() => readEnv({ ...good, [name]: "9464" })).toThrow(name);
  });

  it.each([
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "ftp://127.0.0.1:4318"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://"],
    ["OTEL_TRACES_SAMPLER", "sometimes"],
    ["OTEL_TRACES_SAMPLER_ARG", "5"],
    ["OTEL_TRACES_SAMPLER_ARG", "5%"],
  ])("refuse %s=%s for traces", (name, value) => {
    expect(complaint({ [name]: value })).toContain(`  ${name}: `);
  });

  it("take where traces go, and which", () => {
    const traces = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
      OTEL_TRACES_SAMPLER: "traceidratio",
    };
    expect(readEnv({ ...good, ...traces, OTEL_TRACES_SAMPLER_ARG: "0.05" })).toMatchObject({
      ...traces,
      OTEL_TRACES_SAMPLER_ARG: 0.05,
      OTEL_SERVICE_NAME: "staffboard",
    });
  });

  it("count as unset if empty", () => {
    const empty = { LOG_LEVEL: "", TRUST_PROXY_HOPS: " ", S3_ENDPOINT: "", SITE_EMAIL: "" };
    expect(readEnv({ ...good, ...empty })).toMatchObject({
      LOG_LEVEL: "info",
      TRUST_PROXY_HOPS: 0,
    });
    expect(complaint({ SECRET_KEY: "" })).toContain("SECRET_KEY: is not set");
  });

  it("are named in errors, without their values", () => {
    const words = complaint({ SECRET_KEY: "too-short-s3cret", STAFF_MAIL: "nobody" });
    expect(words).toMatch(/SECRET_KEY: needs at least 32 characters/);
    expect(words).toMatch(/STAFF_MAIL: /);
    expect(words).not.toContain("s3cret");
  });

  it("are required only by commands that use them", () => {
    const { DATABASE_URL, S3_BUCKET } = good;
    expect(readSettings(databaseSettings, { DATABASE_URL })).toEqual({ DATABASE_URL });
    expect(readSettings(dataSettings, { DATABASE_URL, S3_BUCKET })).toMatchObject({
      DATABASE_URL,
      S3_BUCKET,
      S3_REGION: "us-east-1",
    });
    expect(() => readSettings(dataSettings, { DATABASE_URL })).toThrow(/S3_BUCKET: is not set$/);
  });
});

describe("placeholders in production", () => {
  it.each([
    ["SECRET_KEY", "only-for-trying-on-this-machine-set-your-own"],
    ["SECRET_KEY", "change-me-change-me-change-me-change-me"],
    ["SECRET_KEY", "CHANGE_ME_TO_SOMETHING_LONG_AND_RANDOM"],
    ["SECRET_KEY", "a".repeat(64)],
    ["SECRET_KEY", "0123456789abcdef".repeat(4)],
    ["SECRET_KEY", "abcabcabcabcabcabcabcabcabcabcabcabc"],
    ["SECRET_KEY", "<paste 32 random characters in here>"],
    ["SECRET_KEY", "your-secret-key-goes-here-in-production"],
    ["STRIPE_SECRET_KEY", "sk_test_set_your_own"],
    ["STRIPE_SECRET_KEY", "sk_test_..."],
    ["STRIPE_WEBHOOK_SECRET", "whsec_set_your_own_secret"],
    ["STRIPE_WEBHOOK_SECRET", "whsec_xxxxxxxxxxxxxxxxxxxxxxxx"],
    ["STRIPE_WEBHOOK_SECRET", `${good.STRIPE_WEBHOOK_SECRET},whsec_replace_me_with_the_next`],
    ["DATABASE_URL", "mysql://app:staffboard-local@mysql:3306/staffboard"],
    ["DATABASE_URL", "mysql://user:password@host:3306/staffboard"],
    ["DATABASE_URL", "mysql://root:change%2Dme@host/staffboard"],
  ])("%s=%s is refused, with what to do", (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`${name}: .*placeholder.*your own`));
    expect(complaint({ [name]: value, SITE_MODE: undefined })).toContain(name);
    expect(complaint({ [name]: value, SITE_MODE: "development" })).toBe("");
  });

  it("are not found in random secrets", () => {
    for (let i = 0; i < 2_000; i++) {
      const SECRET_KEY = randomBytes(32).toString(i % 2 ? "hex" : "base64");
      const STRIPE_WEBHOOK_SECRET = `whsec_${randomBytes(24).toString("base64url")}`;
      const DATABASE_URL = `mysql://app:${randomBytes(12).toString("base64url")}@db/staffboard`;
      expect(complaint({ SECRET_KEY, STRIPE_WEBHOOK_SECRET, DATABASE_URL })).toBe("");
    }
  });

  it("are refused in a subset of the settings too", () => {
    const DATABASE_URL = "mysql://app:change-me@db/staffboard";
    expect(() => readSettings(databaseSettings, { DATABASE_URL })).toThrow(
      /DATABASE_URL: .*placeholder/,
    );
  });
});

describe("payments", () => {
  const STRIPE_SECRET_KEY = `sk_test_${hex(18)}`;

  it("are not taken with a test key in production, unless that is allowed", () => {
    const refusal = /STRIPE_SECRET_KEY: is a test key.*ALLOW_TEST_PAYMENTS=true/;
    expect(complaint({ STRIPE_SECRET_KEY })).toMatch(refusal);
    expect(complaint({ STRIPE_SECRET_KEY, ALLOW_TEST_PAYMENTS: "false" })).toMatch(refusal);
    expect(complaint({ STRIPE_SECRET_KEY, ALLOW_TEST_PAYMENTS: "true" })).toBe("");
    expect(complaint({ STRIPE_SECRET_KEY, SITE_MODE: "development" })).toBe("");
  });

  it("are by card and without tax unless set otherwise", () => {
    expect(readEnv(good)).toMatchObject({
      STRIPE_PAYMENT_METHODS: ["card"],
      STRIPE_AUTOMATIC_TAX: false,
      STRIPE_TAX_IDS: false,
    });
    const own = { STRIPE_PAYMENT_METHODS: "card, us_bank_account", STRIPE_AUTOMATIC_TAX: "true" };
    expect(readEnv({ ...good, ...own })).toMatchObject({
      STRIPE_PAYMENT_METHODS: ["card", "us_bank_account"],
      STRIPE_AUTOMATIC_TAX: true,
    });
  });

  it.each([
    ["STRIPE_PAYMENT_METHODS", "Card"],
    ["STRIPE_PAYMENT_METHODS", "card;link"],
    ["STRIPE_AUTOMATIC_TAX", "yes"],
    ["STRIPE_STATEMENT_DESCRIPTOR", "1234"],
    ["STRIPE_STATEMENT_DESCRIPTOR", "12345678"],
    ["STRIPE_STATEMENT_DESCRIPTOR", "STAFF*BOARD"],
    ["STRIPE_STATEMENT_DESCRIPTOR", "A NAME OF 23 CHARACTERS"],
  ])("refuse %s=%s", (name, value) => {
    expect(complaint({ [name]: value })).toContain(`${name}: `);
  });
});

describe("a replica", () => {
  const replica = { DATABASE_READ_URL: "mysql://app@replica.internal/staffboard" };

  it("is optional, and has the rules of the other database", () => {
    expect(readEnv(good).DATABASE_READ_URL).toBeUndefined();
    expect(complaint(replica)).toBe("");
    expect(complaint({ DATABASE_READ_URL: `${replica.DATABASE_READ_URL}?ssl=true` })).toBe("");
  });

  it.each([
    ["postgres://app@replica/staffboard", "must look like mysql://"],
    ["mysql://app@replica/staffboard?sslmode=require", "sslmode"],
    ["mysql://app:change-me@replica/staffboard", "placeholder"],
    ["mysql://reader@DB.internal/staffboard", "names the database of DATABASE_URL"],
    ["mysql://reader@db.internal:3306/staffboard?ssl=true", "names the database of DATABASE_URL"],
  ])("is not %s", (DATABASE_READ_URL, words) => {
    const found = complaint({ DATABASE_READ_URL });
    expect(found).toContain("DATABASE_READ_URL: ");
    expect(found).toContain(words);
  });
});

describe("combinations of settings", () => {
  const STAND_IN = { STRIPE_API_BASE: "http://127.0.0.1:4026" };
  const TEST_KEY = { STRIPE_SECRET_KEY: `sk_test_${hex(18)}`, ALLOW_TEST_PAYMENTS: "true" };

  it("never send a live key to anyone but Stripe", () => {
    const refusal = /STRIPE_API_BASE: a live key must only ever talk to Stripe/;
    for (const SITE_MODE of ["production", "development"]) {
      expect(complaint({ ...STAND_IN, SITE_MODE })).toMatch(refusal);
      expect(
        complaint({ ...STAND_IN, SITE_MODE, STRIPE_SECRET_KEY: `rk_live_${hex(18)}` }),
      ).toMatch(refusal);
    }
    expect(complaint({ ...STAND_IN, ...TEST_KEY })).toBe("");
  });

  it("have a secret for LinkedIn if they have its client id", () => {
    const LINKEDIN_CLIENT_ID = "86abc";
    expect(complaint({ LINKEDIN_CLIENT_ID })).toContain("LINKEDIN_CLIENT_SECRET: is not set");
    expect(complaint({ LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET: hex(8) })).toBe("");
  });

  it.each([
    ["http://jobs.example.com", "production", false],
    ["http://localhost.example.com", "production", false],
    ["http://jobs.example.com", "development", true],
    ["http://localhost:4000", "production", true],
    ["http://127.0.0.1", "production", true],
  ])("with %s in %s are fine: %p", (PUBLIC_BASE_URL, SITE_MODE, isFine) => {
    const words = complaint({ PUBLIC_BASE_URL, SITE_MODE });
    if (isFine) expect(words).toBe("");
    else expect(words).toContain("PUBLIC_BASE_URL: must be https in production");
  });
});

describe("TLS to the database", () => {
  const { DATABASE_URL } = good;
  const PEM = "-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----";

  it("accepts a certificate as text or as a file, and nothing else", () => {
    const { DATABASE_CA } = readSettings(databaseSettings, { DATABASE_URL, DATABASE_CA: PEM });
    expect(DATABASE_CA?.split("\n")).toHaveLength(3);
    for (const wrong of ["/nowhere/ca.pem", "package.json", "yes"])
      expect(complaint({ DATABASE_CA: wrong })).toContain("DATABASE_CA: must be a PEM certificate");
  });

  it.each([
    ["?ssl=false", {}],
    ["?ssl=1", {}],
    ['?ssl={"rejectUnauthorized":false}', {}],
    ["?ssl=false", { DATABASE_CA: PEM }],
    ["?sslmode=require", {}],
    ["?ssl-mode=REQUIRED", {}],
    ["?useSSL=true", {}],
    ["?tls=true", {}],
  ])("does not silently end in none: %s", (query, change) => {
    expect(complaint({ ...change, DATABASE_URL: DATABASE_URL + query })).toMatch(
      /DATABASE_URL: .*ssl=true or \?ssl=verify-ca|DATABASE_URL: its ssl= must be true or verify-ca/,
    );
  });
});

describe("secrets in files", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "secrets-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let serial = 0;
  const fileOf = (content: string): string => {
    const file = path.join(folder, `secret-${++serial}`);
    writeFileSync(file, content);
    return file;
  };
  const DATABASE_URL = "mysql://app@db.internal:3306/staffboard";
  /** Each secret's value in `all`, if it is one of the settings. */
  const all: Record<string, string> = {
    ...good,
    LINKEDIN_CLIENT_SECRET: hex(8),
    S3_ACCESS_KEY_ID: "AKIA1",
    S3_SECRET_ACCESS_KEY: hex(20),
  };
  const inFiles = SECRET_NAMES.filter((name) => name in all);

  it("are every setting that is a secret by its name", () => {
    const secret = /SECRET|PASSWORD|TOKEN$|PRIVATE/;
    expect(SECRET_NAMES).toEqual(
      expect.arrayContaining(SETTING_NAMES.filter((n) => secret.test(n))),
    );
  });

  it.each(inFiles)("%s is read without the line break at its end", (name) => {
    const value = all[name] ?? "";
    for (const end of ["", "\n", "\r\n", "\n\n"]) {
      const change = { [name]: undefined, [`${name}_FILE`]: fileOf(value + end) };
      expect(readEnv({ ...all, ...change })).toEqual(readEnv(all));
    }
  });

  it.each(inFiles)("%s_FILE that can't be used is the one fault, and says why", (name) => {
    const of = (file: string, value?: string) =>
      complaint({ [name]: value, [`${name}_FILE`]: file }, all)
        .split("\n")
        .slice(1);
    const missing = path.join(folder, "missing");
    expect(of(missing)).toEqual([`  ${name}_FILE: names ${missing}, which is not there`]);
    expect(of(folder)).toEqual([`  ${name}_FILE: names ${folder}, which is a folder`]);
    for (const nothing of ["", "\n", " \r\n"]) {
      const empty = fileOf(nothing);
      expect(of(empty)).toEqual([`  ${name}_FILE: names ${empty}, which is empty`]);
    }
    const several = fileOf(`${all[name]}\n${all[name]}\n`);
    expect(of(several)).toEqual([`  ${name}_FILE: names ${several}, which has more than one line`]);
    const other = fileOf("another one");
    expect(of(other, all[name])).toEqual([
      `  ${name}_FILE: ${name} is set, too: set only one of them`,
    ]);
  });

  it("are checked like those in the environment, and not told", () => {
    const weak = fileOf("change-me-change-me-change-me-change-me");
    const words = complaint({ SECRET_KEY: undefined, SECRET_KEY_FILE: weak });
    expect(words).toMatch(/SECRET_KEY: is a placeholder/);
    expect(words).not.toContain("change-me");
  });

  it("can't be other settings", () => {
    const file = fileOf("Staffboard <a@b.example>");
    expect(complaint({ MAIL_FROM: undefined, MAIL_FROM_FILE: file })).toContain(
      "  MAIL_FROM_FILE: only secrets are read from files: set MAIL_FROM itself",
    );
  });

  it("are not asked of commands that don't use them", () => {
    const source = { DATABASE_URL: good.DATABASE_URL, SECRET_KEY_FILE: "/missing" };
    expect(readSettings(databaseSettings, source)).toEqual({ DATABASE_URL: good.DATABASE_URL });
    const missing = { ...source, AWS_SECRET_ACCESS_KEY_FILE: "/missing" };
    expect(() => readSettings(databaseSettings, missing)).not.toThrow();
    expect(() => readSettings(dataSettings, { ...missing, S3_BUCKET: "resumes" })).toThrow(
      /AWS_SECRET_ACCESS_KEY_FILE: names \/missing, which is not there/,
    );
  });

  it("reach the AWS SDK, which reads its key in the environment", () => {
    const source: NodeJS.ProcessEnv = { ...good, AWS_SECRET_ACCESS_KEY_FILE: fileOf("key\n") };
    readEnv(source);
    expect(source.AWS_SECRET_ACCESS_KEY).toBe("key");
    // As when a command reads its settings twice.
    expect(() => readEnv(source)).not.toThrow();
  });

  it.each(["a1b2c3d4e5f6a7b8", "p@ss:w/rd?#%41 é", "%", "50%ab&=+;"])(
    "the database's password %p comes into its address",
    (password) => {
      const change = { DATABASE_URL, DATABASE_PASSWORD_FILE: fileOf(`${password}\n`) };
      const { DATABASE_URL: whole } = readSettings(databaseSettings, change);
      const url = new URL(whole);
      expect(decodeURIComponent(url.password)).toBe(password);
      url.password = "";
      expect(url.href).toBe(DATABASE_URL);
    },
  );

  it("the database has one password only, and no placeholder", () => {
    const both = { DATABASE_PASSWORD_FILE: fileOf(hex(8)) };
    expect(complaint(both)).toContain(
      "  DATABASE_PASSWORD: DATABASE_URL has a password, too: set only one of them",
    );
    expect(complaint({ DATABASE_URL, DATABASE_PASSWORD: "change-me" })).toMatch(
      /DATABASE_URL: its password is a placeholder/,
    );
  });
});

describe("keys of the file store", () => {
  it("are a pair of their own, or none", () => {
    const S3_SECRET_ACCESS_KEY = hex(20);
    const own = readEnv({ ...good, S3_ACCESS_KEY_ID: "GK1", S3_SECRET_ACCESS_KEY });
    expect(storeKeys(own)).toEqual({ accessKeyId: "GK1", secretAccessKey: S3_SECRET_ACCESS_KEY });
    expect(storeKeys(readEnv(good))).toBeUndefined();
    expect(complaint({ S3_ACCESS_KEY_ID: "GK1" })).toContain("S3_SECRET_ACCESS_KEY: is not set");
    expect(complaint({ S3_SECRET_ACCESS_KEY })).toContain("S3_ACCESS_KEY_ID: is not set");
  });
});
