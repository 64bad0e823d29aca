import { createHash } from "node:crypto";

/** What a document has inline, as sources of its content security policy, e.g. `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The source that allows exactly this text inside a script or style element. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The content security policy of a document. Scripts and styles come from this origin; inline ones only with these sources.
 * Style attributes are allowed because pages set CSS variables with them, also in server-rendered HTML
 * (docs/decisions/0006).
 */
export const contentPolicy = ({ scripts, styles }: InlineSources): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");
