const MAX_LENGTH = 80;
const TRIES = 5;

/** The name in lower case ASCII, with hyphens: "Kiln & Co." is "kiln-co". */
const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");

/** Slugs for a company of this name, best first. The last one is unique. */
export function slugsFor(name: string, id: string): string[] {
  const slug = slugOf(name) || "company";
  const numbered = Array.from({ length: TRIES }, (_, n) => `${slug}-${n + 2}`);
  return [slug, ...numbered, `${slug}-${id.slice(-12)}`];
}
