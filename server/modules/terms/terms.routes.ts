import { Router } from "express";
import { answerTexts } from "#texts/answers";
import { type Unchecked } from "../../core/input.js";
import { inSpelling } from "../../kit/http/spelling.js";
import type { TermsService } from "./terms.service.js";

const SPELLING = { plan: "productId", ip_address: "ipAddress" };

/** POST /api/accept-terms */
export function termsRoutes(terms: TermsService): Router {
  const router = Router();

  router.post("/accept-terms", async ({ body, context: { actor, client } }, res) => {
    const accept = (input: Unchecked) => terms.accept(actor, input, client);
    // The documented client sends the form only if its box is checked, so a missing `agree` means
    // yes.
    const acceptance = await inSpelling(SPELLING, { agree: true, ...body }, accept);
    res.status(201).json({
      _id: acceptance.id,
      message: answerTexts.termsAccepted,
      acceptedAt: acceptance.acceptedAt.toISOString(),
    });
  });

  return router;
}
