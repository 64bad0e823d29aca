import type { RequestHandler } from "express";

/** Nothing but built files lies below these. */
const FILE_FOLDERS = /^\/(?:assets|icons|feeds)\//;
/** ".js", ".woff2", ".webmanifest"; not ".html", which a person may have kept from an older site. */
const FILE_NAME = /\.(?!html?$)[a-z0-9]{1,12}$/i;

/**
 * A file that nothing answered: one short line, kept by nobody. A whole page would cost a rendering for every asset
 * of an older build and every scanner's guess, and a browser that asked for a script can do nothing with it.
 */
export const missingFiles: RequestHandler = (req, res, next) => {
  if (!FILE_FOLDERS.test(req.path) && !FILE_NAME.test(req.path)) return next();
  res.status(404).set("Cache-Control", "no-store").type("text/plain").end("Not found\n");
};
