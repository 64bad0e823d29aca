/** What a link to an application says about the list it is in. Browsers keep it with the entry of the history. */
export interface ListState {
  /** Address of the list. */
  list: string;
  /** Applications of the list, in its order. */
  ids: readonly string[];
}

const MOST = 500;

/** At most 500 around this one: browsers limit the size of a history entry. */
export function idsAround(ids: readonly string[], id: string): readonly string[] {
  const start = Math.max(0, ids.indexOf(id) - MOST / 2);
  return ids.slice(start, start + MOST);
}

/** @param state of the browser's history, which may hold anything */
export function readListState(state: unknown): ListState | null {
  if (typeof state !== "object" || state === null) return null;
  if (!("list" in state) || !("ids" in state)) return null;
  const { list, ids } = state;
  if (typeof list !== "string" || !list.startsWith("/desk/") || !Array.isArray(ids)) return null;
  return { list, ids: ids.filter((id) => typeof id === "string") };
}
