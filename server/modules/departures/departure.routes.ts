import { Router } from "express";
import type { DataExportService } from "./data-export.service.js";
import { EXPORTS_PATH } from "./departure.paths.js";

/** {host}/account/exports/{id}: leads the owner to the file. */
export function dataExportRoutes(exports: DataExportService): Router {
  const router = Router();
  router.get(`${EXPORTS_PATH}/:id`, async ({ context: { actor, client }, params }, res) => {
    const address = await exports.getLink(actor, params.id, client);
    res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
    res.redirect(302, address);
  });
  return router;
}
