import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { contentPolicy } from "./content-policy.js";

/** Adds these headers to every response. */
export function withHeaders(headers: OutgoingHttpHeaders): RequestHandler {
  const list = Object.entries(headers);
  return (_req, res, next) => {
    for (const [name, value] of list) if (value !== undefined) res.setHeader(name, value);
    next();
  };
}

/**
 * Headers of every response. They are the same for all, so they are made once. The policy allows nothing inline; a document
 * with inline scripts or styles replaces it by its own (content-policy.ts).
 */
export function securityHeaders(production: boolean): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return {
    ...response.getHeaders(),
    "content-security-policy": contentPolicy({ scripts: [], styles: [] }),
  };
}
