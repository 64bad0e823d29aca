import { createContext } from "react";

/** A page in the breadcrumb. */
export interface Crumb {
  label: string;
  /** Its path; the page itself has none. */
  to?: string;
}

/** Hears which breadcrumb a page shows, so that the server tells search engines of the same one. A browser needs none. */
export const TrailContext = createContext<((crumbs: readonly Crumb[]) => void) | null>(null);
