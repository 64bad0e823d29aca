import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * @param filesFolder folder with scenes/, where each drawing is a file
 * @returns the drawing as an image; null if there is none of that name
 */
export const readScene = (filesFolder: string, name: string): Promise<string | null> =>
  readFile(path.join(filesFolder, `scenes/${name}.svg`), "utf8").catch(() => null);
