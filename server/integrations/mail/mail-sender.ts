import { setTimeout as delay } from "node:timers/promises";
import { SendEmailCommand, SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { errorTexts } from "#texts/errors";
import { ProviderAway } from "../../core/errors.js";
import type { Breaker } from "../breaker/breaker.js";
import type { Mail } from "./mail.js";
import { hasNoKeys, MailProviderError, MaybeSentError, sendFailure } from "./mail-failures.js";
import { bareAddress, oneLine, rawMessage } from "./raw-message.js";

/**
 * Sends one mail through the provider, at most once.
 * @throws MailProviderError if the provider takes no mail now; MaybeSentError if its answer was lost; others if it refuses this mail
 */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export interface SesSettings {
  region: string;
  endpoint: string | undefined;
  from: string;
  /** Of SES; by it, SES tells what became of each mail. */
  configurationSet?: string | undefined;
  /** How long to wait for the provider's next sign of life, in milliseconds. */
  timeoutMs?: number;
  breaker: Breaker;
}

const TIMEOUT_MS = 5_000;
/** A connection of its own for each mail: one that was kept may have ended, and a mail lost on it looks like a lost answer. */
const OWN_CONNECTION = { keepAlive: false };

/** Ends an exchange that takes too long, and tells why one failed. */
async function exchange<Answer>(
  answer: Promise<Answer>,
  { longestMs, from }: { longestMs: number; from: string },
): Promise<Answer> {
  const over = new AbortController();
  const late = delay(longestMs, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new MaybeSentError("no whole answer in time");
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw sendFailure(error, from);
  } finally {
    late.catch(() => undefined);
    over.abort();
  }
}

export class SesMailSender implements MailSender {
  private readonly client: SESClient;

  constructor(private readonly settings: SesSettings) {
    const { timeoutMs = TIMEOUT_MS } = settings;
    this.client = new SESClient({
      region: settings.region,
      maxAttempts: 1,
      requestHandler: new NodeHttpHandler({
        httpAgent: OWN_CONNECTION,
        httpsAgent: OWN_CONNECTION,
        // Less, so that it ends as a connection that was never made.
        connectionTimeout: timeoutMs * 0.8,
        requestTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      }),
      ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    });
    // For connection, request, and answer together: the SDK doesn't limit how long the body of an answer may take.
    const longestMs = 2 * timeoutMs;
    const limits = { longestMs, from: settings.from };
    const { breaker } = settings;
    // Around sending and reading the answer only: a mail that can't be signed, or that the breaker refuses, was not sent.
    this.client.middlewareStack.add(
      (next) => (request) => breaker.run(errorTexts.busy, () => exchange(next(request), limits)),
      { step: "finalizeRequest", priority: "low", name: "tellLostAnswers" },
    );
  }

  async send(mail: Mail): Promise<void> {
    try {
      await (mail.headers || mail.calendar ? this.sendRaw(mail) : this.sendSimple(mail));
    } catch (error) {
      throw hasNoKeys(error) || error instanceof ProviderAway
        ? new MailProviderError(error)
        : error;
    }
  }

  private async sendSimple(mail: Mail): Promise<void> {
    const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
    await this.client.send(
      new SendEmailCommand({
        Source: this.settings.from,
        ConfigurationSetName: this.settings.configurationSet,
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
        ConfigurationSetName: this.settings.configurationSet,
        Destinations: [bareAddress(mail.to)],
        RawMessage: { Data: await rawMessage(this.settings.from, mail) },
      }),
    );
  }
}
