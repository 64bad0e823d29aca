import escapeHtml from "escape-html";
import { page } from "./page.js";

const STYLE = `
form.add { display: grid; gap: .75rem; grid-template-columns: 2fr 1fr auto; align-items: end; margin: 0 0 1.5rem; }
label { display: grid; gap: .25rem; font-size: .9rem; }
input { font: inherit; width: 100%; padding: .5rem .6rem; border: 1px solid var(--line); border-radius: .5rem;
  background: transparent; color: inherit; }
article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem;
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; }
h2 { width: 100%; overflow-wrap: anywhere; }
.code { font: 600 1.75rem/1.3 ui-monospace, monospace; letter-spacing: .15em; }
.left { font-size: .9rem; font-variant-numeric: tabular-nums; margin: 0; }
.actions { display: flex; gap: .5rem; }
.error { border-left: 4px solid #d93025; padding-left: .75rem; }
@media (max-width: 34rem) { form.add { grid-template-columns: 1fr; } }
`;

/** Counts down, gets new codes when they change, and copies one on a click. */
const SCRIPT = `
async function refresh() {
  try {
    for (const { id, code, changesAt } of await (await fetch("/authenticator/codes")).json()) {
      const entry = document.getElementById(id);
      if (!entry) continue;
      entry.dataset.changesAt = changesAt;
      entry.querySelector(".code").textContent = code;
    }
  } catch {
    // The environment has stopped; the next tick tries again.
  }
}
function tick() {
  let isOver = false;
  for (const entry of document.querySelectorAll("article")) {
    const seconds = Math.ceil((entry.dataset.changesAt - Date.now()) / 1000);
    isOver ||= seconds <= 0;
    entry.querySelector(".left").textContent = "Changes in " + Math.max(seconds, 0) + " s";
  }
  if (isOver) refresh();
}
setInterval(tick, 500);
tick();
document.addEventListener("click", async ({ target }) => {
  if (!target.matches(".copy")) return;
  await navigator.clipboard.writeText(target.closest("article").querySelector(".code").textContent);
  target.textContent = "Copied";
  setTimeout(() => (target.textContent = "Copy"), 1500);
});
`;

export interface ShownCode {
  id: string;
  label: string;
  code: string;
  /** When the next code replaces it, in milliseconds since 1970. */
  changesAt: number;
}

/** The page that stands in for an authenticator app. */
export function authenticatorPage(codes: readonly ShownCode[], error?: string): string {
  return page(
    "Authenticator",
    `<main><h1>Authenticator</h1>
<p class="note">Stands in for an authenticator app on this machine: paste the key that the site shows, and enter the code there.
Keys stay in the data folder, readable by anyone who can read it, so don't add real ones. <a href="/">Inbox</a></p>
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ""}
<form class="add" method="post" action="/authenticator">
<label>Key, or otpauth:// address <input name="key" required autofocus autocomplete="off" autocapitalize="characters" spellcheck="false"></label>
<label>Account <input name="label" maxlength="100" autocomplete="off" placeholder="recruiter@example.com"></label>
<button>Add</button></form>
${codes.length === 0 ? "<p>No key yet.</p>" : codes.map(renderCode).join("\n")}</main>
<script>${SCRIPT}</script>`,
    STYLE,
  );
}

const renderCode = ({ id, label, code, changesAt }: ShownCode): string =>
  `<article id="${escapeHtml(id)}" data-changes-at="${changesAt}">
<h2>${escapeHtml(label)}</h2>
<span class="code" aria-label="Code">${escapeHtml(code)}</span>
<p class="left"></p>
<form class="actions" method="post" action="/authenticator/remove">
<button type="button" class="copy">Copy</button>
<button name="id" value="${escapeHtml(id)}">Remove</button></form>
</article>`;
