import { randomUUID } from "node:crypto";
import type { Email } from "aws-ses-v2-local/dist/store.js";
import { SnsSigner } from "./sns-signer.js";

/** Ways in which a mail can come back. */
export const RETURNS = ["bounce", "complaint"] as const;
export type Return = (typeof RETURNS)[number];

/** What the site expects of its topic; the launcher tells both the same. */
export interface TopicSettings {
  topicArn: string;
  /** Where the site receives messages of the topic. */
  notifyUrl: string;
}

/** SNS as far as the site sees it: signs what became of a mail, and delivers it to the site's real address. */
export class MailReturns {
  private constructor(
    private readonly settings: TopicSettings,
    private readonly signer: SnsSigner,
    /** Of the certificate. A new one each time: the site keeps what it has fetched. */
    readonly certificatePath: string,
  ) {}

  static async create(settings: TopicSettings): Promise<MailReturns> {
    return new MailReturns(settings, await SnsSigner.create(), `/sns-${randomUUID()}.pem`);
  }

  /** PEM. */
  get certificate(): string {
    return this.signer.certificate;
  }

  /**
   * Tells the site that the mail came back.
   * @param ownUrl where this stand-in answers
   * @returns the status of the site's answer
   */
  async tell(how: Return, mail: Email, ownUrl: string): Promise<number> {
    const envelope = {
      Type: "Notification",
      MessageId: randomUUID(),
      TopicArn: this.settings.topicArn,
      Message: JSON.stringify(how === "bounce" ? bounceOf(mail) : complaintOf(mail)),
      Timestamp: new Date().toISOString(),
    } as const;
    const signed = this.signer.sign(envelope, ownUrl + this.certificatePath);
    const response = await fetch(this.settings.notifyUrl, {
      method: "POST",
      // As SNS sends it.
      headers: { "content-type": "text/plain; charset=UTF-8" },
      body: JSON.stringify(signed),
    });
    await response.body?.cancel();
    return response.status;
  }
}

const factsOf = () => ({ feedbackId: randomUUID(), timestamp: new Date().toISOString() });

/** A mailbox that does not exist, in the words of SES. */
const bounceOf = (mail: Email) => ({
  eventType: "Bounce",
  bounce: {
    ...factsOf(),
    bounceType: "Permanent",
    bounceSubType: "General",
    bouncedRecipients: mail.destination.to.map((emailAddress) => ({
      ...{ emailAddress, action: "failed", status: "5.1.1" },
      diagnosticCode: "smtp; 550 5.1.1 user unknown",
    })),
  },
  mail: mailFacts(mail),
});

/** A reader who pressed the button for spam. */
const complaintOf = (mail: Email) => ({
  eventType: "Complaint",
  complaint: {
    ...factsOf(),
    complaintFeedbackType: "abuse",
    complainedRecipients: mail.destination.to.map((emailAddress) => ({ emailAddress })),
  },
  mail: mailFacts(mail),
});

const mailFacts = ({ messageId, at, from, destination }: Email) => ({
  ...{ messageId, source: from, destination: destination.to },
  timestamp: new Date(at * 1000).toISOString(),
});
