import { raw, Router } from "express";
import { topicErrorTexts } from "#texts/errors";
import { badInput } from "../../core/errors.js";
import type { MailFeedbackService } from "./mail-feedback.service.js";

export const SES_NOTIFICATIONS_PATH = "/api/ses/notifications";
/** SNS delivers up to 256 KB, in which JSON within JSON escapes every quote. */
const BODY_LIMIT = "600kb";

/**
 * POST /api/ses/notifications, called only by SNS, as text/plain. Mount it before anything that parses JSON, reads sessions, or
 * checks origins: the signature in the body is its only authentication. Responds 200 when the message was acted on, now or
 * before; 400 if it is no message of SNS; 403 if it is forged, old, or of another topic; 404 without `SES_TOPIC_ARN`; 502 if
 * SNS doesn't answer us.
 */
export function sesNotificationRoutes(feedback: MailFeedbackService): Router {
  const router = Router();
  const rawBody = raw({ type: () => true, limit: BODY_LIMIT });
  router.post(SES_NOTIFICATIONS_PATH, rawBody, async (req, res) => {
    const body: unknown = req.body;
    if (!Buffer.isBuffer(body)) throw badInput(topicErrorTexts.missing);
    await feedback.receive(body);
    res.json({ received: true });
  });
  return router;
}
