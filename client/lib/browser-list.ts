/** A short list that the browser keeps, the newest entry first, and that all tabs share. */
export interface BrowserList<Item> {
  /** What is stored now. The same array as long as nothing changes, as React needs it. */
  read: () => readonly Item[];
  /** @returns whether the browser stored it; if not, the list stays as it was */
  write: (items: readonly Item[]) => boolean;
  /** Calls back when this tab or another one changed the list. @returns a function that ends it */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * A list in local storage; always empty where storage is blocked.
 * @param key of local storage
 * @param isItem whether a stored value is one; others are left out
 */
export function browserList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
): BrowserList<Item> {
  const changes = new EventTarget();
  let text: string | null = null;
  let items: readonly Item[] = [];

  const parse = (stored: string | null): readonly Item[] => {
    try {
      const value: unknown = JSON.parse(stored ?? "[]");
      return Array.isArray(value) ? value.filter(isItem) : [];
    } catch {
      return [];
    }
  };

  return {
    // Reads storage each time: no one may have listened when another tab changed it.
    read: () => {
      const stored = textAt(key);
      if (stored !== text) {
        text = stored;
        items = parse(stored);
      }
      return items;
    },
    write: (next) => {
      try {
        if (next.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        return false;
      }
      changes.dispatchEvent(new Event("change"));
      return true;
    },
    subscribe: (onChange) => {
      const otherTab = (event: StorageEvent) => {
        // The key is null when everything was cleared.
        if (event.key === key || event.key === null) onChange();
      };
      window.addEventListener("storage", otherTab);
      changes.addEventListener("change", onChange);
      return () => {
        window.removeEventListener("storage", otherTab);
        changes.removeEventListener("change", onChange);
      };
    },
  };
}

function textAt(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be blocked.
    return null;
  }
}
