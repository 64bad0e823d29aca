/**
 * What this tab keeps (sessionStorage). It survives a reload, and browsers bring it back with a tab that they closed to save memory.
 * Other tabs don't see it, and it goes with the tab. Where storage is blocked, nothing is kept.
 */
export const tabStorage = {
  /** Undefined if there is none. */
  read(key: string): unknown {
    try {
      const text = sessionStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },

  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage may be blocked or full.
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },

  /** Keys with this prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};
