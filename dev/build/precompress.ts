import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** In bytes. Smaller assets gain too little to be worth a second file. */
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Vite plugin: writes `.br` and `.gz` next to every text asset of the client build, so that the server sends the
 * smallest one without compressing at request time.
 * @param folder of the output to which this build writes; by default all of it
 */
export function precompress(folder = ""): Plugin {
  let outDir = "";
  return {
    name: "staffboard:precompress",
    apply: "build",
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir, folder);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true });
      const files = entries.filter((entry) => COMPRESSIBLE.test(entry) && !entry.startsWith("."));
      for (const file of files) await compressFile(path.join(outDir, file));
    },
  };
}
