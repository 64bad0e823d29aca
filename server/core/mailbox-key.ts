import { canonicalAddress } from "./validation.js";

const GOOGLE_DOMAINS: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address, for limits: "ana+jobs@…" reaches ana, and Google treats "a.na@googlemail.com" as
 * ana@gmail.com. For limits only: accounts use the address as given, because at other providers a dot or a plus may
 * distinguish two people.
 */
export function mailboxKey(email: string): string {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  if (!GOOGLE_DOMAINS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll(".", "")}@gmail.com`;
}
