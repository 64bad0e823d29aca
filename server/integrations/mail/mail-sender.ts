import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Mail } from "./mail.js";

/** Leaves one mail with a provider, or throws. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export interface SesSettings {
  region: string;
  endpoint: string | undefined;
  from: string;
}

const TIMEOUT_MS = 5_000;
/** A line break in an address or subject would let a header be smuggled in. */
const lineBreaks = /[\r\n]+/g;

export class SesMailSender implements MailSender {
  private readonly client: SESClient;

  constructor(private readonly settings: SesSettings) {
    this.client = new SESClient({
      region: settings.region,
      maxAttempts: 2,
      requestHandler: new NodeHttpHandler({
        connectionTimeout: 1_000,
        requestTimeout: TIMEOUT_MS,
        throwOnRequestTimeout: true,
      }),
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    });
  }

  async send(mail: Mail): Promise<void> {
    const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
    await this.client.send(
      new SendEmailCommand({
        Source: this.settings.from,
        Destination: { ToAddresses: [mail.to.replace(lineBreaks, "")] },
        ...(mail.replyTo ? { ReplyToAddresses: [mail.replyTo.replace(lineBreaks, "")] } : {}),
        Message: {
          Subject: utf8(mail.subject.replace(lineBreaks, " ")),
          Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        },
      }),
    );
  }
}
