import { LRUCache } from "lru-cache";
import { Answer, type Packed } from "./answer.js";
import { encodingFor } from "./encodings.js";
import { Squeezer } from "./squeezer.js";

const LIFETIME_MS = 30_000;

/** Bytes in one MiB. */
export const MIB = 1024 * 1024;

/** What an answer takes besides its text: its headers for three encodings, and its place in the store. */
const OVERHEAD = 6 * 1024;

export interface StoreBounds {
  /** For all answers together. */
  maxBytes?: number;
  /** A larger answer is not kept. */
  maxAnswerBytes?: number;
  /** How long an answer is kept; 0 means that it never changes. */
  lifetimeMs?: number | undefined;
}

/**
 * Ready answers for visitors, by canonical address. Requests at the same time share one making; all answers are dropped when anything
 * they may show changes. `Other` is what else an address may lead to, such as a redirect: it is not kept, since arbitrary addresses
 * could fill the memory.
 */
export class AnswerStore<Other> {
  private readonly answers: LRUCache<string, Answer>;
  private readonly squeezer = new Squeezer();
  private making = new Map<string, Promise<Answer | Other>>();

  constructor({
    maxBytes = 64 * MIB,
    maxAnswerBytes = maxBytes,
    lifetimeMs = LIFETIME_MS,
  }: StoreBounds = {}) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxAnswerBytes,
      sizeCalculation: (answer, address) => answer.size + 2 * address.length + OVERHEAD,
      ttl: lifetimeMs,
    });
  }

  get(address: string, make: () => Promise<Answer | Other>): Promise<Answer | Other> {
    return this.find(address) ?? this.start(address, make);
  }

  /** The answer if it is kept, or being made. */
  find(address: string): Promise<Answer | Other> | undefined {
    const kept = this.answers.get(address);
    return kept ? Promise.resolve(kept) : this.making.get(address);
  }

  /**
   * The bytes if they are ready. An answer that is asked for again is compressed better.
   * @param accepted the request's header Accept-Encoding
   */
  take(address: string, accepted: string | undefined): Packed | undefined {
    const answer = this.answers.get(address);
    if (!answer) return undefined;
    const encoding = encodingFor(accepted);
    const packed = answer.ready(encoding);
    if (packed?.headers["Content-Encoding"] === "br")
      this.squeezer.add(answer, () => this.answers.peek(address) === answer);
    return packed;
  }

  /** @returns keeps an answer that is made from now on, unless something changes meanwhile */
  begin(): (address: string, answer: Answer) => void {
    const { making } = this;
    return (address, answer) => {
      if (this.making === making) this.answers.set(address, answer);
    };
  }

  /** What is being made began before the change: it is sent but not kept. */
  clear(): void {
    this.answers.clear();
    this.making = new Map();
  }

  private start(address: string, make: () => Promise<Answer | Other>): Promise<Answer | Other> {
    const { making } = this;
    const keep = this.begin();
    const answer = make();
    making.set(address, answer);
    answer.then(
      (made) => {
        making.delete(address);
        if (made instanceof Answer) keep(address, made);
      },
      // The callers receive the error.
      () => making.delete(address),
    );
    return answer;
  }
}
