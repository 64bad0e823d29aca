import type { GraphiQLProps } from "graphiql";

/** GraphiQL's keys begin with it. */
const OWN = "graphiql:";

/** Used where the browser has no storage. */
function inMemory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  };
}

function ofTab(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return inMemory();
  }
}

/**
 * Where GraphiQL keeps queries and variables: until the tab is closed, so that a reload loses nothing and the next person at this
 * browser sees nothing. It never gets the API key.
 */
export function tabStorage(): NonNullable<GraphiQLProps["storage"]> {
  const storage = ofTab();
  // The rest of the tab's storage belongs to the site's pages.
  const own = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((name) =>
      name.startsWith(OWN),
    );
  return {
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => storage.setItem(name, value),
    removeItem: (name) => storage.removeItem(name),
    clear: () => own().forEach((name) => storage.removeItem(name)),
    get length() {
      return own().length;
    },
  };
}
