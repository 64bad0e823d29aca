import { Router, type Request, type RequestHandler } from "express";
import { showElsewhere } from "../../kit/http/shown-elsewhere.js";
import type { CompanyLogos } from "./company-logos.js";

/**
 * GET /uploads/{file}: a company's logo. The CSP keeps scripts from running when an SVG is opened
 * as a page.
 * @param gate runs before the file store is asked
 */
export function companyLogoRoutes(logos: CompanyLogos, gate: RequestHandler): Router {
  const router = Router();
  router.get("/uploads/:file", gate, async (req: Request<{ file: string }>, res) => {
    const { content, contentType } = await logos.get(req.params.file);
    showElsewhere(res);
    res.set({
      "Content-Type": contentType,
      "Cache-Control": "public, max-age=604800, stale-while-revalidate=86400",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    res.send(content);
  });
  return router;
}
