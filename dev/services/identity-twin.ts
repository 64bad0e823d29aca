import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { OAuth2Issuer } from "oauth2-mock-server";
import { googleTwin } from "./google-twin.js";
import { Reply, type Handler } from "./exchange.js";
import { linkedInTwin } from "./linkedin-twin.js";
import { closeServer, listen, loopbackUrl, urlOf, type Service } from "./service.js";

/**
 * Starts two local OpenID providers with the same three people: one like Google at `/`, one like LinkedIn under
 * `/linkedin`. They are two issuers, so a person has an account at each.
 */
export async function startIdentityTwin({
  port,
  clientSecret,
}: {
  port: number;
  clientSecret: string;
}): Promise<Service> {
  const url = loopbackUrl(port);
  const google = googleTwin(await newIssuer(url));
  const linkedIn = linkedInTwin(await newIssuer(`${url}/linkedin`), clientSecret);
  const server = serve((path) => (path.startsWith("/linkedin") ? linkedIn : google));
  await listen(server, port);
  return { url, close: () => closeServer(server) };
}

async function newIssuer(url: string): Promise<OAuth2Issuer> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  issuer.url = url;
  return issuer;
}

const serve = (handlerOf: (path: string) => Handler) =>
  createServer((request, response) => {
    const url = urlOf(request);
    const reply = new Reply(response);
    const form = async () => new URLSearchParams(await text(request));
    Promise.resolve(handlerOf(url.pathname)({ request, url, form, reply })).catch(
      (error: unknown) => {
        console.error(error);
        reply.text(500, "The identity stand-in failed.");
      },
    );
  });
