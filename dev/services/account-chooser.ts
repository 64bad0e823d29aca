import escapeHtml from "escape-html";
import type { OAuth2Issuer } from "oauth2-mock-server";
import { z } from "zod";
import { page } from "./page.js";
import { PEOPLE, type Person } from "./people.js";

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

/** OpenID Connect Core 1.0, section 3.2: the implicit flow; a nonce is required. */
const authorizeRequest = z.object({
  client_id: z.string().min(1),
  redirect_uri: z.string().refine(isLocal, "must be on localhost"),
  response_type: z.literal("id_token"),
  scope: z.string().refine((scope) => scope.split(" ").includes("openid"), "must contain openid"),
  nonce: z.string().min(1),
  state: z.string().optional(),
});

export type AuthorizeRequest = z.infer<typeof authorizeRequest>;

/** @returns the request, or a description of what is wrong with it, one fault per line */
export function readAuthorizeRequest(query: URLSearchParams): AuthorizeRequest | string {
  const parsed = authorizeRequest.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n");
}

/** The page that lists the people. Each is a button, so it works by keyboard and without scripts. */
export function chooserPage(request: AuthorizeRequest, query: string): string {
  const people = PEOPLE.map(
    (person) => `<li><button name="person" value="${person.sub}">
<strong>${escapeHtml(person.name)}</strong>
<span class="email">${escapeHtml(person.email)}</span>
<span class="hint">${escapeHtml(person.note)}</span></button></li>`,
  ).join("\n");
  return page(
    "Choose an account",
    `<main><h1>Choose an account</h1>
<p class="note">to continue to ${escapeHtml(new URL(request.redirect_uri).host)}. This page stands in for Google on this machine.</p>
<form method="post" action="/choose?${escapeHtml(query)}"><ul>
${people}
</ul>
<button name="person" value="">Cancel</button></form></main>`,
    STYLE,
  );
}

/** @returns the address to redirect to; the answer is in its fragment, so that servers do not log it */
export async function answerAddress(
  issuer: OAuth2Issuer,
  request: AuthorizeRequest,
  sub: string,
): Promise<string> {
  const person = PEOPLE.find((candidate) => candidate.sub === sub);
  const answer = new URLSearchParams(
    person ? { id_token: await idToken(issuer, request, person) } : { error: "access_denied" },
  );
  if (request.state !== undefined) answer.set("state", request.state);
  return `${request.redirect_uri.replace(/#.*$/, "")}#${answer.toString()}`;
}

const idToken = (issuer: OAuth2Issuer, request: AuthorizeRequest, person: Person) =>
  issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      const { sub, email, name, hd } = person;
      Object.assign(payload, { aud: request.client_id, azp: request.client_id, sub, email, name });
      Object.assign(payload, { email_verified: true, nonce: request.nonce, ...(hd ? { hd } : {}) });
    },
  });
