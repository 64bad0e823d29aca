import escapeHtml from "escape-html";
import { SHORT_NAME } from "#site/short-names";
import { language } from "#texts/language";
import type { MailContent, MailFact, MailItem, MailLink, MailSite } from "./mail-content.js";

/**
 * Mail programs know little CSS: Outlook for Windows lays out tables only, and others drop the
 * style element. So everything is a table with inline styles, in the light colors of
 * client/app/tokens.css; classes add the dark colors and what a phone needs.
 */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.card{padding:28px 20px 12px!important}
.code{font-size:30px!important}
.button a{padding:14px 20px!important}
.stacked th,.stacked td{display:block!important;width:auto!important}
.stacked th{padding:10px 0 0!important;line-height:20px!important;white-space:normal!important}
.stacked td{padding:0 0 10px!important;border-top:0!important}
}
@media (prefers-color-scheme:dark){
.page{background:#0e1715!important}
.card{background:#16211e!important;border-color:#26362f!important}
.line{border-color:#26362f!important}
.text{color:#e7eeec!important}
.muted{color:#a3b3ae!important}
.link{color:#8fd0c7!important}
.code{background:#16332f!important;color:#b5dfd8!important}
.button,.button a{background:#1c7268!important}
}`;

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `color:#17211f;${FONT}`;
const MUTED = `color:#54635f;${FONT}`;
const LINK = `color:#0f5a53;${FONT}`;
const LINE = "border-top:1px solid #e0e4df";

const table = (rows: string, attributes = 'width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}><tbody>${rows}</tbody></table>`;
const row = (inner: string, attributes = ""): string =>
  `<tr><td${attributes && ` ${attributes}`}>${inner}</td></tr>`;

/** Without its year: beside the name of a fact, a whole date is too wide for the smallest phones. */
const DAY = "[A-Z][a-z]{2,8}\\s\\d{1,2}(?=,\\s\\d{4})";
const TIME = "\\d{1,2}:\\d{2}\\s[AP]M(?:\\s(?:[A-Z]{3,4}\\b|(?:[A-Z][a-z]+\\s){1,2}[Tt]ime\\b))?";
const ONE_LINE = new RegExp(`${SHORT_NAME.source}|${DAY}|${TIME}`, "g");

/** Keeps line breaks out of names such as H-1B, of job codes, of days such as July 1, and of times such as 3:04 PM. */
const unbroken = (words: string): string =>
  escapeHtml(words).replace(ONE_LINE, '<span style="white-space:nowrap">$&</span>');

/** Keeps two short words at the end together, so that the last one is not alone in its line. */
const together = (words: string): string => words.replace(/(?<= \S{1,11}) (?=\S{1,11}$)/, "\u00a0");
/** Keeps hyphenated words, and "log in", in one line. */
const titleWords = (title: string): string =>
  escapeHtml(title).replace(
    /\b[a-z]+-[a-z]+\b|\blog in\b/gi,
    '<span style="white-space:nowrap">$&</span>',
  );
const prose = (words: string): string => unbroken(together(words));

/** The value of a fact has less room: only the shortest words stay together, and an address may break after its @. */
const factValue = (words: string): string =>
  unbroken(words.replace(/(?<= \S{1,7}) (?=\S{1,7}$)/, "\u00a0")).replaceAll("@", "@<wbr>");

const PARAGRAPH = `margin:0 0 16px;font-size:16px;line-height:26px;text-wrap:pretty;${TEXT}`;
const paragraph = (words: string): string =>
  `<p class="text" style="${PARAGRAPH}">${prose(words)}</p>`;

const anchor = ({ label, url }: MailLink, style: string): string =>
  `<a class="link" href="${escapeHtml(url)}" style="${LINK};${style}">${escapeHtml(label)}</a>`;

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** Splitting by a group puts what it matched at every second place. */
const withLinks = (words: string): string =>
  words
    .split(ADDRESS)
    .map((part, n) => (n % 2 === 1 ? anchor({ label: part, url: part }, "") : escapeHtml(part)))
    .join("");

const letterText = (letter: string): string =>
  letter
    .split(/\n{2,}/)
    .map((part) => together(part).split("\n").map(withLinks).join("<br>"))
    .map((html) => `<p class="text" style="${PARAGRAPH}">${html}</p>`)
    .join("\n");

const codeBox = (code: string): string =>
  `<p class="code" style="margin:8px 0 24px;padding:18px 8px 18px 16px;border-radius:12px;background:#e3f1ee;color:#0b4742;font:700 36px/44px Consolas,Menlo,monospace;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`;

const quoteBox = (quote: string): string =>
  `<blockquote class="text" style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:4px solid #79bdb4;white-space:pre-wrap;word-break:break-word;text-wrap:pretty;font-size:16px;line-height:26px;${TEXT}">${escapeHtml(quote)}</blockquote>`;

const factRow = ([name, value]: MailFact): string =>
  `<tr><th scope="row" align="left" valign="top" class="muted line" style="padding:10px 16px 10px 0;${LINE};font-size:14px;line-height:24px;font-weight:400;white-space:nowrap;${MUTED}">${escapeHtml(name)}</th>
<td width="100%" class="text line" style="padding:10px 0;${LINE};font-size:16px;line-height:24px;font-weight:600;word-break:break-word;${TEXT}">${factValue(value)}</td></tr>`;

/** Names this long leave too little room beside them on a phone; there, the values stand below. */
const LONG_NAME = 9;

function factTable(facts: readonly MailFact[]): string {
  const isStacked = facts.some(([name]) => name.length >= LONG_NAME);
  return `<table${isStacked ? ' class="stacked"' : ""} cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 24px"><tbody>${facts.map(factRow).join("\n")}</tbody></table>`;
}

/** The picture is decoration: where pictures are blocked, the name stays. */
const beside = (picture: string, inner: string): string =>
  table(
    `<tr><td width="40" valign="top" style="padding:6px 12px 0 0"><img src="${escapeHtml(picture)}" width="40" alt="" style="display:block;border:0;border-radius:8px"></td>
<td>${inner}</td></tr>`,
  );

const itemRow = (item: MailItem): string =>
  row(
    item.picture ? beside(item.picture, itemText(item)) : itemText(item),
    `class="line" style="padding:16px 0;${LINE}"`,
  );

const itemText = (item: MailItem): string =>
  `${anchor(item, "font-size:18px;line-height:26px;font-weight:700")}
<p class="text" style="margin:4px 0 0;font-size:16px;line-height:24px;font-weight:700;${TEXT}">${prose(item.highlight)}</p>
<p class="muted" style="margin:2px 0 0;font-size:14px;line-height:22px;${MUTED}">${prose(item.about)}</p>`;

/** Outlook ignores the padding of links, so there the cell has it. */
const buttonBox = ({ label, url }: MailLink): string =>
  table(
    row(
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;mso-padding-alt:0;border-radius:10px;background:#0f5a53;color:#ffffff;${FONT};font-size:16px;line-height:20px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>`,
      'class="button" align="center" bgcolor="#0f5a53" style="border-radius:10px;background:#0f5a53;mso-padding-alt:14px 28px"',
    ),
    'style="margin:8px 0 24px"',
  );

const header = ({ name, origin }: MailSite): string =>
  table(
    `<tr><td width="40" style="padding-right:12px"><img src="${escapeHtml(origin)}/icons/icon-192.png" width="40" height="40" alt="" style="display:block;border:0"></td>
<td class="text" style="font-size:22px;line-height:40px;font-weight:700;letter-spacing:-0.4px;${TEXT}">${escapeHtml(name)}</td></tr>`,
    "",
  );

function card(content: MailContent): string {
  const { title, intro, letter, code, quote, facts = [], items = [], button, after = [] } = content;
  return [
    `<h1 class="text" style="margin:0 0 16px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.4px;text-wrap:balance;${TEXT}">${titleWords(title)}</h1>`,
    ...intro.map(paragraph),
    letter && letterText(letter),
    code && codeBox(code),
    quote && quoteBox(quote),
    items.length > 0 &&
      table(items.map(itemRow).join("\n"), 'width="100%" style="margin:0 0 16px"'),
    facts.length > 0 && factTable(facts),
    button && buttonBox(button),
    ...after.map(paragraph),
  ]
    .filter(Boolean)
    .join("\n");
}

const footerLink = ({ label, url }: MailLink): string =>
  anchor({ label: together(label), url }, "");

function footer({ name, origin, address }: MailSite, { why, links = [] }: MailContent): string {
  const small = (inner: string): string =>
    `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;text-wrap:pretty;${MUTED}">${inner}</p>`;
  const sender = anchor({ label: name, url: origin }, "font-weight:600");
  return [
    small(prose(why)),
    links.length > 0 && small(links.map(footerLink).join(" &middot; ")),
    small(address === null ? sender : `${sender} &middot; ${escapeHtml(address)}`),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Invisible characters behind a short preview keep the inbox from adding the words after it. */
const preheader = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${"&#847;&zwnj;&nbsp;".repeat(80)}</div>`;

/** Outlook ignores max-width, so there a table of 600 px is around the column. */
const column = (rows: string): string =>
  `<!--[if mso]><table role="presentation" align="center" width="600"><tbody><tr><td><![endif]-->
${table(rows, 'align="center" width="100%" style="max-width:600px;margin:0 auto"')}
<!--[if mso]></td></tr></tbody></table><![endif]-->`;

/** A mail's HTML. All addresses are absolute, since a mail has no address of its own. */
export function layOutHtml(site: MailSite, content: MailContent): string {
  const rows = [
    row(header(site), 'style="padding:0 4px 20px"'),
    row(
      card(content),
      'class="card" bgcolor="#ffffff" style="padding:36px 36px 20px;border:1px solid #e0e4df;border-radius:16px;background:#ffffff"',
    ),
    row(footer(site, content), 'style="padding:20px 4px 0"'),
  ];
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(content.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f1ec">
${preheader(content.preview)}
${table(row(column(rows.join("\n")), 'style="padding:32px 16px"'), 'class="page" width="100%" bgcolor="#f2f1ec" style="background:#f2f1ec"')}
</body>
</html>
`;
}
