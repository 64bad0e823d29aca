import { Router } from "express";
import { z } from "zod";
import { AppError, badInput } from "../../core/errors.js";
import { parse } from "../../core/validation.js";
import { TERMS_ACCEPTED } from "./terms.messages.js";
import type { TermsService } from "./terms.service.js";

/** The documented form is only sent once its box is ticked, so a missing `agree` says yes. */
const form = z
  .looseObject({})
  .transform(({ plan: productId, ip_address: ipAddress, agree = true, ...rest }) => ({
    ...rest,
    productId,
    ipAddress,
    agree,
  }));

/** POST /api/accept-terms */
export function termsRoutes(terms: TermsService): Router {
  const router = Router();

  router.post("/accept-terms", async ({ body, context: { actor, client } }, res) => {
    const acceptance = await terms.accept(actor, parse(form, body), client).catch(inFormWords);
    res.status(201).json({
      _id: acceptance.id,
      message: TERMS_ACCEPTED,
      acceptedAt: acceptance.acceptedAt.toISOString(),
    });
  });

  return router;
}

/** The form calls the product `plan`. */
function inFormWords(error: unknown): never {
  if (!(error instanceof AppError) || !error.details.fields?.productId) throw error;
  const { productId, ...fields } = error.details.fields;
  throw badInput(error.message, { ...fields, plan: productId });
}
