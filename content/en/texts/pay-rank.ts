import type { RoleFamily } from "#site/schema-enums.generated";
import { language } from "./language";

/** Kinds of work, as in "7 of 10 data jobs". */
const kinds: Record<RoleFamily, string> = {
  AI: "AI",
  ALLIED_HEALTH: "allied health",
  BUSINESS_ANALYSIS: "business analyst",
  BUSINESS_SYSTEMS: "enterprise software",
  CLINICAL_DATA: "clinical data",
  CLOUD: "cloud and DevOps",
  CUSTOMER_SERVICE: "customer service",
  DATA: "data",
  DESIGN: "design",
  DRIVING: "driving",
  ENGINEERING: "engineering",
  FINANCE: "accounting and finance",
  HUMAN_RESOURCES: "HR and payroll",
  IT_SUPPORT: "IT support",
  LAB_SCIENCE: "lab",
  MANUFACTURING: "manufacturing",
  NETWORKS: "networking",
  NURSING: "nursing",
  OFFICE: "office",
  PHYSICIANS: "physician",
  PROJECT_MANAGEMENT: "project and product management",
  QUALITY: "testing and quality",
  RETAIL: "retail",
  SALES_MARKETING: "sales and marketing",
  SECURITY: "cybersecurity",
  SKILLED_TRADES: "skilled-trade",
  SOFTWARE: "software",
  SUPPLY_CHAIN: "supply chain",
  WAREHOUSE: "warehouse",
};

/** How a job's pay compares with that of other jobs of its kind. */
export const payRankTexts = {
  rank: (family: RoleFamily, less: number, all: number): string => {
    const jobs = `${kinds[family]} jobs`;
    const others = language.number(all);
    if (less === 0) return `All ${others} other ${jobs} here pay as much or more`;
    if (less === all) return `Higher than all ${others} other ${jobs} here`;
    // Of many, "7 of 10" says more than "163 of 231".
    if (all < 10) return `Higher than ${less} of ${all} other ${jobs} here`;
    const tenths = Math.floor((less / all) * 10);
    return tenths === 0
      ? `Nearly all ${jobs} here pay as much or more`
      : `Higher than ${tenths} of 10 ${jobs} here`;
  },
  half: (pay: string) => `Half of them pay ${pay}`,
};
