import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Packages } from "./clusters.js";
import {
  coreTests,
  replicaTrial,
  writerKilled,
  type ClusterTrial,
  type Measured,
} from "./trials.js";

/**
 * `npm run faults -- cluster [--named pattern] [--packages folder]`: a primary with a replica, and a Galera cluster of three nodes, on
 * this machine only. It fails if a row of its table is not right.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { named: { type: "string", default: "" }, packages: { type: "string", default: "" } },
});

const TRIALS: Readonly<Record<string, ClusterTrial>> = {
  replica: replicaTrial,
  "writer killed": writerKilled,
  "tests on the writer": coreTests,
};
const PROVIDERS = ["usr/lib/galera/libgalera_smm.so", "usr/lib64/galera-4/libgalera_smm.so"];
const EXIT_MISSING = 2;
const WIDTHS = [22, 52, 10] as const;

const packages = findPackages();
if (packages === null) process.exit(EXIT_MISSING);

/** @returns null if something is missing, and says what to install */
function findPackages(): Packages | null {
  const folder = values.packages && path.resolve(values.packages);
  const provider = PROVIDERS.map((file) => path.join(folder || "/", file)).find(existsSync);
  const tools = [path.join(folder, "usr/bin"), ...(process.env["PATH"] ?? "").split(":")];
  const has = (name: string) => tools.some((place) => existsSync(path.join(place, name)));
  const missing = [
    ...(has("wsrep_sst_rsync") && (has("mariadbd") || existsSync("/usr/sbin/mariadbd"))
      ? []
      : ["mariadb-server"]),
    ...(provider ? [] : ["galera-4"]),
    ...(has("rsync") ? [] : ["rsync"]),
    ...(has("ss") ? [] : ["iproute2"]),
  ];
  if (provider && missing.length === 0) return { folder, provider };
  const names = missing.join(" ");
  console.error(`This needs Debian's packages ${names}: apt-get install ${names}
Without installing them: apt-get download ${names}, dpkg -x each of them into a folder, and --packages that-folder`);
  return null;
}

const line = (cells: readonly string[]): string =>
  cells.map((cell, place) => cell.padEnd(WIDTHS[place] ?? 0)).join("");
const isRight = ({ value, atLeast = -Infinity, atMost = Infinity }: Measured): boolean =>
  value !== null && value >= atLeast && value <= atMost;
const wanted = ({ atLeast, atMost }: Measured): string =>
  atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;

const named = new RegExp(values.named);
console.log(line(["trial", "what", "measured", "right"]));
let allRight = true;
for (const [name, run] of Object.entries(TRIALS)) {
  if (!named.test(name)) continue;
  for (const row of await run(process.env, packages)) {
    const value = row.value === null ? "never" : String(Math.round(row.value * 100) / 100);
    console.log(line([name, row.what, value, wanted(row)]));
    allRight &&= isRight(row);
  }
}
process.exit(allRight ? 0 : 1);
