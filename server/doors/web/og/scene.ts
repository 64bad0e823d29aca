import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * @param filesFolder folder with scenes.svg, where each drawing is a symbol
 * @returns the drawing as an image of its own; null if there is none of that name
 */
export async function readScene(filesFolder: string, name: string): Promise<string | null> {
  const scenes = await readFile(path.join(filesFolder, "scenes.svg"), "utf8");
  const start = scenes.indexOf(`<symbol id="${name}"`);
  if (start === -1) return null;
  const symbol = scenes.slice(start, scenes.indexOf("</symbol>", start));
  return `${symbol.replace("<symbol", '<svg xmlns="http://www.w3.org/2000/svg"')}</svg>`;
}
