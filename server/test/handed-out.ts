/** Names of values in JSON and in links that only their owner may have. */
const SECRET_NAMES = new Set([
  ...["secret", "token", "credential", "otpauthUrl", "recoveryCodes", "challenge"],
  ...["state", "nonce", "code_verifier", "X-Amz-Signature"],
]);
/** JSON within JSON, for the browser's passkey functions. */
const NESTED_JSON = new Set(["optionsJson", "responseJson"]);
/** Shorter ones are words, or test data such as "wrong". */
const PIECE = /[\w-]{16,}/g;
/** Links name what they are for beside their signature; ids are no secrets. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const RECOVERY_CODE = /^[\dA-Z]{4,}(?:-[\dA-Z]{4,})+$/i;
const SIX_DIGITS = /(?<![\w.-])\d{6}(?![\w.-])/g;
/** What joins a secret to the text before it. */
const ESCAPES = /%[\dA-F]{2}|\\[a-z"\\]/gi;

/**
 * The codes, tokens, cookies, and keys that a test's app has given to people or got from them. Texts are cut into pieces that
 * are looked up, so that the time does not grow with the number of secrets.
 */
export class HandedOut {
  /** What each secret is, for the error message; the secrets themselves stay out of it. */
  private readonly pieces = new Map<string, string>();
  private readonly codes = new Set<string>();
  private readonly recoveryCodes = new Set<string>();

  add(what: string, secret: string): void {
    if (RECOVERY_CODE.test(secret)) this.recoveryCodes.add(secret.toLowerCase());
    for (const [piece] of secret.replaceAll(ESCAPES, " ").matchAll(PIECE))
      if (!ID.test(piece)) this.pieces.set(piece, what);
  }

  addCode(code: string): void {
    if (/^\d{6}$/.test(code)) this.codes.add(code);
  }

  /** Secrets of a request or response body. */
  addBody(text: string): void {
    if (!/secret|token|credential|recoveryCodes|otpauth|Json"/.test(text)) return;
    try {
      this.addJson("body", JSON.parse(text));
    } catch {
      // A form, a page, or a malformed body that a test sends.
    }
  }

  /** Secrets in the parameters of an address. */
  addLink(address: string): void {
    const [, query = ""] = /[?#](.*)/.exec(address) ?? [];
    for (const [name, value] of new URLSearchParams(query))
      if (SECRET_NAMES.has(name)) this.add(`${name} in a link`, value);
  }

  /** Secrets in a mail. */
  addMail(text: string): void {
    for (const [code] of text.matchAll(SIX_DIGITS)) this.codes.add(code);
    for (const [link] of text.matchAll(/https?:\/\/\S+/g)) this.addLink(link);
  }

  /** @param withCodes also looks for six-digit codes, where no other number has six digits */
  foundIn(text: string, { withCodes }: { withCodes: boolean }): string[] {
    const found = new Set<string>();
    for (const [piece] of text.replaceAll(ESCAPES, " ").matchAll(PIECE)) {
      const what = this.pieces.get(piece);
      if (what !== undefined) found.add(what);
    }
    for (const code of this.recoveryCodes)
      if (text.toLowerCase().includes(code)) found.add("recovery code");
    if (withCodes)
      for (const [code] of text.matchAll(SIX_DIGITS)) if (this.codes.has(code)) found.add("code");
    return [...found];
  }

  private addJson(name: string, value: unknown): void {
    if (typeof value === "string") this.addText(name, value);
    else if (Array.isArray(value)) for (const each of value) this.addJson(name, each);
    else if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value)) this.addJson(key, each);
  }

  private addText(name: string, text: string): void {
    if (NESTED_JSON.has(name)) this.addBody(text);
    else if (SECRET_NAMES.has(name)) this.add(name, text);
    else if (name === "otp" || name === "code") this.addCode(text);
  }
}
