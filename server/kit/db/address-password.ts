/**
 * Puts a password into the address of a database.
 * @param address mysql://user@host:port/name
 * @throws Error if the address has one already
 */
export function withPassword(address: string, password: string): string {
  const url = new URL(address);
  if (url.password) throw new Error("DATABASE_URL has a password, too: set only one of them");
  // The setter leaves % as it is, which the driver would take for the start of a code.
  url.password = encodeURIComponent(password);
  return url.href;
}
