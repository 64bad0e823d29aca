/**
 * Chromium for the browser tests: the installed one, or one from apt.
 */
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { hasCommand, run } from "./processes.mjs";

/** Chromium without its window: half the work for tests, which never see it. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC_APPS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * @param {{ shell?: boolean }} [options] `shell`: rather without a window
 * @returns {string | undefined} the path of a Chromium or Chrome; CHROMIUM_PATH takes precedence
 */
export function findChromium({ shell = false } = {}) {
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const folders = [...onPath, ...FOLDERS];
  const usual = (shell ? [SHELL, ...NAMES] : NAMES).flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const candidates = [process.env.CHROMIUM_PATH, ...usual, ...MAC_APPS];
  return candidates.find((file) => file && isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds Chromium, or installs it if that needs no password.
 *
 * @param {(line: string) => void} [log]
 * @param {{ shell?: boolean }} [options] see `findChromium`
 * @returns {Promise<string>} its path
 * @throws {Error} whose message says what to install
 */
export async function ensureChromium(log = () => {}, options = {}) {
  const found = findChromium(options);
  if (found) return found;
  const apt = await aptCommand();
  if (apt) {
    log("no Chromium found: installing it with apt-get (about 100 MB)");
    // Another process may be installing: wait for apt's lock.
    const patient = ["-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3"];
    const install = (name) =>
      apt(["install", "-y", "-qq", "--no-install-recommends", ...patient, name]);
    // Update the package lists only if the install fails: they may be missing or outdated. Older systems have no shell.
    const installAny = async () => (options.shell && (await install(SHELL))) || install("chromium");
    if (!(await installAny()) && (await apt(["update", "-qq"]))) await installAny();
  }
  const installed = findChromium(options);
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium;\n" +
      "macOS: brew install --cask chromium), or set CHROMIUM_PATH to it.",
  );
}

/** @returns {Promise<((args: string[]) => Promise<boolean>) | undefined>} undefined without permission to install */
async function aptCommand() {
  if (process.platform !== "linux" || !hasCommand("apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ran = async (command, args) => (await run(command, args, { env })).ok;
  if (process.getuid?.() === 0) return (args) => ran("apt-get", args);
  if (!hasCommand("sudo") || !(await ran("sudo", ["-n", "true"]))) return undefined;
  return (args) => ran("sudo", ["-n", "apt-get", ...args]);
}
