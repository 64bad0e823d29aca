import { AsyncLocalStorage } from "node:async_hooks";
import { seconds } from "./clock.js";
import { tooLate } from "./errors.js";
import type { Patience } from "./patience.js";

/** In milliseconds. */
interface RequestPatience extends Pick<Patience, "providersMs" | "uploadMs"> {
  /** When the time for providers began, by `performance.now()`: with the request, or the last part of an upload that arrived. */
  since: number;
}

export interface RequestScope {
  /** UUID; added to every line logged during the request. */
  requestId: string;
  /** Answers the request with a failure; does nothing if it was answered already. */
  abandon: () => void;
  /** Whether the answer may be from a replica: the request reads only, and the caller has neither session nor key. */
  isStranger?: boolean;
  /** How long it waits. Set once it is read. */
  patience?: RequestPatience;
}

/** The HTTP request that the running code belongs to; undefined in workers and at startup. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

/** With less time than this, a call is not begun: it would hardly end, and no one would know what it did. */
const LEAST_MS = seconds(2);

/** From now on, the request waits this long and no longer. */
export function limitRequest({ providersMs, uploadMs }: Omit<RequestPatience, "since">): void {
  const scope = requestScope.getStore();
  if (scope) scope.patience = { providersMs, uploadMs, since: performance.now() };
}

/**
 * How long a call to a provider may take, in whole milliseconds: as long as it needs, or what is left of the time that the request
 * has for all of them.
 * @throws UNAVAILABLE if that is too little to begin
 */
export function timeForCall(longestMs: number): number {
  const patience = requestScope.getStore()?.patience;
  if (!patience) return longestMs;
  const left = Math.ceil(patience.since + patience.providersMs - performance.now());
  if (left < Math.min(LEAST_MS, longestMs)) throw tooLate();
  return Math.min(longestMs, left);
}
