/**
 * The product's settings in development. Pure functions, except that `.env` is read.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** @typedef {Record<string, string | undefined>} Settings */

/** Ports of the development environment: the variable that sets each one, and its default. */
export const PORTS = {
  site: { variable: "PORT", preferred: 4000, label: "the site" },
  mail: { variable: "DEV_MAIL_PORT", preferred: 4025, label: "mail" },
  stripe: { variable: "DEV_STRIPE_PORT", preferred: 4026, label: "Stripe" },
  identity: { variable: "DEV_IDENTITY_PORT", preferred: 4027, label: "identity" },
  s3: { variable: "DEV_S3_PORT", preferred: 4028, label: "S3" },
};

const BUCKET = "staffboard-resumes";
const REGION = "us-east-1";

/**
 * @param {string} root the project's folder
 * @param {Settings} environment the shell's variables; they override the file
 * @returns {Settings} both, without empty values: a copy of .env.example has many
 */
export function readSettings(root, environment) {
  const file = path.join(root, ".env");
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return withoutEmpty({ ...fromFile, ...withoutEmpty(environment) });
}

const withoutEmpty = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value?.trim()));

/**
 * Which parts need a local stand-in because the settings do not configure them.
 *
 * @param {Settings} settings
 * @returns {{database: boolean, s3: boolean, mail: boolean, stripe: boolean, identity: boolean}}
 * @throws {Error} if only one of S3 and SES is real and the keys that both would use are not set
 */
export function missingParts(settings) {
  const missing = {
    database: !settings.DATABASE_URL,
    s3: !settings.S3_BUCKET && !settings.S3_ENDPOINT,
    mail: !settings.SES_REGION && !settings.SES_ENDPOINT,
    stripe: !settings.STRIPE_SECRET_KEY && !settings.STRIPE_API_BASE,
    identity: !settings.GOOGLE_CLIENT_ID && !settings.LINKEDIN_CLIENT_ID,
  };
  if (
    missing.s3 !== missing.mail &&
    !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY)
  ) {
    const [real, local] = missing.s3 ? ["SES", "S3"] : ["S3", "SES"];
    throw new Error(
      `${real} is configured and ${local} is not: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too: both use them.`,
    );
  }
  return missing;
}

/**
 * The product's whole environment: the settings, with local values for everything they leave open.
 *
 * @param {object} parts
 * @param {Settings} parts.settings
 * @param {import("./secrets.mjs").Secrets} parts.secrets
 * @param {Record<keyof typeof PORTS, number>} parts.ports
 * @param {string | undefined} parts.databaseUrl of the private database, if there is one
 * @returns {Settings}
 */
export function productEnvironment({ settings, secrets, ports, databaseUrl }) {
  const missing = missingParts(settings);
  const local = (port) => `http://127.0.0.1:${port}`;
  return {
    SITE_MODE: "development",
    PUBLIC_BASE_URL: `http://localhost:${ports.site}`,
    SECRET_KEY: secrets.secretKey,
    MAIL_FROM: "Staffboard <no-reply@staffboard.example>",
    STAFF_MAIL: "staff@staffboard.example",
    ...(missing.s3 || missing.mail
      ? {
          AWS_ACCESS_KEY_ID: secrets.awsAccessKeyId,
          AWS_SECRET_ACCESS_KEY: secrets.awsSecretAccessKey,
        }
      : {}),
    ...(missing.s3 ? { S3_BUCKET: BUCKET, S3_REGION: REGION, S3_ENDPOINT: local(ports.s3) } : {}),
    ...(missing.mail
      ? { SES_REGION: REGION, SES_ENDPOINT: local(ports.mail), ...localTopic(settings, ports) }
      : {}),
    ...(missing.stripe
      ? {
          ALLOW_TEST_PAYMENTS: "true",
          STRIPE_SECRET_KEY: secrets.stripeSecretKey,
          STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
          STRIPE_API_BASE: local(ports.stripe),
        }
      : {}),
    ...(missing.identity
      ? {
          GOOGLE_CLIENT_ID: "staffboard-development",
          GOOGLE_ISSUER: local(ports.identity),
          GOOGLE_AUTHORIZE_URL: `${local(ports.identity)}/choose`,
          GOOGLE_JWKS_URL: `${local(ports.identity)}/jwks`,
          LINKEDIN_CLIENT_ID: "staffboard-development",
          LINKEDIN_CLIENT_SECRET: secrets.linkedinClientSecret,
          LINKEDIN_ISSUER: `${local(ports.identity)}/linkedin`,
          LINKEDIN_AUTHORIZE_URL: `${local(ports.identity)}/linkedin/choose`,
          LINKEDIN_TOKEN_URL: `${local(ports.identity)}/linkedin/token`,
          LINKEDIN_JWKS_URL: `${local(ports.identity)}/linkedin/jwks`,
        }
      : {}),
    ...settings,
    ...(missing.database ? { DATABASE_URL: databaseUrl } : {}),
    PORT: String(ports.site),
  };
}

/** In production, the site refuses a stand-in that signs in the name of SNS. */
const localTopic = ({ SITE_MODE }, { mail }) =>
  SITE_MODE === "production"
    ? {}
    : {
        SES_CONFIGURATION_SET: "staffboard-local",
        SES_TOPIC_ARN: `arn:aws:sns:${REGION}:000000000000:staffboard-local`,
        SNS_ENDPOINT: `http://127.0.0.1:${mail}`,
      };
