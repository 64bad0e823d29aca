import { OAuth2Service, type OAuth2Issuer } from "oauth2-mock-server";
import {
  chooserPage,
  implicitRequest,
  readAuthorizeRequest,
  type ImplicitRequest,
} from "./account-chooser.js";
import type { Handler } from "./exchange.js";
import { identityClaims } from "./identity-claims.js";
import { PEOPLE } from "./people.js";

/** Google: the implicit flow with a page at `/choose`; everything else is the library's. */
export function googleTwin(issuer: OAuth2Issuer): Handler {
  const service = new OAuth2Service(issuer);
  return async ({ request, url, form, reply }) => {
    if (url.pathname !== "/choose") return service.requestHandler(request, reply.response);
    const asked = readAuthorizeRequest(implicitRequest, url.searchParams);
    if (typeof asked === "string") return reply.text(400, asked);
    if (request.method === "POST")
      return reply.redirect(await answerAddress(issuer, asked, (await form()).get("person") ?? ""));
    const site = new URL(asked.redirect_uri).host;
    reply.html(chooserPage({ provider: "Google", site, query: url.searchParams.toString() }));
  };
}

/** @returns the address to redirect to; the answer is in its fragment, so that servers do not log it */
async function answerAddress(
  issuer: OAuth2Issuer,
  request: ImplicitRequest,
  sub: string,
): Promise<string> {
  const person = PEOPLE.find((candidate) => candidate.sub === sub);
  const answer = new URLSearchParams(
    person
      ? { id_token: await issuer.buildToken(identityClaims(request, person)) }
      : { error: "access_denied" },
  );
  if (request.state !== undefined) answer.set("state", request.state);
  return `${request.redirect_uri.replace(/#.*$/, "")}#${answer.toString()}`;
}
