import { useSyncExternalStore } from "react";

/** The visitor's choice; "auto" follows the system. */
export type ColorChoice = "auto" | "light" | "dark";

/** inline/before-paint.js reads the same key before the first paint. */
const KEY = "staffboard-color-scheme";
const SYSTEM = "(prefers-color-scheme: dark)";

/** Null until first read. Kept in memory, so that a choice works without storage. */
let choice: ColorChoice | null = null;
const changes = new EventTarget();

const current = (): ColorChoice => (choice ??= stored());

function stored(): ColorChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : "auto";
  } catch {
    return "auto";
  }
}

/** Applies the color scheme and stores it in the browser. */
export function chooseColors(next: ColorChoice): void {
  choice = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be blocked; the choice then lasts until the page is reloaded.
  }
  show();
}

/** Sets the attribute by which tokens.css picks its colors. */
function show(): void {
  const system = matchMedia(SYSTEM).matches ? "dark" : "light";
  const scheme = current() === "auto" ? system : current();
  const { dataset } = document.documentElement;
  // Writing it costs the browser something even if nothing changes.
  if (dataset.colorScheme !== scheme) dataset.colorScheme = scheme;
  changes.dispatchEvent(new Event("change"));
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(SYSTEM);
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    choice = stored();
    show();
  };
  system.addEventListener("change", show);
  window.addEventListener("storage", otherTab);
  changes.addEventListener("change", onChange);
  // The system may have changed since the page began to load.
  show();
  return () => {
    system.removeEventListener("change", show);
    window.removeEventListener("storage", otherTab);
    changes.removeEventListener("change", onChange);
  };
}

/** The visitor's choice, updated when the system or another tab changes it; "auto" on the server. */
export const useColorChoice = (): ColorChoice =>
  useSyncExternalStore(subscribe, current, () => "auto");

/** The color scheme in effect: "light" or "dark". */
export const useShownScheme = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.colorScheme ?? "light",
    () => "light",
  );
