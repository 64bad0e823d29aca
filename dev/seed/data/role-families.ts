import { LLM, MACHINE_LEARNING } from "./families/ai.js";
import { DOTNET, JAVA } from "./families/backend.js";
import { DATA_ENGINEER, DBA, PYTHON } from "./families/data.js";
import { FULL_STACK, REACT, UX } from "./families/web.js";
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
];
