/** Miles around a place to choose from. */
export const RADII = [10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];
