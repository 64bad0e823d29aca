import type { OperationVariables } from "@apollo/client";
import type { HydrationState } from "react-router-dom";
import { safeJson } from "../lib/head";
import type { SiteConfig } from "../lib/site";

/** What the server was told when it ran one of the page's queries. */
export interface PageAnswer {
  /** Of the operation. */
  name: string;
  variables: OperationVariables;
  data: Record<string, unknown>;
}

/** Data that the server sends with the HTML. */
export interface AppState {
  answers: PageAnswer[];
  site: SiteConfig;
  /** ISO 8601 time of rendering. */
  now: string;
  router: HydrationState;
}

const ELEMENT_ID = "app-state";

/** The state as JSON in a script element, which browsers do not execute, so that no policy has to allow it. */
export const stateToHtml = (state: AppState): string =>
  `<script id="${ELEMENT_ID}" type="application/json">${safeJson(state)}</script>`;

const isAppState = (value: unknown): value is AppState =>
  typeof value === "object" &&
  value !== null &&
  ["answers", "site", "now", "router"].every((key) => key in value);

/** Reads the state sent by the server. */
export function readAppState(): AppState {
  const element = document.getElementById(ELEMENT_ID);
  const value: unknown = JSON.parse(element?.textContent ?? "null");
  if (!isAppState(value)) throw new Error("The page came without its state");
  return value;
}
