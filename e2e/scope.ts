/** A quick run leaves out what docs/testing.md lists. */
export const IS_QUICK = process.env.TEST_SCOPE === "quick";

export type Scheme = "light" | "dark";

/** The color schemes that pages are checked in. */
export const SCHEMES: readonly Scheme[] = IS_QUICK ? ["light"] : ["light", "dark"];
