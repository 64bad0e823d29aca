import { SendEmailCommand, SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Mail } from "./mail.js";
import { bareAddress, oneLine, rawMessage } from "./raw-message.js";

/**
 * Sends one mail through the provider.
 * @throws if the provider does not accept it
 */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export interface SesSettings {
  region: string;
  endpoint: string | undefined;
  from: string;
}

const TIMEOUT_MS = 5_000;

export class SesMailSender implements MailSender {
  private readonly client: SESClient;

  constructor(private readonly settings: SesSettings) {
    this.client = new SESClient({
      region: settings.region,
      maxAttempts: 2,
      requestHandler: new NodeHttpHandler({
        connectionTimeout: 4_000,
        requestTimeout: TIMEOUT_MS,
        throwOnRequestTimeout: true,
      }),
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    });
  }

  send(mail: Mail): Promise<void> {
    return mail.headers || mail.calendar ? this.sendRaw(mail) : this.sendSimple(mail);
  }

  private async sendSimple(mail: Mail): Promise<void> {
    const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
    await this.client.send(
      new SendEmailCommand({
        Source: this.settings.from,
        Destination: { ToAddresses: [bareAddress(mail.to)] },
        ...(mail.replyTo ? { ReplyToAddresses: [bareAddress(mail.replyTo)] } : {}),
        Message: {
          Subject: utf8(oneLine(mail.subject)),
          Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        },
      }),
    );
  }

  /** SES delivers only to `Destinations`, whatever the message's headers say. */
  private async sendRaw(mail: Mail): Promise<void> {
    await this.client.send(
      new SendRawEmailCommand({
        Source: this.settings.from,
        Destinations: [bareAddress(mail.to)],
        RawMessage: { Data: await rawMessage(this.settings.from, mail) },
      }),
    );
  }
}
