import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** How many steps an authenticator's clock may be off, in either direction (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** What authenticator apps support everywhere: SHA-1, 6 digits, 30 seconds. */
const totp = (secret: string, labels: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({
    ...labels,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** 160 random bits in base32 (RFC 4226, section 4). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address for authenticator apps, usually shown as a QR code. */
export const otpauthUrl = (secret: string, issuer: string, label: string): string =>
  totp(secret, { issuer, label }).toString();

const bare = (code: string): string => code.replaceAll(/\s/g, "");

/** Whether a code has the form of an authenticator app's. Recovery codes are longer. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(bare(code));

/** The 30-second step that a code belongs to; null if it belongs to none around this time. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  // otpauth throws a RangeError for six characters that take more than six bytes, such as full-width digits.
  if (!isTotpCode(code)) return null;
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: bare(code), timestamp, window: DRIFT_STEPS });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
