import type { RoleFamily } from "./role-family.js";

/**
 * Words of a job title by family; the first match counts, so the specific come before the general: "SAP Finance Lead"
 * is business systems, "Data Engineer" is not engineering. `npm run migrate` stores them anew.
 * Apart from the enum, so that `npm run migrate` need not load GraphQL.
 */
const BY_TITLE: readonly (readonly [RoleFamily, RegExp])[] = [
  ["NURSING", /\b(nurs(e|es|ing)|informaticist|r\.?n|lpn|lvn|cna|crna)\b/],
  ["PHYSICIANS", /\b(physicians?|hospitalist|surgeon|psychiatrist|dentist)\b/],
  [
    "ALLIED_HEALTH",
    /\b(therapists?|therapy|pharmac(y|ist)|radiolog(y|ic)|sonograph(er|y)|phlebotomist|paramedic|emt|dieti[ct]ian|medical (assistant|coder)|respiratory|surgical tech(nologist)?|caregiver)\b/,
  ],
  ["CLINICAL_DATA", /\b(bio)?statistic(al|ian)s?\b|\bsas\b|\bclinical (data|research|trial)/],
  ["AI", /\b(ai|ml|llm|mlops|machine learning|deep learning|nlp|computer vision)\b/],
  [
    "BUSINESS_SYSTEMS",
    /\b(sap|salesforce|servicenow|workday|oracle (erp|ebs)|netsuite|dynamics)\b/,
  ],
  [
    "DATA",
    /\b(data(?! (entry|center))|database|dba|etl|analytics engineer|business intelligence|bi)\b/,
  ],
  ["LAB_SCIENCE", /\b(lab|laboratory|chemist|(micro)?biologist|scientist)\b/],
  [
    "SECURITY",
    /\b(cyber ?security|cyber|infosec|(information|application|cloud) security|security (analyst|architect|engineer)|penetration)\b/,
  ],
  ["QUALITY", /\b(qa|qc|sdet|test(er|ing)?|validation|csv|quality)\b/],
  [
    "SUPPLY_CHAIN",
    /\b(supply chain|demand planner|planner|procurement|purchasing|buyer|logistics|inventory)\b/,
  ],
  ["CLOUD", /\b(cloud|devops|sre|site reliability|platform|aws|azure|gcp|kubernetes)\b/],
  ["NETWORKS", /\b(network|systems? administrator|sysadmin)\b/],
  ["DESIGN", /\b(ux|ui|designer|graphic)\b/],
  [
    "PROJECT_MANAGEMENT",
    /\b(project|program|product|delivery (lead|manager)|scrum|agile|release train)\b/,
  ],
  ["HUMAN_RESOURCES", /\b(human resources|hr|recruiter|talent|payroll|benefits)\b/],
  [
    "FINANCE",
    /\b(accountant|accounting|accounts (payable|receivable)|audit(or)?|bookkeeper|financ(e|ial)|controller|tax|credit)\b/,
  ],
  ["IT_SUPPORT", /\b(help ?desk|service desk|desktop|technical support|it support)\b/],
  ["BUSINESS_ANALYSIS", /\b(business|systems) (systems )?analy(st|sis)\b/],
  [
    "SOFTWARE",
    /\b(software|developer|programmer|full[ -]?stack|front[ -]?end|back[ -]?end|java|python|react|mobile|android|ios|embedded|firmware|serverless|web)\b|\.net\b|\bc#/,
  ],
  ["DRIVING", /\b(drivers?|cdl|trucker|chauffeur)\b/],
  [
    "WAREHOUSE",
    /\b(warehouse|forklift|picker|packer|fulfillment|material handler|distribution|loader)\b/,
  ],
  [
    "SKILLED_TRADES",
    /\b(electrician|welder|mechanic|plumber|hvac|machinist|cnc|carpenter|maintenance)\b/,
  ],
  ["MANUFACTURING", /\b(manufacturing|production|assembl(er|y)|fabricator|machine operator)\b/],
  [
    "ENGINEERING",
    /\b(mechanical|electrical|civil|chemical|industrial|process|structural|automation)\b/,
  ],
  ["CUSTOMER_SERVICE", /\b(customer|client) (service|support|success|care)\b|\bcall center\b/],
  ["RETAIL", /\b(retail|store|cashier|merchandis(er|ing)|stocker)\b/],
  [
    "SALES_MARKETING",
    /\b(sales|account (executive|manager)|marketing|seo|copywriter|communications)\b/,
  ],
  [
    "OFFICE",
    /\b(administrative|office|receptionist|executive assistant|secretary|data entry|clerk)\b/,
  ],
];

/** The family of a job title; null if its words name none. */
export function roleFamilyOf(role: string): RoleFamily | null {
  const title = role.toLowerCase();
  return BY_TITLE.find(([, words]) => words.test(title))?.[0] ?? null;
}
