import { isIP } from "node:net";

/** mysql2's `ssl` option. A certificate that no trusted authority signed is never accepted. */
export interface DatabaseTls {
  /** PEM; without it, the system's authorities are trusted. */
  ca?: string;
  rejectUnauthorized: true;
  /** Whether the certificate must also match the host in DATABASE_URL. */
  verifyIdentity: boolean;
  minVersion: "TLSv1.2";
}

/**
 * TLS to the database, as requested by DATABASE_URL and DATABASE_CA.
 *
 * | In DATABASE_URL  | Meaning                                                                         |
 * | ---------------- | ------------------------------------------------------------------------------- |
 * | `?ssl=true`      | TLS; the certificate must be trusted and match the host                         |
 * | `?ssl=verify-ca` | TLS; the certificate must be trusted; for a server addressed by IP              |
 * | nothing          | like `?ssl=true` if there is a DATABASE_CA, otherwise no TLS                    |
 *
 * @param ca PEM of the only authorities to trust; without it, the system's are trusted
 * @returns undefined without TLS
 * @throws Error with what to change. Spellings of other drivers throw too, since ignoring them would turn TLS off
 */
export function databaseTls(url: string, ca?: string): DatabaseTls | undefined {
  const { hostname, searchParams } = new URL(url);
  const foreign = [...searchParams.keys()].find((name) => name !== "ssl" && /ssl|tls/i.test(name));
  if (foreign) throw new Error(`has ${foreign}=…: use ?ssl=true or ?ssl=verify-ca for TLS`);
  const asked = searchParams.get("ssl") ?? (ca === undefined ? undefined : "true");
  if (asked === undefined) return undefined;
  if (asked !== "true" && asked !== "verify-ca")
    throw new Error("its ssl= must be true or verify-ca; for no TLS, remove it and DATABASE_CA");
  if (asked === "true" && isIP(hostname.replace(/^\[|\]$/g, "")))
    throw new Error(
      "has an IP address as its host, so TLS can't check the host name: use the name, or ?ssl=verify-ca",
    );
  return {
    ...(ca === undefined ? {} : { ca }),
    rejectUnauthorized: true,
    verifyIdentity: asked === "true",
    minVersion: "TLSv1.2",
  };
}
