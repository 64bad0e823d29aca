/**
 * `npm run e2e`: the browser tests on a site of their own. Arguments go to jest (a file, `-t name`).
 * The project must be built; `npm test` sees to that.
 */
import { spawn } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { raiseThrowawaySite } from "./throwaway-site.mjs";

const chromium = await ensureChromium();
const site = await raiseThrowawaySite();
try {
  const env = {
    ...process.env,
    CHROMIUM: chromium,
    SITE_URL: site.urls.site,
    MAIL_URL: site.urls.mail,
    DATABASE_URL: site.env.DATABASE_URL,
    S3_ENDPOINT: site.env.S3_ENDPOINT,
    S3_BUCKET: site.env.S3_BUCKET,
    AWS_ACCESS_KEY_ID: site.env.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY: site.env.AWS_SECRET_ACCESS_KEY,
    STRIPE_SECRET_KEY: site.env.STRIPE_SECRET_KEY,
    STRIPE_API_BASE: site.env.STRIPE_API_BASE,
    NODE_OPTIONS: "--experimental-vm-modules",
  };
  const args = [
    "node_modules/jest/bin/jest.js",
    "--selectProjects",
    "e2e",
    "-i",
    ...process.argv.slice(2),
  ];
  const tests = spawn(process.execPath, args, { stdio: "inherit", env });
  process.exitCode = await new Promise((resolve) =>
    tests.once("exit", (code) => resolve(code ?? 1)),
  );
} finally {
  await site.stop();
}
