import { randomUUID } from "node:crypto";
import { SnsSigner, type Envelope, type SignedEnvelope } from "../../dev/services/sns-signer.js";

export const TOPIC_ARN = "arn:aws:sns:us-east-1:123456789012:ses-feedback";
export const CERTIFICATE_URL =
  "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem";
export const SUBSCRIBE_URL = `https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC_ARN}&Token=t`;

/** SNS, as far as its messages and the answers of its addresses matter. */
export class SnsTwin {
  /** What was fetched, in order. */
  readonly fetched: string[] = [];
  /** Answers by address. */
  readonly answers = new Map<string, string>();

  private constructor(private readonly signer: SnsSigner) {
    this.answers.set(CERTIFICATE_URL, signer.certificate).set(SUBSCRIBE_URL, "<Confirmed/>");
  }

  static async create(dates: { notBefore?: Date; notAfter?: Date } = {}): Promise<SnsTwin> {
    return new SnsTwin(await SnsSigner.create(dates));
  }

  /** Stands in for the network. */
  readonly fetchText = (address: string): Promise<string> => {
    this.fetched.push(address);
    const answer = this.answers.get(address);
    return answer === undefined ? Promise.reject(new Error("no route")) : Promise.resolve(answer);
  };

  /** @param now the time of the message. @param change replaces fields before it is signed */
  envelope(
    now: Date,
    change: Partial<Envelope> = {},
    { version, url = CERTIFICATE_URL }: { version?: "1" | "2"; url?: string } = {},
  ): SignedEnvelope {
    const envelope: Envelope = {
      Type: "Notification",
      MessageId: randomUUID(),
      TopicArn: TOPIC_ARN,
      Message: "{}",
      Timestamp: now.toISOString(),
      ...change,
    };
    return this.signer.sign(envelope, url, version);
  }
}

/** The body of a bounce. */
export const bounceOf = (emailAddress: string, change: object = {}) =>
  JSON.stringify({
    notificationType: "Bounce",
    bounce: {
      bounceType: "Permanent",
      bounceSubType: "General",
      timestamp: "2026-11-28T12:00:00.000Z",
      feedbackId: randomUUID(),
      bouncedRecipients: [{ emailAddress, status: "5.1.1", action: "failed" }],
      ...change,
    },
  });

export const complaintOf = (emailAddress: string, change: object = {}) =>
  JSON.stringify({
    eventType: "Complaint",
    complaint: {
      feedbackId: randomUUID(),
      complainedRecipients: [{ emailAddress }],
      complaintFeedbackType: "abuse",
      ...change,
    },
  });
