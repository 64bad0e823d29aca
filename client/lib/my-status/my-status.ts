import { forget, keep, readKept, type KeptStatus } from "./kept-status";
import { mayHaveStatus, readMark, watchOtherTabs, writeMark } from "./mark";

/** What is known of the person's status in this browser. */
export type MyStatus =
  | { kind: "unknown" }
  /** There may be a sheet of someone else's in the browser, with this version. */
  | { kind: "none"; version: string | null }
  /** Storage is refused; a sheet then lasts as long as the tab. */
  | { kind: "blocked"; version: null }
  | { kind: "kept"; version: string | null; kept: KeptStatus }
  /** The browser has lost its key. */
  | { kind: "unreadable"; version: string };

/** A status that can be shown or filled in. */
export type ReadableStatus = Exclude<MyStatus, { kind: "unknown" | "unreadable" }>;

const UNKNOWN: MyStatus = { kind: "unknown" };
const NONE: MyStatus = { kind: "none", version: null };

let current: MyStatus = UNKNOWN;
const changes = new EventTarget();

function show(next: MyStatus): void {
  current = next;
  if (next.kind !== "unknown")
    writeMark(next.version, next.kind === "kept" && next.version === null);
  changes.dispatchEvent(new Event("change"));
}

/** What was read last. The same object as long as nothing changes. */
export const currentStatus = (): MyStatus => current;

/** What a page shows before it has looked: nothing, if the browser keeps no sheet. */
export const serverStatus = (): MyStatus => UNKNOWN;

/** Reads what the browser keeps, whether or not its mark says that there is something. */
export async function readStatus(): Promise<void> {
  try {
    const reading = await readKept();
    // What only this tab knows stays: nothing was stored.
    if (reading.kind === "none" && current.kind === "kept" && current.version === null) return;
    show(reading.kind === "none" ? NONE : reading);
  } catch {
    if (current.kind !== "kept") show({ kind: "blocked", version: null });
  }
}

/** Calls back when this tab or another one changed the sheet. @returns a function that ends it */
export function watchStatus(onChange: () => void): () => void {
  const stopOthers = watchOtherTabs(() => void readStatus());
  changes.addEventListener("change", onChange);
  if (current.kind === "unknown" && readMark() !== null) void readStatus();
  return () => {
    stopOthers();
    changes.removeEventListener("change", onChange);
  };
}

/**
 * Keeps a sheet in this browser.
 * @param before version of the one that was shown; null for none
 * @returns "tab" if storage is refused and only this tab has it, "changed" if another tab has changed it since
 */
export async function keepStatus(
  kept: KeptStatus,
  before: string | null,
): Promise<"browser" | "tab" | "changed"> {
  try {
    const version = await keep(kept, before);
    if (version !== null) {
      show({ kind: "kept", version, kept });
      return "browser";
    }
    await readStatus();
    return "changed";
  } catch {
    show({ kind: "kept", version: null, kept });
    return "tab";
  }
}

/** Deletes the sheet from this browser. @returns whether it is gone */
export async function forgetStatus(): Promise<boolean> {
  try {
    await forget();
  } catch {
    // Nothing was kept where storage is blocked, except by this tab.
    if (current.kind !== "unknown" && current.version !== null) return false;
  }
  show(NONE);
  return true;
}

/** Deletes the sheet of a person whose session ended, unless it stays by their wish. @param userId null if that's not known */
export async function forgetStatusOf(userId: string | null): Promise<void> {
  if (!mayHaveStatus()) return;
  await readStatus();
  if (current.kind === "kept" && !isLeftBy(userId, current.kept)) return;
  await forgetStatus();
}

function isLeftBy(userId: string | null, kept: KeptStatus): boolean {
  if (kept.staysAfterSignOut) return false;
  return userId === null || kept.userId === null || kept.userId === userId;
}
