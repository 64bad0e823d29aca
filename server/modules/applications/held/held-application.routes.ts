import { Router } from "express";
import { requireUser } from "../../../core/actor.js";
import { readApplicationForm } from "../application.routes.js";
import type { HeldApplicationService } from "./held-application.service.js";

/** /api/apply-jobs/held…: applications that may still be taken back. */
export function heldApplicationRoutes(held: HeldApplicationService): Router {
  const router = Router();

  router.post("/apply-jobs/held", async (req, res) => {
    requireUser(req.context.actor);
    const form = readApplicationForm(req, res);
    const { id, sendsAt } = await held.hold(req.context.actor, form);
    res.status(202).json({ _id: id, sendsAt: sendsAt.toISOString() });
  });

  router.delete("/apply-jobs/held/:id", async ({ context: { actor }, params: { id } }, res) => {
    await held.undo(actor, { id });
    res.status(204).end();
  });

  return router;
}
