import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import { answerAddress, chooserPage, readAuthorizeRequest } from "./account-chooser.js";
import { closeServer, listen, loopbackUrl, type Service } from "./service.js";

/**
 * Starts a local OpenID provider: discovery, `/jwks`, the code flow (without a page), and for the implicit flow a page at
 * `/choose` to pick one of three people.
 */
export async function startIdentityTwin({ port }: { port: number }): Promise<Service> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  issuer.url = loopbackUrl(port);
  const service = new OAuth2Service(issuer);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== "/choose") return service.requestHandler(request, response);
    choose(issuer, url, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, "text/plain", "The account chooser failed.");
    });
  });
  await listen(server, port);
  return { url: issuer.url, close: () => closeServer(server) };
}

async function choose(
  issuer: OAuth2Issuer,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = readAuthorizeRequest(url.searchParams);
  if (typeof asked === "string") return send(response, 400, "text/plain", asked);
  if (request.method !== "POST") {
    return send(response, 200, "text/html", chooserPage(asked, url.searchParams.toString()));
  }
  const form = new URLSearchParams(await text(request));
  const location = await answerAddress(issuer, asked, form.get("person") ?? "");
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
  response.writeHead(status, headers).end(body);
}
