import { JAVA, DOTNET } from "./families/backend.js";
import type { RoleFamily } from "./role-family.js";

/** All professions of the demo. */
export const ROLE_FAMILIES: readonly RoleFamily[] = [JAVA, DOTNET];
