import type { OAuth2Issuer } from "oauth2-mock-server";
import { chooserPage, codeRequest, readAuthorizeRequest } from "./account-chooser.js";
import { AuthorizationCodes } from "./authorization-codes.js";
import type { Exchange, Handler } from "./exchange.js";
import { identityClaims } from "./identity-claims.js";
import { PEOPLE } from "./people.js";

const HINT = "Signs in at once, after it was connected under My account";

/** LinkedIn: the code flow with a page at `/linkedin/choose`. Unlike LinkedIn itself, it checks PKCE and returns the nonce. */
export function linkedInTwin(issuer: OAuth2Issuer, clientSecret: string): Handler {
  const codes = new AuthorizationCodes();

  const choose = async ({ request, url, form, reply }: Exchange) => {
    const asked = readAuthorizeRequest(codeRequest, url.searchParams);
    if (typeof asked === "string") return reply.text(400, asked);
    const back = new URL(asked.redirect_uri);
    if (request.method !== "POST") {
      const query = url.searchParams.toString();
      return reply.html(chooserPage({ provider: "LinkedIn", site: back.host, query, hint: HINT }));
    }
    const sub = (await form()).get("person");
    const person = PEOPLE.find((candidate) => candidate.sub === sub);
    if (person) back.searchParams.set("code", codes.issue(asked, person));
    else back.searchParams.set("error", "user_cancelled_login");
    if (asked.state !== undefined) back.searchParams.set("state", asked.state);
    reply.redirect(back.href);
  };

  const redeem = async ({ form, reply }: Exchange) => {
    const fields = await form();
    if (fields.get("client_secret") !== clientSecret)
      return reply.json(401, { error: "invalid_client" });
    const issued = codes.redeem(fields);
    if (!issued) return reply.json(400, { error: "invalid_grant" });
    const idToken = await issuer.buildToken(identityClaims(issued.request, issued.person));
    reply.json(200, { id_token: idToken, token_type: "Bearer", expires_in: 3600 });
  };

  return async (exchange) => {
    switch (exchange.url.pathname) {
      case "/linkedin/choose":
        return choose(exchange);
      case "/linkedin/token":
        return redeem(exchange);
      case "/linkedin/jwks":
        return exchange.reply.json(200, { keys: issuer.keys.toJSON() });
      default:
        exchange.reply.text(404, "There is nothing here.");
    }
  };
}
