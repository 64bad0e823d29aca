import escapeHtml from "escape-html";
import type { Email } from "aws-ses-v2-local/dist/store.js";
import type { Return } from "./mail-returns.js";
import { page } from "./page.js";

const STYLE = `
.returns { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 0; }
.returns button { font-size: .9rem; padding: .35rem .7rem; }
nav { display: flex; gap: .5rem; }
.button { text-decoration: none; }
header { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; justify-content: space-between; }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem; }
article p { margin: .25rem 0; }
.meta { font-size: .9rem; overflow-wrap: anywhere; }
.code { font: 600 1.75rem/1.3 ui-monospace, monospace; letter-spacing: .15em; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); border-radius: .5rem;
  padding: .75rem; margin: .5rem 0; font: inherit; }
summary { cursor: pointer; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: .5rem;
  background: #fff; margin-top: .5rem; }
`;

/** Adds new mails at the top and leaves the others in place, so that an open mail stays open. */
const SCRIPT = `
const list = document.getElementById("mails");
const empty = document.getElementById("empty");
async function refresh() {
  try {
    const text = await (await fetch("/" + location.search)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const known = new Set([...list.children].map((mail) => mail.id));
    const added = [...fresh.getElementById("mails").children].filter((mail) => !known.has(mail.id));
    list.prepend(...added);
    empty.hidden = list.children.length > 0;
  } catch {
    // The environment has stopped; polling continues until it is back.
  }
}
setInterval(refresh, 1500);
document.getElementById("clear").addEventListener("click", async () => {
  await fetch("/clear-store", { method: "POST" });
  list.replaceChildren();
  empty.hidden = false;
});
`;

/** The inbox: newest mail first, its code in large digits. `emails` are ordered oldest first. */
export function inboxPage(emails: readonly Email[], to?: string): string {
  const shown = to ? emails.filter((email) => email.destination.to.includes(to)) : emails;
  const mails = [...shown].reverse().map(renderMail).join("\n");
  const whose = to
    ? `Emails to ${escapeHtml(to)}. <a href="/">Show all</a>`
    : "Nothing leaves this machine.";
  return page(
    "Inbox",
    `<main><header><h1>Inbox</h1><nav><a class="button" href="/authenticator">Authenticator</a>
<button type="button" id="clear">Clear</button></nav></header>
<p class="note">Every mail the site sends arrives here, newest first. ${whose}</p>
<p class="note">Asked for a second factor? Choose the authenticator app, and paste the key that the site shows at
<a href="/authenticator">Authenticator</a>: it shows the code to enter, now and the next time.</p>
<p id="empty"${mails ? " hidden" : ""}>No mail yet.</p>
<div id="mails" aria-live="polite">${mails}</div></main>
<script>${SCRIPT}</script>`,
    STYLE,
  );
}

const WORDS: Record<Return, string> = {
  bounce: "the mail came back, since there is no such mailbox",
  complaint: "the mail was marked as spam",
};

/** @param status of the site's answer; null if it gave none */
export function returnedPage(how: Return, status: number | null): string {
  const answer = status === null ? "The site doesn’t answer." : `The site answered ${status}.`;
  const said = `We told the site that ${WORDS[how]}. ${answer}`;
  return page("Inbox", `<main><h1>Inbox</h1><p>${said}</p><p><a href="/">Back</a></p></main>`);
}

function renderMail(email: Email): string {
  const { messageId, subject, destination, from, body } = email;
  const text = body.text ?? "";
  const code = /(?<![\d-])\d{6}(?![\d-])/.exec(text)?.[0];
  const id = encodeURIComponent(messageId);
  const to = destination.to
    .map((address) => `<a href="/?to=${encodeURIComponent(address)}">${escapeHtml(address)}</a>`)
    .join(", ");
  return `<article id="mail-${escapeHtml(messageId)}">
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${to} · from ${escapeHtml(from)} · <time>${new Date(email.at * 1000).toISOString().replace("T", " ").slice(0, 19)} UTC</time></p>
${code ? `<p class="code" aria-label="Code">${code}</p>` : ""}
${email.attachments.flatMap(renderAttachment).join("\n")}
${text ? `<details${code ? "" : " open"}><summary>Text</summary><pre>${linkify(text)}</pre></details>` : ""}
${body.html ? `<details><summary>HTML</summary><iframe title="${escapeHtml(subject)}" src="/mail/${id}.html" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></details>` : ""}
<form class="returns" method="post"><button formaction="/mail/${id}/bounce">Let it bounce</button>
<button formaction="/mail/${id}/complaint">Mark as spam</button></form>
</article>`;
}

/**
 * A link that saves the file; what is text, such as a calendar event, can be read right here. A part without a name is another
 * form of the mail, which mail programs do not list.
 */
function renderAttachment({ filename, content, contentType }: Email["attachments"][number]) {
  if (filename === undefined) return [];
  const name = escapeHtml(filename);
  const type = contentType.split(";", 1).join();
  const link = `<a download="${name}" href="data:${escapeHtml(type)};base64,${content}">${name}</a>`;
  const isText = /^(text\/|application\/ics$)/.test(type);
  const text = isText ? Buffer.from(content, "base64").toString("utf8") : "";
  return [
    `<p class="meta">Attached: ${link} (${escapeHtml(type)})</p>`,
    ...(text === ""
      ? []
      : [
          `<details><summary>Contents of ${name}</summary><pre>${escapeHtml(text)}</pre></details>`,
        ]),
  ];
}

function linkify(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"')]+)/);
  const render = (part: string, index: number) =>
    index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part);
  return parts.map(render).join("");
}
