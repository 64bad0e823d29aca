import type { MailContent, MailLink, MailSite } from "./mail-content.js";

/** Longest line in characters (RFC 5322, 2.1.1). Longer addresses stay whole, so that they work. */
const WIDTH = 78;
const RULE = "-".repeat(24);

/** Breaks lines at spaces. */
function wrap(text: string, width = WIDTH): string {
  const tooLong = new RegExp(`(?!.{1,${width}}$)(.{1,${width}})\\s`, "gmu");
  return text.replace(tooLong, "$1\n");
}

const quoted = (text: string): string => wrap(text, WIDTH - 2).replace(/^/gm, "> ");
/** The address has its own line, where every mail program finds its end. */
const linked = ({ label, url }: MailLink): string => `${label}:\n${url}`;

/** A mail's plain text, for readers and programs that show no HTML. */
export function layOutText(site: MailSite, content: MailContent): string {
  const { intro, letter, code, quote, facts = [], items = [], button, after = [] } = content;
  return [
    ...intro.map((words) => wrap(words)),
    letter && wrap(letter),
    code && `    ${code}`,
    quote && quoted(quote),
    ...items.map(({ label, highlight, about, url }) =>
      [label, highlight, about, url].filter(Boolean).join("\n"),
    ),
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    button && linked(button),
    ...after.map((words) => wrap(words)),
    footer(site, content),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function footer({ name, origin, address }: MailSite, { why, links = [] }: MailContent): string {
  const sender = [RULE, name, address, origin].filter(Boolean).join("\n");
  return [sender, wrap(why), ...links.map(linked)].join("\n\n");
}
