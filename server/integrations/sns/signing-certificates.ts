import { X509Certificate } from "node:crypto";
import type { Clock } from "../../core/clock.js";
import { Turns } from "../../core/turns.js";
import type { FetchText } from "./fetch-text.js";

/** SNS has one certificate per region, and a new one about once a year. */
const KEPT = 4;
/** Whoever forges messages may name many. */
const AT_ONCE = 2;

/** A certificate that was read, and can't be used. */
export class InvalidCertificateError extends Error {
  override readonly name = "InvalidCertificateError";
}

/** Certificates by address, each fetched once. The caller checks the address first. */
export class SigningCertificates {
  private readonly known = new Map<string, X509Certificate>();
  private readonly coming = new Map<string, Promise<X509Certificate>>();
  private readonly turns = new Turns(AT_ONCE);

  constructor(
    private readonly fetchText: FetchText,
    private readonly clock: Clock,
  ) {}

  /** @throws what `fetchText` throws; Error if it is no certificate, or isn't valid now */
  async get(address: string): Promise<X509Certificate> {
    const certificate = this.known.get(address) ?? (await this.fetchOnce(address));
    this.checkDates(certificate);
    return certificate;
  }

  private fetchOnce(address: string): Promise<X509Certificate> {
    const known = this.coming.get(address);
    if (known) return known;
    const coming = this.turns
      .take(() => this.fetch(address))
      .finally(() => this.coming.delete(address));
    this.coming.set(address, coming);
    return coming;
  }

  private async fetch(address: string): Promise<X509Certificate> {
    const certificate = certificateIn(await this.fetchText(address));
    this.checkDates(certificate);
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size >= KEPT) this.known.delete(oldest);
    this.known.set(address, certificate);
    return certificate;
  }

  private checkDates({ validFrom, validTo }: X509Certificate): void {
    const now = this.clock.now().getTime();
    if (Date.parse(validFrom) > now || Date.parse(validTo) < now)
      throw new InvalidCertificateError("the certificate is not valid now");
  }
}

function certificateIn(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new InvalidCertificateError("this is no certificate");
  }
}
