import type { Mail } from "../../integrations/mail/mail.js";

export interface MailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown large, on its own line (a code). */
  highlight?: string;
  link?: { label: string; url: string };
  replyTo?: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** One look for every mail: plain text, and HTML made of the same words. */
export function layOutMail(siteName: string, content: MailContent): Mail {
  const { to, subject, paragraphs, highlight, link, replyTo } = content;
  const [first = "", ...rest] = paragraphs;
  const text = [first, highlight, link && `${link.label}: ${link.url}`, ...rest, `— ${siteName}`]
    .filter(Boolean)
    .join("\n\n");
  const p = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f4f6f5;font:16px/1.5 system-ui,sans-serif;color:#14211f">
<div style="max-width:520px;margin:auto;background:#fff;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(siteName)}</p>
${p(first)}
${highlight ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:6px;font-weight:700">${escapeHtml(highlight)}</p>` : ""}
${link ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ""}
${rest.map(p).join("\n")}
</div></body></html>`;
  return { to, subject, text, html, ...(replyTo ? { replyTo } : {}) };
}
