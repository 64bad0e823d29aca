import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What a test changes in an otherwise right answer. */
export interface Change {
  /** The site that the browser believes to be on. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  userVerified?: boolean;
  /** The counter that the authenticator reports. */
  counter?: number;
  userHandle?: string;
  type?: string;
  /** Attestation format and statement; "none" without. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const ES256 = -7;

/** An authenticator with one passkey, and the browser around it (https://www.w3.org/TR/webauthn-3/). */
export class SoftAuthenticator {
  readonly credentialId = randomBytes(32).toString("base64url");
  counter = 0;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private userHandle: string | undefined;

  constructor(private readonly origin: string) {
    const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** Answers `navigator.credentials.create`. */
  create(optionsJson: string, change: Change = {}): string {
    const options = JSON.parse(optionsJson) as Options;
    this.userHandle = options.user?.id;
    const { fmt, attStmt } = change.attestation ?? { fmt: "none", attStmt: new Map() };
    const authData = Buffer.concat([
      this.head(change.rpId ?? options.rp?.id ?? "", FLAGS.attested, change),
      this.attestedCredential(),
    ]);
    const object = new Map<string, unknown>([
      ["fmt", fmt],
      ["attStmt", attStmt],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData("webauthn.create", options, change).toString("base64url"),
      attestationObject: encode(object).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(optionsJson: string, change: Change = {}): string {
    const options = JSON.parse(optionsJson) as Options;
    this.counter += 1;
    const authData = this.head(change.rpId ?? options.rpId ?? "", 0, change);
    const clientData = this.clientData("webauthn.get", options, change);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.privateKey).toString("base64url"),
      userHandle: change.userHandle ?? this.userHandle,
    });
  }

  private answer(response: object): string {
    const { credentialId: id } = this;
    const kind = { type: "public-key", clientExtensionResults: {} };
    return JSON.stringify({ id, rawId: id, response, ...kind });
  }

  private clientData(type: string, options: Options, change: Change): Buffer {
    const { challenge = options.challenge, origin = this.origin } = change;
    return Buffer.from(
      JSON.stringify({ type: change.type ?? type, challenge, origin, crossOrigin: false }),
    );
  }

  private head(rpId: string, more: number, change: Change): Buffer {
    const { userVerified = true, counter = this.counter } = change;
    const flags = FLAGS.present | (userVerified ? FLAGS.verified : 0) | more;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags, 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  private attestedCredential(): Buffer {
    const id = Buffer.from(this.credentialId, "base64url");
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const { x = "", y = "" } = this.publicKey.export({ format: "jwk" });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, id, encode(key)]);
  }
}

const encode = (value: unknown): Buffer =>
  Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
