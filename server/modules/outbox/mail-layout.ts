import type { Mail } from "../../integrations/mail/mail.js";
import type { MailContent, MailSite } from "./mail-content.js";
import { layOutHtml } from "./mail-html.js";
import { layOutText } from "./mail-text.js";

/** Renders the email twice: as plain text, and as HTML with the same words. */
export function renderMailLayout(site: MailSite, content: MailContent): Mail {
  const { to, subject, replyTo, headers, calendar } = content;
  return {
    to,
    subject,
    text: layOutText(site, content),
    html: layOutHtml(site, content),
    ...(replyTo ? { replyTo } : {}),
    ...(headers ? { headers } : {}),
    ...(calendar ? { calendar } : {}),
  };
}
