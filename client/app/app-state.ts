import type { NormalizedCacheObject } from "@apollo/client";
import type { HydrationState } from "react-router-dom";
import { safeJson } from "../lib/head";
import type { SiteConfig } from "../lib/site";

/** What the server hands to the browser beside the HTML. */
export interface AppState {
  apollo: NormalizedCacheObject;
  site: SiteConfig;
  /** ISO 8601 time of rendering. */
  now: string;
  router: HydrationState;
}

const ELEMENT_ID = "app-state";

/** The state as a data block: JSON in a script element that browsers never run. */
export const stateToHtml = (state: AppState, nonce: string): string =>
  `<script id="${ELEMENT_ID}" type="application/json" nonce="${nonce}">${safeJson(state)}</script>`;

const isAppState = (value: unknown): value is AppState =>
  typeof value === "object" &&
  value !== null &&
  ["apollo", "site", "now", "router"].every((key) => key in value);

/** Reads the server's state. */
export function readAppState(): AppState {
  const element = document.getElementById(ELEMENT_ID);
  const value: unknown = JSON.parse(element?.textContent ?? "null");
  if (!isAppState(value)) throw new Error("The page came without its state");
  return value;
}
