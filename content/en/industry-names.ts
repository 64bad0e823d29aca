import type { IndustrySlug } from "#site/paths";
import { industryLabels } from "#content/industry-labels";
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
  {
    value: "BUSINESS_SERVICES",
    slug: "business-services",
    label: industryLabels.BUSINESS_SERVICES,
  },
  { value: "HEALTHCARE", slug: "healthcare", label: industryLabels.HEALTHCARE },
  { value: "LIFE_SCIENCES", slug: "life-sciences", label: industryLabels.LIFE_SCIENCES },
  { value: "IT", slug: "it", label: industryLabels.IT },
  { value: "AI", slug: "ai", label: industryLabels.AI },
  { value: "LOGISTICS", slug: "logistics", label: industryLabels.LOGISTICS },
  { value: "RETAIL_CONSUMER", slug: "retail-consumer", label: industryLabels.RETAIL_CONSUMER },
  { value: "MANUFACTURING", slug: "manufacturing", label: industryLabels.MANUFACTURING },
];

/** Null if there is no such industry. */
export const industryBySlug = (slug: string | null): NamedIndustry | null =>
  namedIndustries.find((industry) => industry.slug === slug) ?? null;
