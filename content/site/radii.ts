/** Miles around a place to choose from. */
export const RADII = [10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];
/** Miles around a place by default. */
export const DEFAULT_RADIUS: Radius = 25;
