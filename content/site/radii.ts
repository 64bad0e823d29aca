/** Miles around a place to choose from. */
export const RADII = [10, 25, 50, 100] as const;
/** Miles around a place by default. */
export const DEFAULT_RADIUS = 25;
/** Miles that can be asked for at most. */
export const FARTHEST = 250;
