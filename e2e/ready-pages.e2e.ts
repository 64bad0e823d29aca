import { createHash } from "node:crypto";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "@jest/globals";
import { isSecretPage } from "#site/page-rules";
import { SITE } from "./browser.js";
import { routes } from "./routes.js";

const DECODE = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer): Buffer => bytes,
};
type Encoding = keyof typeof DECODE;
const ENCODINGS = ["br", "gzip", "identity"] as const;

const digest = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface Seen {
  status: number;
  headers: Record<string, unknown>;
  html: string;
  /** Whether the header Content-Length is right. */
  isCounted: boolean;
}

/** Asks as a browser does, but shows the bytes as they were sent. */
async function ask(path: string, encoding: Encoding, more: Record<string, string> = {}) {
  const headers = { "accept-encoding": encoding, ...more };
  return new Promise<Seen>((resolve, reject) => {
    request(SITE() + path, { headers }, (answer) => {
      const { "content-length": length, ...rest } = answer.headers;
      delete rest.date;
      const receive = async () => {
        const bytes = await buffer(answer);
        const html = bytes.length === 0 ? "" : DECODE[encoding](bytes).toString();
        const isCounted = Number(length) === bytes.length;
        resolve({ status: answer.statusCode ?? 0, headers: rest, html, isCounted });
      };
      receive().catch(reject);
    })
      .on("error", reject)
      .end();
  });
}

/** With these parameters, a payment is shown. Such a page is not kept, nor one whose address holds a token. */
const PAYMENT = /[?&](?:session_id|success|canceled)=/;
const isSecret = (path: string) => PAYMENT.test(path) || isSecretPage(path.split("?")[0] ?? "");
const visitorsPages = routes.filter(
  ({ path, browserOnly, status, endsAt }) =>
    !browserOnly && status === undefined && endsAt === undefined && !isSecret(path),
);
const withUnread = (path: string) => `${path}${path.includes("?") ? "&" : "?"}unread=1`;

/**
 * An address with a parameter that the page does not read is answered by Express, with the same page. Asked again if they differ:
 * the page may have been made anew in between, as right after the demo's jobs came, and says when it was made.
 */
async function inEachEncoding(path: string): Promise<Answers[]> {
  for (let tries = 1; ; tries += 1) {
    const seen: Answers[] = [];
    for (const encoding of ENCODINGS) seen.push(await answersIn(encoding, path));
    const texts = new Set(seen.flatMap(({ made, ready }) => [made.html, ready.html]));
    if ((texts.size === 1 && seen.every(({ again }) => again.html === "")) || tries === 3)
      return seen;
  }
}

/** As the server makes it, as it has it ready, and asked for by one who has it. */
type Answers = Record<"made" | "ready" | "again", Seen>;

async function answersIn(encoding: Encoding, path: string): Promise<Answers> {
  const made = await ask(withUnread(path), encoding);
  const ready = await ask(path, encoding);
  const again = await ask(path, encoding, { "if-none-match": String(made.headers.etag) });
  return { made, ready, again };
}

it.each(visitorsPages.map(({ path }) => path))(
  "%s is the same, ready or not, in each encoding",
  async (path) => {
    const seen = await inEachEncoding(path);
    for (const { made, ready, again } of seen) {
      expect(ready).toEqual(made);
      expect([made.status, made.isCounted]).toEqual([200, true]);
      expect([again.status, again.html]).toEqual([304, ""]);
    }
    expect(new Set(seen.map(({ made }) => made.html)).size).toBe(1);
  },
);

it.each(["/", "/desk", "/account", "/no-such-page"])(
  "%s allows exactly the inline scripts that it has, and no inline styles",
  async (path) => {
    const { headers, html } = await ask(path, "identity");
    expect(html).not.toContain("<style");
    const scripts = [...html.matchAll(/<script(?:\s+data-[a-z]+="[^"]*")*\s*>([^]*?)<\/script>/g)];
    expect(scripts).toHaveLength(3);
    const policy = String(headers["content-security-policy"]).split(";");
    const allowed = scripts.map(([, text]) => digest(text)).join(" ");
    expect(policy).toContain(`script-src 'self' ${allowed}`);
    expect(policy).toContain("style-src 'self'");
  },
);
