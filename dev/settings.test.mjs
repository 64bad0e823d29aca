import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { loadSecrets } from "./secrets.mjs";
import { missingParts, productEnvironment, readSettings } from "./settings.mjs";

const ports = { site: 4000, mail: 4025, stripe: 4026, identity: 4027, s3: 4028 };
const secrets = {
  secretKey: "k".repeat(64),
  stripeSecretKey: "sk_test_x",
  stripeWebhookSecret: "whsec_x",
  linkedinClientSecret: "linkedin",
  awsAccessKeyId: "id",
  awsSecretAccessKey: "secret",
};
const databaseUrl = "mysql://app:x@127.0.0.1:3307/staffboard";
const environmentFor = (settings) => productEnvironment({ settings, secrets, ports, databaseUrl });

const inFolder = (work) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "settings-"));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test("without settings, everything is local", () => {
  const env = environmentFor({});
  assert.equal(env.DATABASE_URL, databaseUrl);
  assert.equal(env.PUBLIC_BASE_URL, "http://localhost:4000");
  assert.equal(env.S3_ENDPOINT, "http://127.0.0.1:4028");
  assert.equal(env.SES_ENDPOINT, "http://127.0.0.1:4025");
  assert.equal(env.SNS_ENDPOINT, "http://127.0.0.1:4025");
  assert.equal(env.STRIPE_API_BASE, "http://127.0.0.1:4026");
  assert.equal(env.GOOGLE_AUTHORIZE_URL, "http://127.0.0.1:4027/choose");
  assert.equal(env.LINKEDIN_AUTHORIZE_URL, "http://127.0.0.1:4027/linkedin/choose");
});

test("a configured service is used, without a local stand-in", () => {
  const settings = {
    DATABASE_URL: "mysql://own/db",
    STRIPE_SECRET_KEY: "sk_test_own",
    GOOGLE_CLIENT_ID: "own",
    SITE_NAME: "Acme",
  };
  const env = environmentFor(settings);
  assert.equal(env.DATABASE_URL, "mysql://own/db");
  assert.equal(env.STRIPE_API_BASE, undefined);
  assert.equal(env.GOOGLE_ISSUER, undefined);
  assert.equal(env.LINKEDIN_ISSUER, undefined);
  assert.equal(env.SITE_NAME, "Acme");
  assert.deepEqual(missingParts(settings), {
    database: false,
    s3: true,
    mail: true,
    stripe: false,
    identity: false,
  });
});

test("a real file store with a local mailbox requires explicit AWS keys", () => {
  assert.throws(() => missingParts({ S3_BUCKET: "b" }), /AWS_ACCESS_KEY_ID/);
  const keys = { AWS_ACCESS_KEY_ID: "mine", AWS_SECRET_ACCESS_KEY: "mine too" };
  assert.equal(environmentFor({ S3_BUCKET: "b", ...keys }).AWS_ACCESS_KEY_ID, "mine");
  const real = { S3_BUCKET: "b", SES_REGION: "eu-west-1" };
  assert.equal(environmentFor(real).AWS_ACCESS_KEY_ID, undefined);
});

test("the shell overrides .env, and empty values count as unset", () => {
  inFolder((folder) => {
    writeFileSync(path.join(folder, ".env"), "PORT=5000\nSITE_NAME='From file'\nDATABASE_URL=\n");
    const settings = readSettings(folder, { PORT: "6000", STRIPE_SECRET_KEY: " " });
    assert.deepEqual(settings, { PORT: "6000", SITE_NAME: "From file" });
  });
});

test("secrets are created once and readable only by their owner", () => {
  inFolder((folder) => {
    const first = loadSecrets(folder);
    assert.deepEqual(loadSecrets(folder), first);
    assert.ok(first.secretKey.length >= 32);
    assert.equal(statSync(path.join(folder, "dev.json")).mode & 0o777, 0o600);
  });
});
