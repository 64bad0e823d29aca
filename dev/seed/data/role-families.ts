import { SCRUM_MASTER } from "./families/agile.js";
import { LLM, MACHINE_LEARNING } from "./families/ai.js";
import { DOTNET, JAVA } from "./families/backend.js";
import { BIOSTATISTICIAN, SAS } from "./families/clinical.js";
import { CLOUD_ARCHITECT } from "./families/cloud-architecture.js";
import { AWS_SERVERLESS, AZURE } from "./families/cloud-platforms.js";
import { DEVOPS, SRE } from "./families/cloud.js";
import { DATA_ENGINEER, PYTHON } from "./families/data.js";
import { DBA } from "./families/databases.js";
import { BUSINESS_ANALYST, PROJECT_MANAGER } from "./families/delivery.js";
import { UX } from "./families/design.js";
import { EMBEDDED, MOBILE } from "./families/devices.js";
import { SALESFORCE, SAP } from "./families/enterprise.js";
import { NETWORK, SECURITY } from "./families/infrastructure.js";
import { NURSE_INFORMATICS, SUPPLY_CHAIN } from "./families/operations.js";
import { PAYROLL, WORKDAY } from "./families/people.js";
import { QA, VALIDATION } from "./families/quality.js";
import { SERVICENOW } from "./families/service-management.js";
import { FULL_STACK, REACT } from "./families/web.js";
import type { RoleFamily } from "./role-family.js";

/** All professions of the demo. */
export const ROLE_FAMILIES: readonly RoleFamily[] = [
  JAVA,
  DOTNET,
  REACT,
  FULL_STACK,
  UX,
  MOBILE,
  EMBEDDED,
  PYTHON,
  DATA_ENGINEER,
  DBA,
  MACHINE_LEARNING,
  LLM,
  DEVOPS,
  SRE,
  CLOUD_ARCHITECT,
  AWS_SERVERLESS,
  AZURE,
  NETWORK,
  SECURITY,
  QA,
  SALESFORCE,
  SAP,
  SERVICENOW,
  WORKDAY,
  PAYROLL,
  BUSINESS_ANALYST,
  PROJECT_MANAGER,
  SCRUM_MASTER,
  SAS,
  BIOSTATISTICIAN,
  VALIDATION,
  NURSE_INFORMATICS,
  SUPPLY_CHAIN,
];
