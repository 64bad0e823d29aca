import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const DRAWINGS = path.resolve("dev/seed/data/logos");
/** Pixels on each side, as of logos that people upload. */
const SIZE = 256;
/** Of a drawing of 96 pixels at 72 dots an inch: at least as many as the picture has. */
const DENSITY = 192;

/** A demo company's logo as PNG: mail programs show no SVG, and some no WebP. */
export async function drawLogo(slug: string): Promise<Buffer> {
  const drawing = await readFile(path.join(DRAWINGS, `${slug}.svg`));
  return sharp(drawing, { density: DENSITY }).resize(SIZE, SIZE).png({ palette: true }).toBuffer();
}
