import type { Request, Response } from "express";
import { visitor, type Actor } from "./core/actor.js";
import { Cookies } from "./core/cookies.js";
import type { ClientInfo } from "./modules/accounts/session.service.js";
import type { Services } from "./services.js";

/** What a door knows of one request. Both doors get the same. */
export interface RequestContext {
  actor: Actor;
  client: ClientInfo;
  cookies: Cookies;
}

/** Settles who asks: an API key in `Authorization: Bearer`, else the session cookie, else a visitor. */
export async function createContext(
  services: Services,
  secureCookies: boolean,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const cookies = new Cookies(request, response, secureCookies);
  const client = {
    ipAddress: request.ip ?? "unknown",
    userAgent: request.get("user-agent") ?? "",
    sessionToken: cookies.get("sid"),
  };
  return { actor: await identify(services, request, cookies), client, cookies };
}

async function identify(services: Services, request: Request, cookies: Cookies): Promise<Actor> {
  const bearer = /^Bearer (.+)$/i.exec(request.get("authorization") ?? "")?.[1];
  if (bearer) return services.apiKeys.authenticate(bearer);
  return (await services.sessions.find(cookies.get("sid"))) ?? visitor;
}

declare module "express-serve-static-core" {
  interface Request {
    /** Set for the doors that ask who it is (app.ts); pages and files have none. */
    context: RequestContext;
  }
}
