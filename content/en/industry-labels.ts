import type { Industry } from "#site/schema-enums.generated";

/** Names of industries, in menu order. */
export const industryLabels = {
  BUSINESS_SERVICES: "Business Services",
  HEALTHCARE: "Healthcare",
  LIFE_SCIENCES: "Life Sciences",
  IT: "IT",
  AI: "AI",
  LOGISTICS: "Logistics",
  RETAIL_CONSUMER: "Retail & Consumer",
  MANUFACTURING: "Manufacturing",
} as const satisfies Record<Industry, string>;
