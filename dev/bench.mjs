/**
 * `npm run bench`: the benchmarks against a site of their own, run as in production.
 * `-- jobs`, `-- crowd`, `-- search`, `-- sign-in`, `-- desk`, `-- billing`, `-- load`, `-- attack`, `-- pages` or `-- weight` runs one of them,
 * `--runs 3` measures each page three times, `--page /jobs` only that page, `--jobs 500000` searches that many jobs,
 * `--addresses 50000` asks for that many pages, `--save` stores the weights as the new base. `-- loop` measures `npm run dev`
 * (with `--edit resolver` only that edit), and `-- resumes` the reader of resumes; both run only when named, and
 * `--against FOLDER` compares with another checkout.
 */
import "./node-version.mjs";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const { ROOT } = await import("./child.mjs");
const { run } = await import("./processes.mjs");
const { runWithSite } = await import("./with-site.mjs");
const { ensureChromium } = await import("./chromium.mjs");

const NAMES = [
  "jobs",
  "crowd",
  "search",
  "sign-in",
  "desk",
  "billing",
  "load",
  "pages",
  "attack",
  "weight",
  "loop",
  "resumes",
];
/** As bench/loop.ts names them. */
const EDITS = ["component", "style", "text", "Markdown", "resolver", "server"];
const USAGE = `npm run bench [-- NAME…] [options]

Measures a site of its own, run as in production: every benchmark, or only those named.
  ${NAMES.join(", ")}

  --runs N        pages, resumes: measure each N times (1)
  --page PATH     pages: measure only this one; may be repeated
  --edit NAME     loop: make only this edit (${EDITS.join(", ")}); may be repeated
  --jobs N        search N jobs (20000)
  --addresses N   ask for N pages (2000)
  --save          store the weights as the new base
  --against PATH  load, loop, resumes: compare in turn with this checkout, which has its packages installed
                  (load: and is built)
  --help          print this`;
const WITH_VALUE = ["--runs", "--page", "--edit", "--jobs", "--addresses", "--against"];
const OPTIONS = [...WITH_VALUE, "--save"];
// Options may be written as `--runs=3`, too.
const args = process.argv
  .slice(2)
  .flatMap((arg) => (arg.startsWith("--") ? arg.split("=") : [arg]));
if (args.includes("--help") || args.includes("-h")) {
  console.log(USAGE);
  process.exit(0);
}
const strange = args.find((arg) => arg.startsWith("-") && !OPTIONS.includes(arg));
if (strange !== undefined) {
  console.error(`There is no option "${strange}": see npm run bench -- --help.`);
  process.exit(1);
}
const isValue = (index) => WITH_VALUE.includes(args[index - 1]);
const named = args.filter((arg, index) => !arg.startsWith("-") && !isValue(index));
const unknown = named.find((name) => !NAMES.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": ${NAMES.join(", ")}.`);
  process.exit(1);
}
const edits = args.filter((_, index) => args[index - 1] === "--edit");
const unknownEdit = edits.find((name) => !EDITS.includes(name));
if (unknownEdit !== undefined) {
  console.error(`There is no edit "${unknownEdit}": ${EDITS.join(", ")}.`);
  process.exit(1);
}
if (named.includes("loop")) {
  const { benchLoop } = await import("./bench-loop.mjs");
  await benchLoop({ edits, against: args[args.indexOf("--against") + 1 || args.length] });
}
if (named.includes("resumes")) {
  const { benchResumes } = await import("./bench-resumes.mjs");
  process.exit(await benchResumes(args));
}
const wants = (name) => named.length === 0 || named.includes(name);
if (wants("pages")) await prepareLighthouse();
const chromium = wants("pages") || wants("weight") ? await ensureChromium(console.log) : undefined;

// Where the site writes how much of its heap is in use, when a benchmark asks for it.
const reports = mkdtempSync(path.join(os.tmpdir(), "staffboard-heap-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const heapReport = path.join(reports, "heap");

await runWithSite({
  program: ["dist/node/bench/main.js"],
  args,
  // Most benchmarks act as many visitors, each with its own X-Forwarded-For address.
  overrides: {
    SITE_MODE: "production",
    LOG_LEVEL: "error",
    TRUST_PROXY_HOPS: "1",
    HEAP_REPORT: heapReport,
    NODE_OPTIONS: `--import=${new URL("./heap-report.mjs", import.meta.url).href}`,
  },
  describe: async ({ urls }, { pid }) => ({
    BENCH_URL: urls.site,
    BENCH_INBOX: urls.mail,
    BENCH_PID: String(pid),
    HEAP_REPORT: heapReport,
    NODE_OPTIONS: undefined,
    CHROMIUM: chromium,
  }),
});

/** Installs Lighthouse if it is missing. */
async function prepareLighthouse() {
  const folder = path.join(ROOT, "bench/lighthouse");
  const { version } = lock(path.join(folder, "package-lock.json"));
  if (lock(path.join(folder, "node_modules/.package-lock.json")).version !== version) {
    console.log(`  installing Lighthouse ${version} in bench/lighthouse (185 MB, once)`);
    const answer = await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
    if (!answer.ok) {
      console.error(`npm ci failed in bench/lighthouse:\n${answer.stdout}\n${answer.stderr}`);
      process.exit(1);
    }
  }
}

function lock(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages["node_modules/lighthouse"] ?? {};
  } catch {
    return {};
  }
}
