import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";

const SHEET = ".module.css";
/** What a sheet gives a name: a class or an animation. */
const NAMED = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;
/** The first one: the names of global classes are in small letters, and a name that starts with a digit would need an escape. */
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LETTERS = `${CAPITALS}${CAPITALS.toLowerCase()}`;
const SHORTEST = 2;

/**
 * Short names for the classes of CSS modules, such as "Xq3": they are in each page, its styles, and its scripts. Both builds of the
 * client make the same ones, since a name depends only on the sheet's path and the class's place in it.
 * @param root folder of the client
 */
export function shortClassNames(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const prefixes = prefixesOf(files.filter((file) => file.endsWith(SHEET)).sort());
  return (name: string, file: string, css: string): string => {
    const [own = file, copy = ""] = file.split("?");
    const sheet = path.relative(root, own);
    const prefix = prefixes.get(sheet);
    const place = [...new Set([...css.matchAll(NAMED)].map(([, found]) => found))].indexOf(name);
    if (prefix === undefined || place < 0) throw new Error(`${sheet} has no class ${name}`);
    // The rules of a copy (own-copies.ts) come later than those of its twin, so they must not apply to the same elements.
    return prefix + place.toString(36) + (copy === "own" ? "-" : "");
  };
}

/** The start of each path's hash: as short as it can be without being another one's, so that it rarely changes. */
function prefixesOf(sheets: readonly string[]): Map<string, string> {
  const prefixes = new Map<string, string>();
  const taken = new Set<string>();
  for (const sheet of sheets) {
    const letters = lettersOf(sheet);
    let length = SHORTEST;
    while (taken.has(letters.slice(0, length))) length += 1;
    taken.add(letters.slice(0, length));
    prefixes.set(sheet, letters.slice(0, length));
  }
  return prefixes;
}

function lettersOf(text: string): string {
  const bytes = [...createHash("sha256").update(text).digest()];
  const letter = (byte: number, place: number) => {
    const letters = place === 0 ? CAPITALS : LETTERS;
    return letters[byte % letters.length];
  };
  return bytes.map(letter).join("");
}
