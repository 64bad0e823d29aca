import { Renderer } from "@takumi-rs/core";
import { LRUCache } from "lru-cache";
import { DEFAULT_FAMILY, loadFonts } from "./fonts.js";
import type { Picture } from "./picture-parts.js";
import { PICTURE_STYLE } from "./picture-style.js";

/** About 12 MB: a picture has 20 to 30 kB. */
const MAX_PICTURES = 500;

const OPTIONS = {
  width: 1200,
  height: 630,
  css: [PICTURE_STYLE],
  fontFamilies: [DEFAULT_FAMILY],
};

/**
 * Turns pictures into PNG files and keeps the most recent ones. A picture's key is all it shows, so a kept file is never
 * outdated. Takumi draws on libuv's threads (docs/decisions/0020): one picture at a time leaves the others to files,
 * compression and name lookups.
 */
export class PicturePrinter {
  private readonly renderer = new Renderer();
  private readonly kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });
  private fonts: Promise<unknown> | null = null;
  /** Settles when the picture before the next one is drawn; never rejects. */
  private last: Promise<unknown> = Promise.resolve();

  print(picture: Picture): Promise<Buffer> {
    const key = JSON.stringify(picture);
    const known = this.kept.get(key);
    if (known) return known;
    const png = this.last.then(() => this.draw(picture));
    this.kept.set(key, png);
    this.last = png.catch(() => this.kept.delete(key));
    return png;
  }

  private async draw(picture: Picture): Promise<Buffer> {
    this.fonts ??= this.registerFonts();
    await this.fonts;
    return this.renderer.render(picture, OPTIONS);
  }

  private async registerFonts(): Promise<void> {
    for (const font of await loadFonts()) await this.renderer.registerFont(font);
  }
}
