import { z } from "zod";

/** Fields of every message that SNS delivers over HTTPS. All are covered by the signature, except the last three. */
const common = {
  MessageId: z.string().min(1).max(100),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.base64(),
  SigningCertURL: z.string(),
};
const aboutSubscription = { ...common, Token: z.string(), SubscribeURL: z.string() };

/**
 * The JSON that a topic delivers to an HTTPS endpoint. A subscription with raw message delivery has none of it, not even a
 * signature.
 * @see https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html
 */
export const snsMessage = z.discriminatedUnion("Type", [
  z.object({ Type: z.literal("Notification"), ...common, Subject: z.string().nullish() }),
  z.object({ Type: z.literal("SubscriptionConfirmation"), ...aboutSubscription }),
  z.object({ Type: z.literal("UnsubscribeConfirmation"), ...aboutSubscription }),
]);

export type SnsMessage = z.infer<typeof snsMessage>;
