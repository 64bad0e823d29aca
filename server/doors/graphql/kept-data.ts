import { LRUCache } from "lru-cache";
import type { Actor } from "../../core/actor.js";
import { isFromStranger } from "../../kit/http/strangers.js";
import { seconds, type Clock } from "../../core/clock.js";

/** As long as pages are kept: a job that ends by its date is listed for no longer. */
const LIFETIME_MS = seconds(30);
/** Bytes of all texts, and characters of their keys. */
const MAX_SIZE = 16 * 1024 * 1024;
/** A list of 200 jobs with their texts is not kept: it would take the place of a hundred usual ones. */
const MAX_TEXT = 256 * 1024;

interface Kept {
  text: Buffer;
  madeAt: number;
}

/**
 * The data of public lists as JSON, by query, variables, and reader. All is dropped when anything changes that it may show, so a
 * list is made once for each change, however many ask for it.
 */
export class KeptData {
  private readonly texts = new LRUCache<string, Kept>({
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_TEXT,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  private era = 0;

  /** @param lifetimeMs how long data is kept, in milliseconds; 0 means until something changes */
  constructor(
    private readonly clock: Clock,
    private readonly lifetimeMs = LIFETIME_MS,
  ) {}

  take(key: string): Buffer | undefined {
    const kept = this.texts.get(key);
    if (!kept) return undefined;
    const isFresh = Math.abs(this.now() - kept.madeAt) < this.lifetimeMs;
    return this.lifetimeMs === 0 || isFresh ? kept.text : undefined;
  }

  /** @returns keeps what is read from now on, unless something changes meanwhile */
  begin(): (key: string, text: Buffer) => void {
    const { era } = this;
    const madeAt = this.now();
    return (key, text) => {
      if (era === this.era) this.texts.set(key, { text, madeAt });
    };
  }

  clear(): void {
    this.era += 1;
    this.texts.clear();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/**
 * Who reads, as part of a key: all strangers are one, and of an API key it is all that decides what it sees.
 * @returns null for people, whose lists tell what is theirs, and for visitors who may just have written something
 */
export function readerOf(actor: Actor): string | null {
  if (actor.kind === "visitor") return isFromStranger() ? "" : null;
  if (actor.kind === "user") return null;
  return [actor.keyId, ...actor.scopes, ...actor.companyIds].join(" ");
}
