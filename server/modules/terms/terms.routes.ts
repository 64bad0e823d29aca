import { Router } from "express";
import { answerTexts } from "#texts/answers";
import { inSpelling } from "../../rest/spelling.js";
import type { TermsService } from "./terms.service.js";

const SPELLING = { plan: "productId", ip_address: "ipAddress" };

/** POST /api/accept-terms */
export function termsRoutes(terms: TermsService): Router {
  const router = Router();

  router.post("/accept-terms", async ({ body, context: { actor, client } }, res) => {
    const accept = (input: object) => terms.accept(actor, input, client);
    // The documented form is only sent once its box is ticked, so a missing `agree` says yes.
    const acceptance = await inSpelling(SPELLING, { agree: true, ...body }, accept);
    res.status(201).json({
      _id: acceptance.id,
      message: answerTexts.termsAccepted,
      acceptedAt: acceptance.acceptedAt.toISOString(),
    });
  });

  return router;
}
