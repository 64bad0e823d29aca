import type { Request, Response } from "express";
import { visitor, type Actor, type Partner, type SignedIn } from "../core/actor.js";
import { clientAddress } from "../core/network.js";
import { isTimeZone } from "../core/time-zone.js";
import { Cookies } from "../kit/http/cookies.js";
import type { RequestContext } from "../kit/http/request-context.js";

/** The services that identify a caller. */
export interface IdentifyingServices {
  apiKeys: { authenticate(presented: string): Promise<Partner> };
  sessions: { find(token: string | undefined): Promise<SignedIn | null> };
}

/** Identifies the caller: an API key in `Authorization: Bearer`, otherwise the session cookie, otherwise a visitor. */
export async function createContext(
  services: IdentifyingServices,
  secureCookies: boolean,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const cookies = new Cookies(request, response, secureCookies);
  const client = {
    ipAddress: clientAddress(request.ip),
    userAgent: request.get("user-agent") ?? "",
    sessionToken: cookies.get("sid"),
    deviceCookie: cookies.get("device"),
    timeZone: timeZoneOf(request),
  };
  return { actor: await identify(services, request, cookies), client, cookies };
}

function timeZoneOf(request: Request): string | undefined {
  const name = request.get("time-zone");
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

async function identify(
  services: IdentifyingServices,
  request: Request,
  cookies: Cookies,
): Promise<Actor> {
  const bearer = /^Bearer (.+)$/i.exec(request.get("authorization") ?? "")?.[1];
  if (bearer) return services.apiKeys.authenticate(bearer);
  return (await services.sessions.find(cookies.get("sid"))) ?? visitor;
}
