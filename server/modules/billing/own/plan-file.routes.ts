import { create as dispositionOf } from "content-disposition";
import { Router, type Response } from "express";
import type { AcceptedTermsService } from "./accepted-terms.service.js";
import type { OwnPlanService } from "./own-plan.service.js";
import { PLAN_FILES_PATH } from "./plan-file.paths.js";

const personal = (res: Response) =>
  res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });

/** {host}/account/plan-files/…: leads the buyer of a plan to its receipts, invoices, and terms. */
export function planFileRoutes(plans: OwnPlanService, terms: AcceptedTermsService): Router {
  const router = Router();
  router.get(`${PLAN_FILES_PATH}/invoices/:id/receipt`, async ({ context, params }, res) => {
    const address = await plans.invoiceFile(context.actor, params.id, "receipt");
    personal(res).redirect(302, address);
  });
  router.get(`${PLAN_FILES_PATH}/invoices/:id/invoice`, async ({ context, params }, res) => {
    const address = await plans.invoiceFile(context.actor, params.id, "invoice");
    personal(res).redirect(302, address);
  });
  router.get(`${PLAN_FILES_PATH}/terms/:id{/:acceptanceId}`, async ({ context, params }, res) => {
    const { id, acceptanceId } = params;
    const { name, bytes } = await terms.asPdf(context.actor, id, acceptanceId);
    personal(res).set("Content-Disposition", dispositionOf(name, { type: "inline" }));
    res.type("application/pdf").send(bytes);
  });
  return router;
}
