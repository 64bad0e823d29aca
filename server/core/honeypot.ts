/**
 * Whether the field that people never see was filled in: only a robot does that. Forms call it `website`, because
 * robots like to fill that in.
 */
export const isFilledTrap = (input: unknown): boolean =>
  typeof input === "object" &&
  input !== null &&
  "website" in input &&
  typeof input.website === "string" &&
  input.website.trim() !== "";
