/** What the chosen server tests need besides themselves: most need less than a whole build. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { reachedSources } from "./reached-sources.mjs";

/** As in jest.config.ts. */
const FOLDERS = ["server", "dev", "bench"];
const TEST = /\.test\.ts$/;
/** Whoever reads these uses the database, the S3 store and the like. */
const SERVICES = /\bTEST_(?:DATABASE_URL|SERVICES)\b/;
const BUILT = /\bdist\/node\/([\w./-]+)\.js\b/g;
/** Runs the services. */
const SERVICES_PROGRAM = "dev/services/main.ts";

/**
 * @param {string} root
 * @param {(file: string) => boolean} isChosen gets the path of a test
 * @returns {string[]} names of the tests that were chosen
 */
export function serverTests(root, isChosen) {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
      path.posix.join(folder, name.split(path.sep).join("/")),
    ),
  );
  return names.filter((name) => TEST.test(name) && isChosen(path.join(root, name)));
}

/**
 * @param {string} root
 * @param {string[]} tests
 * @returns {{ services: boolean, programs: string[] }} whether they use the services, and the sources of the built programs they run
 */
export function needsOf(root, tests) {
  const texts = [...reachedSources(root, tests).values()];
  const services = texts.some((text) => SERVICES.test(text));
  const built = texts.flatMap((text) => [...text.matchAll(BUILT)].map(([, name]) => `${name}.ts`));
  return { services, programs: [...new Set([...(services ? [SERVICES_PROGRAM] : []), ...built])] };
}
