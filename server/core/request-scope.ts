import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestScope {
  /** UUID; added to every line logged during the request. */
  requestId: string;
  /** Answers the request with a failure; does nothing if it was answered already. */
  abandon: () => void;
  /** Whether the answer may be from a replica: the request reads only, and the caller has neither session nor key. */
  isStranger?: boolean;
}

/** The HTTP request that the running code belongs to; undefined in workers and at startup. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
