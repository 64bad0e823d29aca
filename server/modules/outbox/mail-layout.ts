import type { Mail } from "../../integrations/mail/mail.js";
import type { MailContent, MailSite } from "./mail-content.js";
import { layOutHtml } from "./mail-html.js";
import { layOutText } from "./mail-text.js";

/**
 * Renders the email twice: as plain text, and as HTML with the same words. Replies go to the site's own address unless
 * the mail names another one: mail is sent from an address that nobody may read (MAIL_FROM), and people reply to any mail.
 */
export function renderMailLayout(site: MailSite, content: MailContent): Mail {
  const { to, subject, replyTo = site.email, headers, calendar } = content;
  return {
    to,
    subject,
    text: layOutText(site, content),
    html: layOutHtml(site, content),
    replyTo,
    ...(headers ? { headers } : {}),
    ...(calendar ? { calendar } : {}),
  };
}
