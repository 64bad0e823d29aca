import { registerEnumType } from "type-graphql";

/** The industries that have a page on the site. */
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
  description: "Field of work of a job. Each one has a page under `/industries`.",
  valuesConfig: {
    BUSINESS_SERVICES: { description: "Business services, such as finance, sales and operations." },
    HEALTHCARE: { description: "Hospitals, clinics and other care." },
    LIFE_SCIENCES: { description: "Pharmaceuticals, biotechnology and medical devices." },
    IT: { description: "Software and information technology." },
    AI: { description: "Artificial intelligence and machine learning." },
    LOGISTICS: { description: "Warehousing, transport and supply chains." },
    RETAIL_CONSUMER: { description: "Retail and consumer goods." },
    MANUFACTURING: { description: "Making goods, from plants to quality control." },
  },
});
