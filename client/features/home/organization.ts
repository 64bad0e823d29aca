import type { SiteConfig } from "../../lib/site";

/** Square, 512 × 512 pixels. */
const LOGO = "/icons/icon-512.png";

/** The firm for search engines (schema.org/Organization, with the fields of Google's "Organization structured data"). */
export const organization = (site: SiteConfig): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: site.name,
  url: site.origin,
  logo: site.origin + LOGO,
  email: site.email,
  telephone: site.phone,
  ...(site.address === null ? {} : { address: site.address }),
  ...(site.profiles.length === 0 ? {} : { sameAs: site.profiles }),
});
