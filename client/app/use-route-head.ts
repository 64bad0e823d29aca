import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation, useMatches, type Location } from "react-router-dom";
import { applyHead } from "../lib/head";
import { isPageHandle } from "../lib/page";
import { useSite } from "../lib/site";

/** The page whose head came with the document. */
let served: Location | null = null;

/** Updates the document's head after each navigation; the server renders the first page's head. */
export function useRouteHead(): void {
  const client = useApolloClient();
  const site = useSite();
  const location = useLocation();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  useEffect(() => {
    served ??= location;
    if (location === served) return;
    if (match === undefined || !isPageHandle(match.handle)) return;
    const url = new URL(location.pathname + location.search, site.origin);
    applyHead(match.handle.head({ client, params: match.params, url, site }), site.name);
    // `match` is a new object on every render, but changes only with the location.
  }, [client, site, location.pathname, location.search]);
}
