/**
 * Says that this browser keeps a sheet, and in which version; never what is in it. Pages look here first, so that those of people
 * without a sheet load nothing for it.
 */
const MARK = "staffboard-my-status";

/** Whether this tab alone has a sheet, since storage is refused. */
let isInTab = false;
const changes = new EventTarget();

export function readMark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

/** @param version of the sheet that is kept; null for none. @param inTab whether this tab has one that isn't stored */
export function writeMark(version: string | null, inTab: boolean): void {
  isInTab = inTab;
  try {
    if (version === null) localStorage.removeItem(MARK);
    else if (version !== localStorage.getItem(MARK)) localStorage.setItem(MARK, version);
  } catch {
    // Cards then stay without a mark.
  }
  changes.dispatchEvent(new Event("change"));
}

/** Whether there may be a sheet to look at. */
export const mayHaveStatus = (): boolean => isInTab || readMark() !== null;

/** Calls back when this tab has changed the mark. @returns a function that ends it */
export function watchOwnMark(onChange: () => void): () => void {
  changes.addEventListener("change", onChange);
  return () => changes.removeEventListener("change", onChange);
}

/** Calls back when another tab has changed the mark. @returns a function that ends it */
export function watchOtherTabs(onChange: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === MARK || key === null) onChange();
  };
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
