import { createStore, del, get, update } from "idb-keyval";
import { readStatusSheet, type StatusSheet } from "#site/status-sheet";
import { lazily } from "../lazily";

/** What the browser keeps of a person's status. */
export interface KeptStatus {
  sheet: StatusSheet;
  /** Whether it outlasts a sign-out, as its owner said: on a device of their own. */
  staysAfterSignOut: boolean;
  /** Who was signed in when it was saved; null for a visitor. */
  userId: string | null;
}

/** What was found. A sheet whose key is lost can't be read by anyone. */
export type Reading =
  | { kind: "none" }
  | { kind: "kept"; version: string; kept: KeptStatus }
  | { kind: "unreadable"; version: string };

/** As it is stored. Each has a key of its own, which scripts can use but not read. */
interface StoredStatus {
  version: string;
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const NAME = "staffboard-my-status";
const RECORD = "status";
const CIPHER = "AES-GCM";

const store = lazily(() => createStore(NAME, "kept"));

/** Reads what this browser keeps. @throws where storage is blocked */
export async function readKept(): Promise<Reading> {
  const stored = await get<StoredStatus>(RECORD, store());
  if (stored === undefined) return { kind: "none" };
  const { version } = stored;
  const kept = await open(stored).catch(() => null);
  return kept === null ? { kind: "unreadable", version } : { kind: "kept", version, kept };
}

/**
 * Keeps a sheet in place of the one that was shown.
 * @param before version of that one; null if there was none
 * @returns the new version; null if another tab has changed it since, and nothing was stored
 * @throws where storage is blocked
 */
export async function keep(kept: KeptStatus, before: string | null): Promise<string | null> {
  const next = await seal(kept);
  let isNext = false;
  await update<StoredStatus | undefined>(
    RECORD,
    (found) => {
      isNext = (found?.version ?? null) === before;
      return isNext ? next : found;
    },
    store(),
  );
  return isNext ? next.version : null;
}

/** Deletes the sheet with its key. @throws where storage is blocked */
export const forget = (): Promise<void> => del(RECORD, store());

async function seal(kept: KeptStatus): Promise<StoredStatus> {
  const version = crypto.randomUUID();
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, text);
  return { version, key, iv, sealed };
}

/** @throws if the key is lost or the text is of another release */
async function open({ key, iv, sealed }: StoredStatus): Promise<KeptStatus | null> {
  const text = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, sealed);
  return readKeptStatus(JSON.parse(new TextDecoder().decode(text)));
}

function readKeptStatus(value: unknown): KeptStatus | null {
  if (typeof value !== "object" || value === null) return null;
  const { staysAfterSignOut, userId, ...kept }: Partial<Record<keyof KeptStatus, unknown>> = value;
  const sheet = readStatusSheet(kept.sheet);
  if (sheet === null || typeof staysAfterSignOut !== "boolean") return null;
  return userId === null || typeof userId === "string"
    ? { sheet, staysAfterSignOut, userId }
    : null;
}
