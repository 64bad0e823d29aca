import { useEffect } from "react";
import { loadFirst } from "../lib/first-loads";
import { idle } from "../lib/idle";
import { OPENS_DIALOG } from "../lib/session/sign-in";
import { useViewer } from "../lib/session/viewer";

/** Chromium alone tells. */
interface Connection {
  saveData?: boolean;
}

/** Whether the browser was told to load as little as possible. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData ?? false;
};

const opensDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`[data-opens=${OPENS_DIALOG["data-opens"]}]`) !== null;

/**
 * Loads the login dialog ahead, for a visitor: when a button that opens it is pressed or focused, before all else; otherwise once the
 * page is idle. A visitor who saves data loads it when it opens.
 * @param load loads it; called more than once
 */
export function useDialogAhead(load: () => Promise<unknown>): void {
  const { viewer, loading } = useViewer();
  const isVisitor = viewer === null && !loading;
  useEffect(() => {
    if (savesData()) return undefined;
    const loadNow = ({ target }: Event) => {
      // The dialog itself says when it can't be loaded.
      if (opensDialog(target)) loadFirst(load()).catch(() => undefined);
    };
    document.addEventListener("pointerdown", loadNow);
    document.addEventListener("focusin", loadNow);
    return () => {
      document.removeEventListener("pointerdown", loadNow);
      document.removeEventListener("focusin", loadNow);
    };
  }, [load]);
  useEffect(() => {
    if (!isVisitor || savesData()) return;
    void idle()
      .then(load)
      .catch(() => undefined);
  }, [isVisitor, load]);
}
