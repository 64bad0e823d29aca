import { readFileSync } from "node:fs";
import { MODULE_LIST } from "../dev/build/module-list.js";

/** A pattern for the address of the script that has a source file. */
export function scriptOf(source: string): string {
  const list = readFileSync(`dist/client/${MODULE_LIST}`, "utf8");
  const modulesOf = JSON.parse(list) as Record<string, string[]>;
  const script = Object.keys(modulesOf).find((name) => modulesOf[name]?.includes(source));
  if (script === undefined) throw new Error(`No script has ${source}.`);
  return `**/${script}`;
}
