import { randomInt } from "node:crypto";

/** Longer than any limit of the site: what takes longer hangs. */
const HANGS_MS = 60_000;

export interface Answered {
  /** In milliseconds since the load began. */
  at: number;
  tookMs: number;
  /** HTTP status; 0 without an answer. */
  status: number;
  retryAfter: string | null;
}

interface Patience {
  /** When the load began, by `performance.now()`. */
  since?: number;
  patienceMs?: number;
}

/** Asks a site, and reads its answer to the end. */
export async function ask(
  address: string,
  options: RequestInit = {},
  { since = 0, patienceMs = HANGS_MS }: Patience = {},
): Promise<Answered> {
  const at = performance.now() - since;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(address, { ...options, signal }).catch(() => null);
  const isWhole = await answer?.arrayBuffer().then(
    () => true,
    () => false,
  );
  const tookMs = performance.now() - since - at;
  const retryAfter = answer?.headers.get("retry-after") ?? null;
  return { at, tookMs, status: isWhole ? (answer?.status ?? 0) : 0, retryAfter };
}

export const isGood = ({ status }: Answered): boolean => status >= 200 && status < 300;

/** A fault must be told as one: with 503 and a time to come back. */
export const isHonest = ({ status, retryAfter }: Answered): boolean =>
  status === 503 && retryAfter !== null;

export const countOf = (
  answers: readonly Answered[],
  isIt: (answer: Answered) => boolean,
): number => answers.filter(isIt).length;

/** In seconds. */
export const longest = (answers: readonly Answered[]): number =>
  Math.max(0, ...answers.map(({ tookMs }) => tookMs)) / 1000;

/** In seconds, the longest time between two moments at which something was answered well, from `since` (ms) to the last of them. */
export function longestStop(answers: readonly Answered[], since: number): number {
  const moments = answers
    .filter(isGood)
    .map(({ at, tookMs }) => at + tookMs)
    .filter((at) => at > since)
    .toSorted((a, b) => a - b);
  const gaps = moments.map((at, place) => at - (moments[place - 1] ?? since));
  return Math.max(0, ...gaps) / 1000;
}

export const someNetwork = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
