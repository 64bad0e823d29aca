import { verify, type X509Certificate } from "node:crypto";
import type { SnsMessage } from "./sns-message.js";

const SUBSCRIPTION_FIELDS = [
  ...["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"],
];
/** What the signature covers, in this order. A field that a message doesn't have is left out. */
const SIGNED_FIELDS: Record<SnsMessage["Type"], readonly string[]> = {
  Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
  SubscriptionConfirmation: SUBSCRIPTION_FIELDS,
  UnsubscribeConfirmation: SUBSCRIPTION_FIELDS,
};

const DIGESTS: Record<SnsMessage["SignatureVersion"], string> = { 1: "sha1", 2: "sha256" };

/**
 * The text that SNS signs: name and value of each field, on lines of their own.
 * @see https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html
 */
export function signedText(message: SnsMessage): string {
  const values = new Map<string, unknown>(Object.entries(message));
  return SIGNED_FIELDS[message.Type]
    .map((name) => {
      const value = values.get(name);
      return typeof value === "string" ? `${name}\n${value}\n` : "";
    })
    .join("");
}

/**
 * Whether the owner of the certificate signed the message.
 *
 * Checked here and not by a package: those on npm (sns-validator 0.3, sns-payload-validator 2.1; no release of either since
 * 2024) fetch the certificate themselves without a time limit, a size limit, or a look at its dates, and the first one leaves
 * the token out of what it checks when a subscription ends.
 */
export function isSignedBy({ publicKey }: X509Certificate, message: SnsMessage): boolean {
  if (publicKey.asymmetricKeyType !== "rsa") return false;
  const signature = Buffer.from(message.Signature, "base64");
  const text = Buffer.from(signedText(message));
  return verify(DIGESTS[message.SignatureVersion], text, publicKey, signature);
}
