import { Router } from "express";
import { language } from "#texts/language";
import { days, type Clock } from "../../core/clock.js";

interface SecurityTextOptions {
  /** Public origin, without a trailing slash. */
  origin: string;
  email: string;
  clock: Clock;
}

export const SECURITY_TEXT = "/.well-known/security.txt";
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * `GET /.well-known/security.txt` (RFC 9116): where people report a vulnerability (docs/SECURITY.md). It expires at midnight, UTC, half a
 * year after the day on which it is read, so that a site that nobody runs any more has none that is valid.
 */
export function securityTextRoute({ origin, email, clock }: SecurityTextOptions): Router {
  const router = Router();
  router.get(SECURITY_TEXT, (_req, res) => {
    const lines = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expiry(clock.now())}`,
      `Preferred-Languages: ${new Intl.Locale(language.locale).language}`,
      `Canonical: ${origin}${SECURITY_TEXT}`,
    ];
    res.set("Cache-Control", "public, max-age=3600");
    res.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  return router;
}

/** Whole days, so that the text changes only once a day. */
function expiry(now: Date): string {
  const then = new Date(now.getTime() + days(VALID_DAYS));
  return `${then.toISOString().slice(0, 10)}T00:00:00Z`;
}
