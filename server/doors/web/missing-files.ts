import type { RequestHandler } from "express";

/** These folders contain only built files. */
const FILE_FOLDERS = /^\/(?:assets|icons|feeds)\//;
/** ".js", ".woff2", ".webmanifest"; not ".html", which people may have bookmarked on an older site. */
const FILE_NAME = /\.(?!html?$)[a-z0-9]{1,12}$/i;

/**
 * Answers requests for missing files with one short, uncached line. A full 404 page would cost a rendering for every
 * asset of an older build and every scanner's guess, and is useless to a browser that requested a script.
 */
export const missingFiles: RequestHandler = (req, res, next) => {
  if (!FILE_FOLDERS.test(req.path) && !FILE_NAME.test(req.path)) return next();
  res.status(404).set("Cache-Control", "no-store").type("text/plain").end("Not found\n");
};
