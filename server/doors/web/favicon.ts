import { readFile } from "node:fs/promises";
import path from "node:path";
import { Router } from "express";
import { showElsewhere } from "../../kit/http/shown-elsewhere.js";

/** The site's smallest icon: a PNG of 32 × 32 pixels. */
const ICON = "icons/favicon-32.png";
const PIXELS = 32;
const HEADER_BYTES = 22;

/**
 * `GET /favicon.ico`, for feed readers, chats, and crawlers that ask for no other icon: the site's own, in a file of the kind that they
 * expect. 404 if the client is not built.
 */
export function faviconRoute(filesFolder: string): Router {
  const router = Router();
  let made: Promise<Buffer | null> | null = null;
  router.get("/favicon.ico", async (_req, res, next) => {
    made ??= readFile(path.join(filesFolder, ICON)).then(asIco, () => null);
    const ico = await made;
    if (ico === null) return next();
    showElsewhere(res);
    res.set("Cache-Control", "public, max-age=3600").type("image/x-icon").send(ico);
  });
  return router;
}

/** An ICO file of one picture, which may be a PNG as it is. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  // Kind of file: an icon. Number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(PIXELS, 6);
  header.writeUInt8(PIXELS, 7);
  // Color planes, bits of a pixel, length, and where the picture starts.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
