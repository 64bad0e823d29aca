import { SendEmailCommand, SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import type { Mail } from "./mail.js";
import { bareAddress, oneLine, rawMessage } from "./raw-message.js";

/** No one knows whether the mail was sent: the provider got it, and its answer was lost. */
export class MaybeSentError extends Error {
  override readonly name = "MaybeSentError";
}

/**
 * Sends one mail through the provider, at most once.
 * @throws if the provider does not accept it; MaybeSentError if its answer was lost
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
/** A connection of its own for each mail: one that was kept may have ended, and a mail lost on it looks like a lost answer. */
const OWN_CONNECTION = { keepAlive: false };
/** How a connection ends on which a request was sent. */
const CUT: ReadonlySet<unknown> = new Set(["ETIMEDOUT", "ECONNRESET", "EPIPE"]);

/** Tells a request that was sent without an answer from one that was never sent. */
class TellingHandler extends NodeHttpHandler {
  override async handle(...request: Parameters<NodeHttpHandler["handle"]>) {
    try {
      return await super.handle(...request);
    } catch (error) {
      throw isAnswerLost(error) ? new MaybeSentError("no answer", { cause: error }) : error;
    }
  }
}

const isAnswerLost = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  CUT.has(error.code) &&
  !("syscall" in error && error.syscall === "connect");

export class SesMailSender implements MailSender {
  private readonly client: SESClient;

  constructor(private readonly settings: SesSettings) {
    this.client = new SESClient({
      region: settings.region,
      maxAttempts: 1,
      requestHandler: new TellingHandler({
        httpAgent: OWN_CONNECTION,
        httpsAgent: OWN_CONNECTION,
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
