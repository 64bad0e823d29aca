/**
 * Runs Lighthouse (mobile, simulated slow 4G) on a page and prints its report as JSON:
 * `node measure.mjs ADDRESS CHROMIUM CATEGORIES SKIPPED`, the last two with commas. Only the browser runs at normal
 * priority, because a phone doesn't share its processor with the site or with Lighthouse.
 */
import os from "node:os";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [address, chromePath, categories, skipped] = process.argv.slice(2);
const list = (text = "") => text.split(",").filter(Boolean);

const chrome = await launch({
  chromePath,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});
try {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: list(categories),
    skipAudits: list(skipped),
    ignoreStatusCode: true,
  });
  process.stdout.write(JSON.stringify(lhr));
} finally {
  chrome.kill();
}
