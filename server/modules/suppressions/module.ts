import type { FetchText } from "../../integrations/sns/fetch-text.js";
import { SnsTopic } from "../../integrations/sns/sns-topic.js";
import type { Base, Parts } from "../base.js";
import { MailFeedbackService, type MailingEnder } from "./mail-feedback.service.js";
import { sesNotificationRoutes } from "./ses-notifications.routes.js";
import { SuppressionService } from "./suppression.service.js";

/** Which addresses get no mail. */
export function createSuppressions({ dataSource }: Base) {
  const parts = {} satisfies Parts;
  return { suppressions: new SuppressionService(dataSource), parts };
}

interface FeedbackUses {
  fetchText: FetchText;
  newsletter: { subscribers: MailingEnder };
  suppressions: { suppressions: SuppressionService };
}

/** What becomes of mail that was sent. */
export function createMailFeedback(
  { env, dataSource, clock, logger }: Base,
  { fetchText, newsletter: { subscribers }, suppressions: { suppressions } }: FeedbackUses,
) {
  const { SES_TOPIC_ARN: topicArn, SNS_ENDPOINT: endpoint } = env;
  const topic = topicArn ? new SnsTopic({ topicArn, endpoint }, { clock, fetchText }) : null;
  const needs = { dataSource, topic, suppressions, mailings: subscribers, clock, logger };
  const mailFeedback = new MailFeedbackService(needs);
  return {
    mailFeedback,
    parts: { webhooks: [sesNotificationRoutes(mailFeedback)] } satisfies Parts,
  };
}
