/** Parts of an address. */
export interface AddressParts {
  city?: string | null;
  region?: string | null;
  /** A name or a code. */
  country?: string | null;
  postalCode?: string | null;
}

const US = /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i;
const MOST_PARTS = 50;
const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** An address as a job's location: `Austin, TX 78701`, `Berlin, Germany`; null if there is nothing in it. */
export function placeText({ city, region, country, postalCode }: AddressParts): string | null {
  const isUs = US.test(country ?? "");
  const withZip =
    region && isUs && /^\d{5}(?:-\d{4})?$/.test(postalCode ?? "")
      ? `${region} ${postalCode}`
      : region;
  const parts = [city, withZip, isUs && region ? null : countryName(country)];
  // SmartRecruiters has "Poland, REMOTE, Poland": a country in place of a city, and a workplace in place of a region.
  const told = parts.flatMap((part) =>
    part && !/^remote$/i.test(part.trim()) ? [part.trim()] : [],
  );
  const kept = told.filter((part, index) => !told.slice(index + 1).includes(part));
  return kept.length > 0 ? kept.join(", ") : null;
}

function countryName(country: string | null | undefined): string | null {
  if (!country) return null;
  const code = country.trim();
  return /^[a-z]{2}$/i.test(code) ? (NAMES.of(code.toUpperCase()) ?? code) : code;
}

/** "Poland, REMOTE, Poland" as "Poland". */
export function withoutRepeats(place: string): string {
  const parts = place.split(",", MOST_PARTS).map((part) => part.trim());
  return parts
    .filter(
      (part, index) =>
        part !== "" && !(index < parts.length - 1 && parts.slice(index + 1).includes(part)),
    )
    .join(", ");
}
