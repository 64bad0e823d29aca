import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, type CryptoKey } from "jose";
import type { Env } from "../env.js";
import { openAddress } from "./create-test-app.js";

export const CLIENT_ID = "client-of-this-test";
export const CLIENT_SECRET = "secret-of-this-test";
export const KEY_ID = "k";

type Answerer = (response: ServerResponse, form: URLSearchParams) => void;
/** What the test wants in the token in place of the right claims; `undefined` leaves a claim out. */
export type Claims = Record<string, unknown>;

/** Google and LinkedIn in one, under the control of a test: it signs any token, and its endpoints fail as told. */
export class FakeProvider {
  /** Forms sent to the token endpoint. */
  readonly redeemed: URLSearchParams[] = [];
  answerToken: Answerer;
  answerKeys: Answerer;
  private readonly tokens = new Map<string, string>();

  private constructor(
    readonly issuer: string,
    readonly keys: { publicKey: CryptoKey; privateKey: CryptoKey },
    keySet: object,
    readonly close: () => void,
  ) {
    this.answerKeys = (response) => json(response, 200, keySet);
    this.answerToken = this.redeem;
  }

  static async start(): Promise<FakeProvider> {
    const keys = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID };
    const { server, origin } = await openAddress();
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    const provider = new FakeProvider(origin, keys, { keys: [jwk] }, close);
    server.on("request", (request, response) => void provider.answer(request, response));
    return provider;
  }

  /** Both providers, at this address; LinkedIn is another issuer. */
  get settings(): Partial<Record<keyof Env, string>> {
    return {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_ISSUER: this.issuer,
      GOOGLE_AUTHORIZE_URL: `${this.issuer}/authorize`,
      GOOGLE_JWKS_URL: `${this.issuer}/keys`,
      LINKEDIN_CLIENT_ID: CLIENT_ID,
      LINKEDIN_CLIENT_SECRET: CLIENT_SECRET,
      LINKEDIN_ISSUER: `${this.issuer}/linkedin`,
      LINKEDIN_AUTHORIZE_URL: `${this.issuer}/authorize`,
      LINKEDIN_TOKEN_URL: `${this.issuer}/token`,
      LINKEDIN_JWKS_URL: `${this.issuer}/keys`,
    };
  }

  sign(claims: Claims, header: { alg?: string; kid?: string } = {}, key?: CryptoKey | Uint8Array) {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID, ...header })
      .sign(key ?? this.keys.privateKey);
  }

  /** The private key, for another algorithm. */
  async keyFor(alg: string): Promise<CryptoKey | Uint8Array> {
    return importJWK(await exportJWK(this.keys.privateKey), alg);
  }

  /** The public key's text, which attackers use as a shared secret. */
  async publicKeyText(): Promise<Uint8Array> {
    return new TextEncoder().encode(await exportSPKI(this.keys.publicKey));
  }

  /** A code that the token endpoint exchanges for this token, once. */
  codeFor(token: string): string {
    const code = randomUUID();
    this.tokens.set(code, token);
    return code;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    if (request.url === "/keys") return this.answerKeys(response, form);
    if (request.url !== "/token") return json(response, 404, {});
    this.redeemed.push(form);
    this.answerToken(response, form);
  }

  readonly redeem: Answerer = (response, form) => {
    const code = form.get("code") ?? "";
    const token = this.tokens.get(code);
    this.tokens.delete(code);
    if (token === undefined) json(response, 400, { error: "invalid_grant" });
    else json(response, 200, { id_token: token, access_token: "unused", token_type: "Bearer" });
  };
}

export function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
