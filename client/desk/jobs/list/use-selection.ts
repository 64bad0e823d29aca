import { useState } from "react";

/** The rows of a list that are selected, by id. */
export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all rows, or none if all are. */
  toggleAll: () => void;
  clear: () => void;
  /** Unselects some; others may have been selected meanwhile. */
  drop: (ids: readonly string[]) => void;
}

/** @param shown ids of the rows in the list; others don't stay selected */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      setChosen((before) =>
        before.has(id)
          ? new Set([...before].filter((each) => each !== id))
          : new Set([...before, id]),
      ),
    toggleAll: () => setChosen(new Set(ids.length === shown.length ? [] : shown)),
    clear: () => setChosen(new Set()),
    drop: (dropped) =>
      setChosen((before) => new Set([...before].filter((id) => !dropped.includes(id)))),
  };
}
