import { expect, it } from "@jest/globals";
import { RoleFamilyEnum } from "./role-family.js";
import { roleFamilyOf } from "./role-family-of.js";

const TITLES = {
  NURSING: ["Registered Nurse, Intensive Care", "Nurse Informaticist (RN)", "LPN"],
  PHYSICIANS: ["Family Physician"],
  ALLIED_HEALTH: ["Physical Therapist", "Medical Assistant", "Respiratory Care Practitioner"],
  CLINICAL_DATA: ["Senior Biostatistician", "Statistical Programmer", "Clinical SAS Programmer"],
  AI: ["Lead AI Engineer", "Senior LLM Engineer", "ML Platform Lead"],
  BUSINESS_SYSTEMS: ["SAP Finance Lead", "Workday Analyst", "Salesforce Developer"],
  DATA: ["Data Engineer", "Data Scientist", "SQL Server DBA", "Python Data Developer"],
  LAB_SCIENCE: ["Lab Technician", "Microbiologist"],
  SECURITY: ["Cyber Security Analyst", "Security Architect"],
  QUALITY: ["Software Engineer in Test", "QA Automation Engineer", "Validation Lead"],
  SUPPLY_CHAIN: ["Demand Planner", "Supply Chain Analytics Manager"],
  CLOUD: ["Azure Architect", "Senior Site Reliability Engineer", "DevOps Engineer"],
  NETWORKS: ["Network Engineer"],
  DESIGN: ["Product Designer", "UI/UX Designer"],
  PROJECT_MANAGEMENT: ["IT Project Manager", "Scrum Master", "Agile Delivery Manager"],
  HUMAN_RESOURCES: ["Payroll Specialist", "HR Generalist"],
  FINANCE: ["Staff Accountant", "Accounts Payable Clerk"],
  IT_SUPPORT: ["Help Desk Technician"],
  BUSINESS_ANALYSIS: ["Business Systems Analyst", "Business Analysis Lead"],
  SOFTWARE: [".NET Developer", "Senior C# Engineer", "Full Stack Engineer", "iOS Engineer"],
  DRIVING: ["Delivery Driver", "CDL Class A"],
  WAREHOUSE: ["Warehouse Associate", "Forklift Operator"],
  SKILLED_TRADES: ["Maintenance Technician", "MIG Welder"],
  MANUFACTURING: ["Production Supervisor", "Assembler"],
  ENGINEERING: ["Mechanical Engineer"],
  CUSTOMER_SERVICE: ["Customer Service Representative"],
  RETAIL: ["Retail Sales Associate", "Store Manager"],
  SALES_MARKETING: ["Account Executive"],
  OFFICE: ["Data Entry Clerk", "Receptionist"],
};

it.each(Object.entries(TITLES))("%s has the titles %j", (family, titles) => {
  for (const title of titles)
    expect({ title, family: roleFamilyOf(title) }).toEqual({ title, family });
});

it("tests every family", () => {
  expect(Object.keys(TITLES).toSorted()).toEqual(Object.keys(RoleFamilyEnum).toSorted());
});

it.each(["Chief Happiness Officer", "Security Guard", "Certain", "Data Center Associate", ""])(
  "finds no family for %j",
  (title) => expect(roleFamilyOf(title)).toBeNull(),
);
