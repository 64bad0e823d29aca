import type { IndustrySlug } from "#site/paths";
import type { Industry } from "#site/schema-enums.generated";

/** An industry: its name in the API, in URLs, and on pages. */
export interface NamedIndustry {
  value: Industry;
  /** In /industries/{slug} and /jobs?industry={slug}. */
  slug: IndustrySlug;
  label: string;
}

/** In menu order. */
export const namedIndustries: readonly NamedIndustry[] = [
  { value: "BUSINESS_SERVICES", slug: "business-services", label: "Business Services" },
  { value: "HEALTHCARE", slug: "healthcare", label: "Healthcare" },
  { value: "LIFE_SCIENCES", slug: "life-sciences", label: "Life Sciences" },
  { value: "IT", slug: "it", label: "IT" },
  { value: "AI", slug: "ai", label: "AI" },
  { value: "LOGISTICS", slug: "logistics", label: "Logistics" },
  { value: "RETAIL_CONSUMER", slug: "retail-consumer", label: "Retail & Consumer" },
  { value: "MANUFACTURING", slug: "manufacturing", label: "Manufacturing" },
];

/** Null if there is no such industry. */
export const industryBySlug = (slug: string | null): NamedIndustry | null =>
  namedIndustries.find((industry) => industry.slug === slug) ?? null;
