import ipaddr from "ipaddr.js";

/** The key for addresses that cannot be parsed. */
const UNKNOWN = "unknown";
/** The first bits of an IPv6 address identify the customer's network (RFC 6177); the customer chooses the rest. */
const IPV6_NETWORK_BITS = 64;

/**
 * A client's address as reported by its proxy. Some proxies append the port ("203.0.113.7:50112",
 * "[2001:db8::1]:50112"), which changes with every connection, so it is dropped.
 * @returns the shortest spelling, with IPv4-mapped addresses as IPv4; "unknown" for an invalid address
 */
export function clientAddress(text: string | undefined): string {
  const given = (text ?? "").trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(given) ?? /^([\d.]+):\d+$/.exec(given);
  const address = (bare?.[1] ?? given).replace(/%.*/, "");
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : UNKNOWN;
}

/**
 * The key by which limits count a client: an IPv4 address, or an IPv6 /64, because one customer may use every address in
 * it. All unparsable addresses share one key, so that garbage does not get a fresh budget.
 */
export function networkOf(text: string): string {
  const address = clientAddress(text);
  if (!ipaddr.IPv6.isValid(address)) return address;
  const range = `${address}/${IPV6_NETWORK_BITS}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(range).toString()}/${IPV6_NETWORK_BITS}`;
}

/** A client's network as shown to the owner of an account: enough to recognize it, without the full address. */
export function shownNetwork(text: string): string {
  const address = clientAddress(text);
  if (ipaddr.IPv4.isValid(address)) return address.replace(/\d+$/, "x");
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parts = ipaddr.IPv6.parse(address).parts.slice(0, 3);
  return `${parts.map((part) => part.toString(16)).join(":")}:x`;
}
