/** `npm run e2e`: the browser tests against a site of their own. Arguments go to the test program. */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");

await runWithSite({
  program: "dist/node/e2e/main.js",
  describe: async ({ urls }) => ({
    CHROMIUM_PATH: await ensureChromium(console.log),
    E2E_SITE_URL: urls.site,
    E2E_MAIL_URL: urls.mail,
    E2E_STRIPE_URL: urls.stripe,
    E2E_IDENTITY_URL: urls.identity,
    E2E_S3_URL: urls.s3,
  }),
});
