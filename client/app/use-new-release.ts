import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { isNotLoaded, reloadOnce } from "../lib/not-loaded";

/**
 * Loads the page again if it failed because one of its files is gone, as after a release.
 * @returns whether it does, so that there is nothing to show
 */
export function useNewRelease(): boolean {
  const error = useRouteError();
  const [reloading, setReloading] = useState(() => isNotLoaded(error));
  useEffect(() => {
    if (reloading && !reloadOnce()) setReloading(false);
  }, [reloading]);
  return reloading;
}
