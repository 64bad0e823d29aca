/**
 * `npm run faults -- cache`: nginx and Varnish in front of a site, on this machine only: what they keep, and for whom.
 */
import { findProgram, withSystem } from "./system-programs.mjs";
import { runWithSite } from "./with-site.mjs";

/** Each program and the package of Debian that has it. */
const NEEDED = { nginx: "nginx-light", varnishd: "varnish" };

/** Ends the process: with 2 if a program is missing. */
export async function faultsCache() {
  const missing = Object.keys(NEEDED).filter((name) => !findProgram(name));
  if (missing.length > 0) {
    const packages = missing.map((name) => NEEDED[name]).join(" ");
    console.error(`This needs ${missing.join(" and ")}: sudo apt-get install ${packages}`);
    process.exit(2);
  }
  await runWithSite({
    program: ["dist/node/bench/faults/caches/main.js"],
    overrides: { SITE_MODE: "production", LOG_LEVEL: "error", TRUST_PROXY_HOPS: "1" },
    durable: false,
    describe: async ({ urls }) => ({
      FAULTS_URL: urls.site,
      FAULTS_INBOX: urls.mail,
      PATH: withSystem(process.env.PATH),
    }),
  });
}
