import escapeHtml from "escape-html";
import { language } from "#texts/language";
import type { Mail } from "../../integrations/mail/mail.js";

interface MailLink {
  label: string;
  url: string;
}

export interface MailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large, on its own line (a code). */
  highlight?: string;
  /** A quoted message, with its line breaks. */
  quote?: string;
  /** A list of linked titles, each with a line of details. */
  items?: (MailLink & { about: string })[];
  link?: MailLink;
  /** Small print at the end (how to unsubscribe). */
  footer?: { text: string; links: MailLink[] };
  replyTo?: string;
  headers?: Record<string, string>;
}

const anchor = ({ label, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
const p = (inner: string, style = ""): string =>
  `<p style="margin:0 0 16px${style && `;${style}`}">${inner}</p>`;

/** The layout of every mail: plain text, and HTML with the same words. */
export function renderMailLayout(siteName: string, content: MailContent): Mail {
  const { to, subject, replyTo, headers } = content;
  return {
    to,
    subject,
    text: layOutText(siteName, content),
    html: layOutHtml(siteName, content),
    ...(replyTo ? { replyTo } : {}),
    ...(headers ? { headers } : {}),
  };
}

function layOutText(siteName: string, content: MailContent): string {
  const { paragraphs, highlight, quote, items = [], link, footer } = content;
  const [first = "", ...rest] = paragraphs;
  return [
    first,
    highlight,
    quote?.replace(/^/gm, "> "),
    ...items.map(({ label, about, url }) => `${label}\n${about}\n${url}`),
    link && `${link.label}: ${link.url}`,
    ...rest,
    `— ${siteName}`,
    footer && [footer.text, ...footer.links.map((l) => `${l.label}: ${l.url}`)].join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function layOutHtml(siteName: string, content: MailContent): string {
  const { paragraphs, highlight, quote, items = [], link, footer } = content;
  const [first = "", ...rest] = paragraphs.map((words) => p(escapeHtml(words)));
  const parts = [
    p(escapeHtml(siteName), "font-weight:700"),
    first,
    highlight && p(escapeHtml(highlight), "font-size:32px;letter-spacing:6px;font-weight:700"),
    quote &&
      p(escapeHtml(quote), "padding-left:16px;border-left:3px solid #c3cdc9;white-space:pre-wrap"),
    ...items.map((item) => p(`${anchor(item)}<br>${escapeHtml(item.about)}`)),
    link && p(anchor(link)),
    ...rest,
    footer &&
      p(
        `${escapeHtml(footer.text)} ${footer.links.map(anchor).join(" · ")}`,
        "font-size:13px;color:#54635f",
      ),
  ];
  return `<!doctype html><html lang="${language.code}"><body style="margin:0;padding:24px;background:#f4f6f5;font:16px/1.5 system-ui,sans-serif;color:#14211f">
<div style="max-width:520px;margin:auto;background:#fff;border-radius:12px;padding:32px">
${parts.filter(Boolean).join("\n")}
</div></body></html>`;
}
