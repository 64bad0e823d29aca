import { loadAgain } from "../load-again";
import type { KeptStatus } from "./kept-status";

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

/**
 * Says that the browser keeps a sheet, and in which version; never what is in it. Pages look here first, so that those of people
 * without a sheet load nothing for it. Other tabs learn of a change by it.
 */
const MARK = "staffboard-my-status";

const UNKNOWN: MyStatus = { kind: "unknown" };
const NONE: MyStatus = { kind: "none", version: null };

let current: MyStatus = UNKNOWN;
const changes = new EventTarget();

const storage = () => loadAgain(() => import("./kept-status"));

function readMark(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

function writeMark(version: string | null): void {
  try {
    if (version === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, version);
  } catch {
    // Cards then stay without a mark.
  }
}

function show(next: MyStatus): void {
  current = next;
  if (next.kind !== "unknown" && next.version !== readMark()) writeMark(next.version);
  changes.dispatchEvent(new Event("change"));
}

/** What was read last. The same object as long as nothing changes. */
export const currentStatus = (): MyStatus => current;

/** What a page shows before it has looked: nothing, if the browser keeps no sheet. */
export const serverStatus = (): MyStatus => UNKNOWN;

/** Reads what the browser keeps, whether or not its mark says that there is something. @throws if the code can't be loaded */
export async function readStatus(): Promise<void> {
  const { readKept } = await storage();
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
  const read = () => void readStatus().catch(() => undefined);
  const otherTab = ({ key }: StorageEvent) => {
    // The key is null when everything was cleared.
    if (key === MARK || key === null) read();
  };
  window.addEventListener("storage", otherTab);
  changes.addEventListener("change", onChange);
  if (current.kind === "unknown" && readMark() !== null) read();
  return () => {
    window.removeEventListener("storage", otherTab);
    changes.removeEventListener("change", onChange);
  };
}

/**
 * Keeps a sheet in this browser.
 * @param before version of the one that was shown; null for none
 * @returns "tab" if storage is refused and only this tab has it, "changed" if another tab has changed it since
 * @throws if the code can't be loaded
 */
export async function keepStatus(
  kept: KeptStatus,
  before: string | null,
): Promise<"browser" | "tab" | "changed"> {
  const { keep } = await storage();
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

/** Deletes the sheet from this browser. @returns whether it is gone. @throws if the code can't be loaded */
export async function forgetStatus(): Promise<boolean> {
  const { forget } = await storage();
  try {
    await forget();
  } catch {
    // Nothing was kept where storage is blocked, except by this tab.
    if (current.kind !== "unknown" && current.version !== null) return false;
  }
  show(NONE);
  return true;
}

/**
 * Deletes the sheet when a session ended, unless its owner said that the device is their own: the next person at a shared computer
 * must not find it. Someone who forgets to say so has to type it again, which is the lesser harm.
 * @param userId whose session it was; null if that's not known. A sheet that another person has saved since stays.
 */
export async function forgetAtSignOut(userId: string | null): Promise<void> {
  if (readMark() === null && current.kind !== "kept") return;
  await readStatus();
  if (current.kind === "kept" && !isLeftBy(userId, current.kept)) return;
  await forgetStatus();
}

function isLeftBy(userId: string | null, kept: KeptStatus): boolean {
  if (kept.staysAfterSignOut) return false;
  return userId === null || kept.userId === null || kept.userId === userId;
}
