import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";

declare module "express-serve-static-core" {
  interface Locals {
    /** Allows this response's own style tags and inline scripts. */
    nonce: string;
  }
}

/**
 * Headers of every response. Scripts come from this origin; inline ones and style tags need the nonce. Style attributes are
 * allowed because the UI kit sets CSS variables with them, also in server-rendered HTML (docs/decisions/0006).
 */
export function securityHeaders(production: boolean): RequestHandler[] {
  const setNonce: RequestHandler = (_req, res, next) => {
    res.locals.nonce = randomBytes(16).toString("base64");
    next();
  };
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceSource],
        styleSrc: ["'self'", nonceSource],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  return [setNonce, headers];
}

const nonceSource = (_req: object, res: object): string => `'nonce-${nonceOf(res)}'`;

const nonceOf = (response: object): string => {
  const locals: unknown = "locals" in response ? response.locals : null;
  return locals && typeof locals === "object" && "nonce" in locals ? String(locals.nonce) : "";
};
