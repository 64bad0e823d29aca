import { registerEnumType } from "type-graphql";

/** The fields of work the site has a page for (spec, section 2). */
export const IndustryEnum = {
  BUSINESS_SERVICES: "BUSINESS_SERVICES",
  HEALTHCARE: "HEALTHCARE",
  LIFE_SCIENCES: "LIFE_SCIENCES",
  IT: "IT",
  AI: "AI",
  LOGISTICS: "LOGISTICS",
  RETAIL_CONSUMER: "RETAIL_CONSUMER",
  MANUFACTURING: "MANUFACTURING",
} as const;
export type Industry = keyof typeof IndustryEnum;

registerEnumType(IndustryEnum, {
  name: "Industry",
  description: "The field of work of a job; each has a page of its own under /industries.",
});
