import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { isOutOfRoom } from "../../core/out-of-room.js";

/** Largest picture that is opened, in pixels: four bytes each while it is being read. */
const MAX_PIXELS = 24_000_000;
/** A small PNG is a few kilobytes. */
const MAX_OUTPUT_BYTES = 512 * 1024;
const NODE_FLAGS = ["--max-old-space-size=64"];

/**
 * Runs in a process of its own. It reads only the formats named here, whatever the file calls itself, and leaves out
 * everything but the pixels: no metadata, no profiles.
 */
const SCRIPT = `
const [, sharpPath, size, maxPixels] = process.argv;
const sharp = require(sharpPath);
const loaders = ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: loaders });
sharp.concurrency(1);
sharp.cache(false);
const chunks = [];
process.stdin.on("data", (chunk) => chunks.push(chunk));
process.stdin.on("end", async () => {
  try {
    const options = { limitInputPixels: Number(maxPixels), failOn: "error", animated: true };
    const input = Buffer.concat(chunks);
    const { pages = 1 } = await sharp(input, options).metadata();
    if (pages > 1) throw new Error("animated");
    const side = { width: Number(size), height: Number(size), fit: "inside", withoutEnlargement: true };
    const picture = sharp(input, options).autoOrient().resize(side).png({ palette: true });
    process.stdout.end(await picture.toBuffer());
  } catch {
    process.exitCode = 1;
  }
});
`;

/** Makes small pictures of files that strangers may have made. */
export interface PictureMaker {
  /**
   * The picture as PNG, at most `size` pixels wide and high, and with at most 256 colors, which keeps it as small as other formats.
   * @returns null if the file is no PNG, JPEG or WebP picture, is animated, damaged, or too large
   * @throws if too many files are open to start the process
   */
  shrink(file: Buffer, size: number): Promise<Buffer | null>;
}

/**
 * Opens pictures with sharp, in a process that is killed when it takes too long: the native code that reads them may crash
 * or hang on a hostile file, and then only that process ends. One at a time, so that many of them cannot fill the memory.
 */
export class SharpPictureMaker implements PictureMaker {
  private last: Promise<unknown> = Promise.resolve();
  /** Found beforehand: with too many files open, it would seem to be missing. */
  private readonly sharpPath = createRequire(import.meta.url).resolve("sharp");

  /** @param longestMs after how many milliseconds the process is killed */
  constructor(private readonly longestMs: number) {}

  shrink(file: Buffer, size: number): Promise<Buffer | null> {
    const next = this.last.then(() => runScript(this.sharpPath, file, size, this.longestMs));
    this.last = next.catch(() => undefined);
    return next;
  }
}

function runScript(
  sharpPath: string,
  file: Buffer,
  size: number,
  timeout: number,
): Promise<Buffer | null> {
  const values = [sharpPath, String(size), String(MAX_PIXELS)];
  return new Promise((resolve, reject) => {
    // Without our environment, which holds secrets.
    const child = spawn(process.execPath, [...NODE_FLAGS, "--eval", SCRIPT, ...values], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout,
      killSignal: "SIGKILL",
    });
    // First: an error that no one listens for would end our own process.
    child.once("error", (error) => (isOutOfRoom(error) ? reject(error) : resolve(null)));
    // It wasn't started, and has no streams.
    if (child.pid === undefined) return;
    const chunks: Buffer[] = [];
    let received = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_OUTPUT_BYTES) child.kill("SIGKILL");
      else chunks.push(chunk);
    });
    child.once("close", (code) =>
      resolve(code === 0 && received > 0 ? Buffer.concat(chunks) : null),
    );
    // The process may end before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.end(file);
  });
}
