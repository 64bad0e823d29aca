import { tokens } from "./tokens.js";

/** The value of a skill as it is compared: "Node JS" and "node.js" are one. Empty if it has no letter or digit. */
export const skillValue = (skill: string): string => tokens(skill).join(" ");
