import { Router } from "express";
import { z } from "zod";
import { answerTexts } from "#texts/answers";
import { newsletterErrorTexts } from "#texts/errors";
import { sitePages } from "#site/paths";
import { Unchecked } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import type { NewsletterService } from "./newsletter.service.js";

const confirmation = z.object({ token: z.string({ error: newsletterErrorTexts.linkInvalid }) });
const oneClick = z.object({
  token: z.string({ error: newsletterErrorTexts.linkInvalid }),
  list: z.string({ error: newsletterErrorTexts.linkInvalid }).optional(),
});

/** POST /api/newsletter/subscribe and /api/newsletter/confirm */
export function newsletterRoutes(newsletter: NewsletterService): Router {
  const router = Router();

  router.post("/newsletter/subscribe", async ({ body, context: { actor, client } }, res) => {
    await newsletter.subscribe(actor, new Unchecked(body), client);
    res.status(202).json({ message: answerTexts.confirmationSent });
  });

  router.post("/newsletter/confirm", async ({ body, context: { actor, client } }, res) => {
    await newsletter.confirm(actor, parse(confirmation, body).token, client);
    res.json({ message: answerTexts.confirmed });
  });

  return router;
}

/**
 * POST /newsletter/unsubscribe?token=…&list=…: one-click unsubscribe for mail programs (RFC 8058),
 * and for the form of the page at this URL without JavaScript. A GET changes nothing, because mail
 * scanners open every link.
 */
export function oneClickUnsubscribe(newsletter: NewsletterService): Router {
  const router = Router();
  router.post(sitePages.newsletterUnsubscribe.path, async ({ query, context: { actor } }, res) => {
    const { token, list } = parse(oneClick, query);
    await newsletter.unsubscribe(actor, token, list);
    res.set("Cache-Control", "no-store").type("text").send(answerTexts.unsubscribed);
  });
  return router;
}
