import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Secret, TOTP, URI } from "otpauth";
import { z } from "zod";
import { authenticatorPage, type ShownCode } from "./authenticator-page.js";
import { urlOf } from "./service.js";

const PERIOD_MS = 30_000;
const MAX_BODY = 4096;
const BASE32 = /^[A-Z2-7]{16,128}$/;

const storedKeys = z.array(z.object({ label: z.string(), secret: z.string().regex(BASE32) }));
type Key = z.infer<typeof storedKeys>[number];

/** Applies a form to the keys. @returns what is wrong with it */
type Change = (form: URLSearchParams) => string | undefined;

/** An authenticator app as a page: keeps keys and shows their codes. For this machine only. */
export class Authenticator {
  private saved = Promise.resolve();

  private constructor(
    private readonly file: string,
    private keys: Key[],
  ) {}

  /** @param file JSON with the keys; it survives a restart */
  static async open(file: string): Promise<Authenticator> {
    return new Authenticator(file, await readKeys(file));
  }

  /** Answers requests under `/authenticator`. @returns false for all others */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = urlOf(request);
    const route = `${request.method ?? ""} ${pathname}`;
    if (route === "GET /authenticator") sendHtml(response, 200, authenticatorPage(this.codes()));
    else if (route === "GET /authenticator/codes") sendJson(response, this.codes());
    else if (route === "POST /authenticator") this.post(request, response, this.add);
    else if (route === "POST /authenticator/remove") this.post(request, response, this.remove);
    else return false;
    return true;
  }

  /** A request that breaks off, or a full disk, must not end the process, which runs the other local services, too. */
  private post(request: IncomingMessage, response: ServerResponse, apply: Change): void {
    this.change(request, response, apply).catch((error: unknown) => {
      console.error("could not change the authenticator's keys:", error);
      response.destroy();
    });
  }

  private codes(): ShownCode[] {
    const now = Date.now();
    const changesAt = (Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS;
    return this.keys.map(({ label, secret }) => {
      const totp = new TOTP({ secret: Secret.fromBase32(secret) });
      return { id: idOf(secret), label, code: totp.generate({ timestamp: now }), changesAt };
    });
  }

  private readonly add = (form: URLSearchParams): string | undefined => {
    const key = readKey(form.get("key") ?? "", form.get("label") ?? "");
    if (!key) return "This is not a key. It has 16 or more letters A to Z and digits 2 to 7.";
    this.keys = [key, ...this.keys.filter(({ label }) => label !== key.label)];
    return undefined;
  };

  private readonly remove = (form: URLSearchParams): undefined => {
    this.keys = this.keys.filter(({ secret }) => idOf(secret) !== form.get("id"));
  };

  private async change(
    request: IncomingMessage,
    response: ServerResponse,
    apply: Change,
  ): Promise<void> {
    const fault = apply(new URLSearchParams(await readBody(request)));
    if (fault) return sendHtml(response, 400, authenticatorPage(this.codes(), fault));
    await this.save();
    response.writeHead(303, { location: "/authenticator" }).end();
  }

  /** One at a time, since each save renames the same file. */
  private save(): Promise<void> {
    const write = async () => {
      await writeFile(`${this.file}.new`, JSON.stringify(this.keys), { mode: 0o600 });
      await rename(`${this.file}.new`, this.file);
    };
    this.saved = this.saved.then(write, write);
    return this.saved;
  }
}

/** Null if the text is neither a key in base32 nor an otpauth address for codes that change with time. */
function readKey(text: string, label: string): Key | null {
  const name = label.trim();
  if (/^otpauth:/i.test(text.trim())) {
    const totp = parseUri(text.trim());
    return totp && { label: name || totp.label, secret: totp.secret.base32 };
  }
  const secret = text.toUpperCase().replaceAll(/[\s-]/g, "").replace(/=+$/, "");
  return BASE32.test(secret) ? { label: name || `Key ${secret.slice(0, 4)}…`, secret } : null;
}

function parseUri(text: string): TOTP | null {
  try {
    const otp = URI.parse(text);
    return otp instanceof TOTP && BASE32.test(otp.secret.base32) ? otp : null;
  } catch {
    return null;
  }
}

const idOf = (secret: string): string =>
  `key-${createHash("sha256").update(secret).digest("hex").slice(0, 12)}`;

async function readKeys(file: string): Promise<Key[]> {
  try {
    return storedKeys.safeParse(JSON.parse(await readFile(file, "utf8"))).data ?? [];
  } catch {
    return [];
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += String(chunk);
    if (body.length > MAX_BODY) return "";
  }
  return body;
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  const type = "text/html; charset=utf-8";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(html);
}

function sendJson(response: ServerResponse, value: unknown): void {
  const type = "application/json; charset=utf-8";
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
  response.end(JSON.stringify(value));
}
