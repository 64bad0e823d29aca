import type { RequestHandler } from "express";
import type { Logger } from "../../core/logger.js";

const WARNING =
  "requests carry X-Forwarded-For, but TRUST_PROXY_HOPS is 0: behind a proxy all visitors count as one address, and " +
  "one of them can use up the limits of all. Set TRUST_PROXY_HOPS to the number of proxies in front of the site; " +
  "leave it at 0 only when clients connect directly (the header is then not believed).";

/** Warns operators once if the site seems to be behind a proxy that its settings do not mention. */
export function forwardedWarning(trustedHops: number, logger: Logger): RequestHandler {
  let isTold = trustedHops > 0;
  return (request, _response, next) => {
    if (!isTold && request.headers["x-forwarded-for"] !== undefined) {
      isTold = true;
      logger.warn(WARNING);
    }
    next();
  };
}
