import { readFile } from "node:fs/promises";
import path from "node:path";
import { Router } from "express";
import { z } from "zod";

const FILE = "manifest.webmanifest";
const manifest = z.looseObject({ name: z.string(), short_name: z.string() });

/**
 * `GET /manifest.webmanifest` (https://www.w3.org/TR/appmanifest/): the client's file with the site's own name, so that the
 * installed app has the same name as the pages. 404 if the client is not built.
 */
export function manifestRoute(filesFolder: string, name: string): Router {
  const router = Router();
  let made: Promise<string | null> | null = null;
  router.get(`/${FILE}`, async (_req, res, next) => {
    made ??= makeManifest(path.join(filesFolder, FILE), name);
    const text = await made;
    if (text === null) return next();
    res.set("Cache-Control", "public, max-age=3600").type("application/manifest+json").send(text);
  });
  return router;
}

async function makeManifest(file: string, name: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  return JSON.stringify({ ...manifest.parse(JSON.parse(text)), name, short_name: name });
}
