import { useSyncExternalStore } from "react";

/** What a visitor chose; "auto" is as the system has it. */
export type ColorChoice = "auto" | "light" | "dark";

/** The same key is read by inline/color-scheme.js, before the first paint. */
const KEY = "staffboard-color-scheme";
const SYSTEM = "(prefers-color-scheme: dark)";

/** Null until somebody asks; later it also holds where storage is forbidden. */
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

/** From here on the page is so; kept in the browser. */
export function chooseColors(next: ColorChoice): void {
  choice = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be forbidden: it then holds for this visit.
  }
  show();
}

/** tokens.css has the colors of each scheme, by this attribute. */
function show(): void {
  const system = matchMedia(SYSTEM).matches ? "dark" : "light";
  document.documentElement.dataset.colorScheme = current() === "auto" ? system : current();
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
  return () => {
    system.removeEventListener("change", show);
    window.removeEventListener("storage", otherTab);
    changes.removeEventListener("change", onChange);
  };
}

/** The visitor's choice; "auto" on the server, which does not know it. Follows the system and other tabs, too. */
export const useColorChoice = (): ColorChoice =>
  useSyncExternalStore(subscribe, current, () => "auto");

/** The scheme that is on: "light" or "dark". */
export const useShownScheme = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.colorScheme ?? "light",
    () => "light",
  );
