import "reflect-metadata";
import { KeyObject, randomUUID, sign, webcrypto } from "node:crypto";
import { cryptoProvider, X509CertificateGenerator } from "@peculiar/x509";

/** What SNS signs, in its order; a field that a message lacks is left out. */
const SIGNED = ["Message", "MessageId", "SubscribeURL", "Subject", "Timestamp", "Token"];
const KEYS = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048 };
const EXPONENT = { publicExponent: new Uint8Array([1, 0, 1]) };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A message in the envelope of SNS, ready to be signed. */
export interface Envelope {
  Type: "Notification" | "SubscriptionConfirmation" | "UnsubscribeConfirmation";
  MessageId: string;
  TopicArn: string;
  Message: string;
  Timestamp: string;
  Subject?: string;
  Token?: string;
  SubscribeURL?: string;
}

export interface SignedEnvelope extends Envelope {
  SignatureVersion: "1" | "2";
  Signature: string;
  SigningCertURL: string;
}

/** A certificate of its own, which signs messages as SNS does. */
export class SnsSigner {
  private constructor(
    /** PEM. */
    readonly certificate: string,
    private readonly key: KeyObject,
  ) {}

  /** @param dates when the certificate is valid: from yesterday for ten years by default */
  static async create(dates: { notBefore?: Date; notAfter?: Date } = {}): Promise<SnsSigner> {
    cryptoProvider.set(webcrypto);
    const keys = await webcrypto.subtle.generateKey({ ...KEYS, ...EXPONENT }, true, [
      "sign",
      "verify",
    ]);
    const certificate = await X509CertificateGenerator.createSelfSigned({
      serialNumber: randomUUID().replaceAll("-", ""),
      name: "CN=sns.amazonaws.com",
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + 3650 * DAY_MS),
      ...dates,
      keys,
      signingAlgorithm: KEYS,
    });
    return new SnsSigner(certificate.toString("pem"), KeyObject.from(keys.privateKey));
  }

  /** @param certificateUrl where the certificate can be fetched */
  sign(
    envelope: Envelope,
    certificateUrl: string,
    version: SignedEnvelope["SignatureVersion"] = "2",
  ): SignedEnvelope {
    const digest = version === "1" ? "sha1" : "sha256";
    const signature = sign(digest, Buffer.from(textOf(envelope)), this.key).toString("base64");
    return {
      ...envelope,
      SignatureVersion: version,
      Signature: signature,
      SigningCertURL: certificateUrl,
    };
  }
}

function textOf(envelope: Envelope): string {
  const values = new Map<string, unknown>(Object.entries(envelope));
  return [...SIGNED, "TopicArn", "Type"]
    .filter((name) => values.has(name))
    .map((name) => `${name}\n${String(values.get(name))}\n`)
    .join("");
}
