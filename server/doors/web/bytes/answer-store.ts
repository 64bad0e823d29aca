import { LRUCache } from "lru-cache";
import { hours, seconds } from "../../../core/clock.js";
import { Answer, type Packed } from "./answer.js";
import { encodingFor } from "./encodings.js";
import { LastAnswer } from "./last-answer.js";
import { Outage } from "./outage.js";
import { Squeezer } from "./squeezer.js";

const LIFETIME_MS = seconds(30);
/** After it, an answer is not even sent in an outage. */
const LAST_MS = hours(1);

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
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

interface Kept {
  answer: Answer;
  madeAt: number;
  /** How often all was dropped before it was made. */
  era: number;
}

/**
 * Ready answers for visitors, by canonical address. Requests at the same time share one making; all answers are dropped when anything
 * they may show changes. Dropped answers stay in the memory for as long as it has room: while new ones can't be made, for ten minutes at
 * most, the last ones are sent. `Other` is what else an address may lead to, such as a redirect: it is not kept, since arbitrary addresses
 * could fill the memory.
 */
export class AnswerStore<Other> {
  private readonly answers: LRUCache<string, Kept>;
  private readonly squeezer = new Squeezer();
  private readonly lifetimeMs: number;
  private readonly now: () => number;
  private readonly outage: Outage;
  private making = new Map<string, Promise<Answer | Other>>();
  private era = 0;

  constructor({
    maxBytes = 64 * MIB,
    maxAnswerBytes = maxBytes,
    lifetimeMs = LIFETIME_MS,
    now = () => performance.now(),
  }: StoreBounds = {}) {
    this.lifetimeMs = lifetimeMs;
    this.now = now;
    this.outage = new Outage(now);
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxAnswerBytes,
      sizeCalculation: ({ answer }, address) => answer.size + 2 * address.length + OVERHEAD,
    });
  }

  get(address: string, make: () => Promise<Answer | Other>): Promise<Answer | Other> {
    return this.find(address) ?? this.start(address, make);
  }

  /** The answer if it is kept, or being made. */
  find(address: string): Promise<Answer | Other> | undefined {
    const kept = this.fresh(address);
    return kept ? Promise.resolve(kept) : this.making.get(address);
  }

  /**
   * The bytes if they are ready. An answer that is asked for again is compressed better.
   * @param accepted the request's header Accept-Encoding
   */
  take(address: string, accepted: string | undefined): Packed | undefined {
    const answer = this.fresh(address);
    if (!answer) return undefined;
    const encoding = encodingFor(accepted);
    const packed = answer.ready(encoding);
    if (packed?.headers["Content-Encoding"] === "br")
      this.squeezer.add(answer, () => this.answers.peek(address)?.answer === answer);
    return packed;
  }

  /** The last good answer, after the making of a new one has failed. */
  last(address: string): LastAnswer | undefined {
    this.outage.fail();
    return this.outage.isBridged ? this.old(address) : undefined;
  }

  /**
   * The bytes of the last good answer, while none can be made.
   * @param mayTry whether the caller can make one: once a second, it gets nothing and tries
   */
  takeLast(address: string, accepted: string | undefined, mayTry = true): Packed | undefined {
    if (!this.outage.isBridged) return undefined;
    const packed = this.old(address)?.ready(encodingFor(accepted));
    return packed && !(mayTry && this.outage.mayTry()) ? packed : undefined;
  }

  /** @returns keeps an answer that is made from now on, unless something changes meanwhile */
  begin(): (address: string, answer: Answer) => void {
    const { making } = this;
    return (address, answer) => {
      this.outage.succeed();
      if (this.making === making)
        this.answers.set(address, { answer, madeAt: this.now(), era: this.era });
    };
  }

  /** What is being made began before the change: it is sent but not kept. */
  clear(): void {
    this.era += 1;
    this.making = new Map();
  }

  private fresh(address: string): Answer | undefined {
    const kept = this.answers.get(address);
    if (!kept || kept.era !== this.era) return undefined;
    const isForever = this.lifetimeMs === 0;
    return isForever || this.ageOf(kept) < this.lifetimeMs ? kept.answer : undefined;
  }

  private old(address: string): LastAnswer | undefined {
    const kept = this.answers.get(address);
    if (!kept || this.ageOf(kept) > LAST_MS) return undefined;
    return new LastAnswer(kept.answer, this.ageOf(kept));
  }

  private ageOf({ madeAt }: Kept): number {
    return this.now() - madeAt;
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
