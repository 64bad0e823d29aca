/**
 * `npm run e2e`: the browser tests on a site of their own. Arguments go to jest (a file, `-t name`).
 */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");

const chromium = ensureChromium(console.log);
// Its failure is reported where it is awaited, below.
chromium.catch(() => {});

await runWithSite({
  program: ["node_modules/jest/bin/jest.js", "--selectProjects", "e2e", "-i"],
  describe: async ({ urls }) => ({
    CHROMIUM: await chromium,
    SITE_URL: urls.site,
    MAIL_URL: urls.mail,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  }),
});
