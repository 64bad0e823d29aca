/**
 * `npm run e2e`: runs the browser tests against temporary sites, one for each worker. Arguments go to jest (a file, `-t name`).
 * With TEST_SCOPE=quick, only those of dev/suite.mjs, which then do less.
 * `npm run e2e -- --gallery` only takes screenshots: of each page in e2e/output/gallery, of those behind a login in
 * e2e/output/signed-in, of those of the desk in e2e/output/desk, of each mail in e2e/output/mails.
 */
import "./node-version.mjs";
import { availableParallelism } from "node:os";

const { usableMemory } = await import("./machine.mjs");
const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");
const { QUICK_BROWSER_TESTS } = await import("./suite.mjs");

const GALLERY_TESTS = ["e2e/every-route", "e2e/signed-in", "e2e/desk-pages", "e2e/mails"];
/** In bytes: a worker with its browser, site, and services takes up to 2 GB. */
const MEMORY_FOR_TWO = 6 * 2 ** 30;

const chromium = ensureChromium(console.log, { shell: true });
// Avoids an unhandled rejection; the failure is reported at the `await` below.
chromium.catch(() => {});

const given = process.argv.slice(2);
const isQuick = process.env.TEST_SCOPE === "quick";
const gallery = given.includes("--gallery");
const files = given.filter((arg) => /^e2e\/|\.e2e\.ts$/.test(arg));
const chosen = gallery ? GALLERY_TESTS : isQuick && files.length === 0 ? QUICK_BROWSER_TESTS : [];
const args = [...given.filter((arg) => arg !== "--gallery"), ...chosen];
const workers = workersFor(files.length + chosen.length);

await runWithSite({
  program: [
    ...["dev/run-jest.mjs", "--selectProjects", "e2e", "-w", String(workers)],
    ...["--testSequencer", "./e2e/longest-first.mjs"],
  ],
  args,
  durable: false,
  sites: workers,
  describe: async (first, _site, others) => ({
    ...variablesOf(first),
    // The environment of the tests gives each worker its own (e2e/browser-environment.mjs).
    OTHER_SITES: JSON.stringify(others.map((other) => ({ ...other.env, ...variablesOf(other) }))),
    CHROMIUM: await chromium,
    E2E_GALLERY: gallery ? "1" : undefined,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  }),
});

function variablesOf({ urls }) {
  return { SITE_URL: urls.site, MAIL_URL: urls.mail };
}

/** @param {number} fileCount 0 if no file is named */
function workersFor(fileCount) {
  const isSmall = usableMemory() < MEMORY_FOR_TWO || availableParallelism() < 2;
  return fileCount === 1 || isSmall || given.includes("-i") ? 1 : 2;
}
