import { z } from "zod";

/**
 * A hidden form field that only robots fill in: true if it has text. Forms call it `website`, because robots like to fill in
 * that one.
 */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => typeof value === "string" && value.trim() !== "");
