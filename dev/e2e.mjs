/**
 * `npm run e2e`: runs the browser tests against a temporary site. Arguments go to jest (a file, `-t name`).
 * `npm run e2e -- --gallery` only takes screenshots: of each page in e2e/output/gallery, of those behind a login in
 * e2e/output/signed-in, of those of the desk in e2e/output/desk, of each mail in e2e/output/mails.
 */
import "./node-version.mjs";

const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");

const chromium = ensureChromium(console.log);
// Avoids an unhandled rejection; the failure is reported at the `await` below.
chromium.catch(() => {});

const given = process.argv.slice(2);
const gallery = given.includes("--gallery");
const args = gallery
  ? [
      ...given.filter((arg) => arg !== "--gallery"),
      "e2e/every-route",
      "e2e/signed-in",
      "e2e/desk-pages",
      "e2e/mails",
    ]
  : given;

await runWithSite({
  program: ["dev/run-jest.mjs", "--selectProjects", "e2e", "-i"],
  args,
  durable: false,
  describe: async ({ urls }) => ({
    CHROMIUM: await chromium,
    SITE_URL: urls.site,
    MAIL_URL: urls.mail,
    E2E_GALLERY: gallery ? "1" : undefined,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  }),
});
