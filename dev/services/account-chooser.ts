import escapeHtml from "escape-html";
import { z } from "zod";
import { page } from "./page.js";
import { PEOPLE } from "./people.js";

const STYLE = `
ul { list-style: none; padding: 0; margin: 1rem 0; }
li button { width: 100%; text-align: left; margin: 0 0 .75rem; padding: .9rem 1rem; }
li span { display: block; }
.email, .hint { opacity: .8; font-size: .9rem; overflow-wrap: anywhere; }
`;

const isLocal = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /^(localhost|127\.0\.0\.1)$/.test(hostname);
};

const common = {
  client_id: z.string().min(1),
  redirect_uri: z.string().refine(isLocal, "must be on localhost"),
  scope: z.string().refine((scope) => scope.split(" ").includes("openid"), "must contain openid"),
  nonce: z.string().min(1),
  state: z.string().optional(),
};

/** OpenID Connect Core 1.0, section 3.2: the implicit flow; a nonce is required. */
export const implicitRequest = z.object({ ...common, response_type: z.literal("id_token") });

/** Section 3.1: the code flow, here always with PKCE (RFC 7636). */
export const codeRequest = z.object({
  ...common,
  response_type: z.literal("code"),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
});

export type ImplicitRequest = z.infer<typeof implicitRequest>;
export type CodeRequest = z.infer<typeof codeRequest>;

/** @returns the request, or a description of what is wrong with it, one fault per line */
export function readAuthorizeRequest<Request>(
  schema: z.ZodType<Request>,
  query: URLSearchParams,
): Request | string {
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n");
}

interface ChooserOptions {
  provider: string;
  /** The site that people go back to. */
  site: string;
  query: string;
  /** Shown instead of each person's note, which is about Google. */
  hint?: string;
}

/** The page that lists the people. Each is a button, so it works by keyboard and without scripts. */
export function chooserPage({ provider, site, query, hint }: ChooserOptions): string {
  const people = PEOPLE.map(
    (person) => `<li><button name="person" value="${person.sub}">
<strong>${escapeHtml(person.name)}</strong>
<span class="email">${escapeHtml(person.email)}</span>
<span class="hint">${escapeHtml(hint ?? person.note)}</span></button></li>`,
  ).join("\n");
  return page(
    "Choose an account",
    `<main><h1>Choose an account</h1>
<p class="note">to continue to ${escapeHtml(site)}. This page stands in for ${provider} on this machine.</p>
<form method="post" action="?${escapeHtml(query)}"><ul>
${people}
</ul>
<button name="person" value="">Cancel</button></form></main>`,
    STYLE,
  );
}
