import { pipeline } from "node:stream/promises";
import { Router } from "express";
import type { CompanyLogos } from "./company-logos.js";

/**
 * GET /uploads/{file}: a company's logo. The CSP keeps scripts from running when an SVG is opened
 * as a page.
 */
export function companyLogoRoutes(logos: CompanyLogos): Router {
  const router = Router();
  router.get("/uploads/:file", async (req, res) => {
    const { body, contentType, sizeBytes } = await logos.get(req.params.file);
    res.set({
      "Content-Type": contentType,
      "Content-Length": String(sizeBytes),
      "Cache-Control": "public, max-age=604800, stale-while-revalidate=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    await pipeline(body, res);
  });
  return router;
}
