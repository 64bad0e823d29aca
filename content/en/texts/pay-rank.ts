import type { RoleFamily } from "#site/schema-enums.generated";

/** Kinds of work, as in "7 of 10 data engineering openings". */
const kinds: Record<RoleFamily, string> = {
  AI: "AI",
  ALLIED_HEALTH: "allied health",
  BUSINESS_ANALYSIS: "business analysis",
  BUSINESS_SYSTEMS: "business systems",
  CLINICAL_DATA: "clinical data",
  CLOUD: "cloud",
  CUSTOMER_SERVICE: "customer service",
  DATA: "data",
  DESIGN: "design",
  DRIVING: "driving",
  ENGINEERING: "engineering",
  FINANCE: "finance",
  HUMAN_RESOURCES: "HR and payroll",
  IT_SUPPORT: "IT support",
  LAB_SCIENCE: "lab",
  MANUFACTURING: "manufacturing",
  NETWORKS: "network",
  NURSING: "nursing",
  OFFICE: "office",
  PHYSICIANS: "physician",
  PROJECT_MANAGEMENT: "project management",
  QUALITY: "quality",
  RETAIL: "retail",
  SALES_MARKETING: "sales and marketing",
  SECURITY: "security",
  SKILLED_TRADES: "skilled trades",
  SOFTWARE: "software",
  SUPPLY_CHAIN: "supply chain",
  WAREHOUSE: "warehouse",
};

/** How a job's pay compares with that of other openings of its kind. */
export const payRankTexts = {
  rank: (family: RoleFamily, less: number, all: number): string => {
    const openings = `${kinds[family]} openings`;
    if (less === 0) return `All ${all} other ${openings} here pay as much or more`;
    if (less === all) return `Higher than all ${all} other ${openings} here`;
    // Of many, "7 of 10" says more than "163 of 231".
    if (all < 10) return `Higher than ${less} of ${all} other ${openings} here`;
    const tenths = Math.floor((less / all) * 10);
    return tenths === 0
      ? `Nearly all ${openings} here pay as much or more`
      : `Higher than ${tenths} of 10 ${openings} here`;
  },
  half: (pay: string) => `Half of them pay ${pay}`,
};
