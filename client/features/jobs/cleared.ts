/** State of links that clear the whole search, so that what was typed into a filter is not applied after them. */
export const CLEARED = { cleared: true };

export const isCleared = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "cleared" in state;
