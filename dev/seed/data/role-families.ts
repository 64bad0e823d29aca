import { LLM, MACHINE_LEARNING } from "./families/ai.js";
import { DOTNET, JAVA } from "./families/backend.js";
import { AWS_SERVERLESS, AZURE } from "./families/cloud-platforms.js";
import { CLOUD_ARCHITECT, DEVOPS, SRE } from "./families/cloud.js";
import { DATA_ENGINEER, PYTHON } from "./families/data.js";
import { DBA } from "./families/databases.js";
import { UX } from "./families/design.js";
import { SALESFORCE, SAP, SERVICENOW } from "./families/enterprise.js";
import { PAYROLL, WORKDAY } from "./families/people.js";
import { FULL_STACK, REACT } from "./families/web.js";
import type { RoleFamily } from "./role-family.js";

/** All professions of the demo. */
export const ROLE_FAMILIES: readonly RoleFamily[] = [
  JAVA,
  DOTNET,
  REACT,
  FULL_STACK,
  UX,
  PYTHON,
  DATA_ENGINEER,
  DBA,
  MACHINE_LEARNING,
  LLM,
  DEVOPS,
  SRE,
  CLOUD_ARCHITECT,
  AZURE,
  AWS_SERVERLESS,
  SALESFORCE,
  SAP,
  SERVICENOW,
  WORKDAY,
  PAYROLL,
];
