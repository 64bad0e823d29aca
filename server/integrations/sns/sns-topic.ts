import { topicErrorTexts as texts } from "#texts/errors";
import { badInput, forbidden, providerUnavailable } from "../../core/errors.js";
import { hours, minutes, type Clock } from "../../core/clock.js";
import { InvalidCertificateError, SigningCertificates } from "./signing-certificates.js";
import { UnusableAnswerError, type FetchText } from "./fetch-text.js";
import { SnsAddresses } from "./sns-addresses.js";
import { snsMessage, type SnsMessage } from "./sns-message.js";
import { isSignedBy } from "./sns-signature.js";

/** SNS tries again for at most an hour; what comes later was kept by someone else. */
const LONGEST_ON_ITS_WAY_MS = hours(1);
/** By how much the clocks of SNS and of this machine may differ. */
const CLOCKS_DIFFER_MS = minutes(5);

export interface SnsTopicSettings {
  topicArn: string;
  /** Origin of a local stand-in. */
  endpoint?: string | undefined;
}

interface SnsTopicNeeds {
  clock: Clock;
  /** Tests pass their own: they reach no other machine. */
  fetchText: FetchText;
}

/** Reads and checks what one topic of SNS delivers to us. */
export class SnsTopic {
  private readonly addresses: SnsAddresses;
  private readonly certificates: SigningCertificates;
  private readonly clock: Clock;
  private readonly fetchText: FetchText;

  constructor(
    private readonly settings: SnsTopicSettings,
    { clock, fetchText }: SnsTopicNeeds,
  ) {
    this.clock = clock;
    this.fetchText = fetchText;
    this.addresses = new SnsAddresses(settings.topicArn, settings.endpoint);
    this.certificates = new SigningCertificates(fetchText, clock);
  }

  /**
   * The message in a request's body. What costs nothing is checked first: anyone can send us a body.
   * @throws BAD_INPUT if it isn't from SNS; FORBIDDEN if it is forged, old, or of another topic; PROVIDER_UNAVAILABLE if the
   *   certificate can't be fetched, upon which SNS tries again
   */
  async read(body: Buffer): Promise<SnsMessage> {
    const message = envelopeIn(body);
    if (message.TopicArn !== this.settings.topicArn) throw forbidden(texts.otherTopic);
    if (!this.addresses.isCertificate(message.SigningCertURL))
      throw forbidden(texts.badCertificateUrl);
    this.checkAge(message);
    if (!(await this.isGenuine(message))) throw forbidden(texts.badSignature);
    return message;
  }

  /**
   * Tells SNS that we want what the topic sends. Confirming again changes nothing.
   * @throws FORBIDDEN for an address that is not one of SNS; PROVIDER_UNAVAILABLE
   */
  async confirm(address: string): Promise<void> {
    if (!this.addresses.isConfirmation(address)) throw forbidden(texts.badSubscribeUrl);
    await this.fetchText(address).catch((error: unknown) => {
      throw providerUnavailable(texts.notConfirmed, error);
    });
  }

  private checkAge({ Timestamp }: SnsMessage): void {
    const age = this.clock.now().getTime() - Date.parse(Timestamp);
    if (age > LONGEST_ON_ITS_WAY_MS || age < -CLOCKS_DIFFER_MS) throw forbidden(texts.badTime);
  }

  private async isGenuine(message: SnsMessage): Promise<boolean> {
    try {
      return isSignedBy(await this.certificates.get(message.SigningCertURL), message);
    } catch (error) {
      if (error instanceof InvalidCertificateError || error instanceof UnusableAnswerError)
        return false;
      throw providerUnavailable(texts.noCertificate, error);
    }
  }
}

function envelopeIn(body: Buffer): SnsMessage {
  const { success, data } = snsMessage.safeParse(jsonIn(body.toString("utf8")));
  if (success) return data;
  throw badInput(texts.notSns);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
