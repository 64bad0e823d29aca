/**
 * `npm run e2e`: the browser tests on a site of their own. Arguments go to jest (a file, `-t name`).
 * `npm run e2e -- --gallery` only walks over the pages and keeps a picture of each: e2e/output/gallery.
 */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");

const chromium = ensureChromium(console.log);
// Its failure is reported where it is awaited, below.
chromium.catch(() => {});

const given = process.argv.slice(2);
const gallery = given.includes("--gallery");
const args = gallery ? [...given.filter((arg) => arg !== "--gallery"), "every-route"] : given;

await runWithSite({
  program: ["node_modules/jest/bin/jest.js", "--selectProjects", "e2e", "-i"],
  args,
  describe: async ({ urls }) => ({
    CHROMIUM: await chromium,
    SITE_URL: urls.site,
    MAIL_URL: urls.mail,
    E2E_GALLERY: gallery ? "1" : undefined,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  }),
});
