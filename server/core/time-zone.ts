/** Neither offsets nor abbreviations: those know nothing of daylight saving time. */
const ZONE = /^(UTC|[A-Z][A-Za-z]+(\/[A-Z][A-Za-z_-]+)+)$/;

/** Browsers and Node.js list different names for the same zones, so a name is right if it can be used. */
export function isTimeZone(name: string): boolean {
  if (!ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
