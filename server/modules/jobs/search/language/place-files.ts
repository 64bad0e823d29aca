import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const SERVER = path.resolve(import.meta.dirname, "../../../..");
/** Of the built server; tests run the sources, which are beside the build. */
const FOLDERS = ["places", "../dist/node/server/places"].map((folder) => path.join(SERVER, folder));

/**
 * @param name of a generated table (dev/places/place-files.ts)
 * @returns its lines, without the head that says where they are from
 */
export function placeFile(name: string): string {
  const file = FOLDERS.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
  if (file === undefined)
    throw new Error(`dist/node/server/places/${name} is missing: run npm run codegen.`);
  const text = readFileSync(file, "utf8");
  return text.slice(text.indexOf("\n\n") + 2);
}
