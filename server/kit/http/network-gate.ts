import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "../../core/errors.js";
import { networkOf } from "../../core/network.js";

/**
 * Limits for one network: well above what an office or campus behind one address needs, and well below what the
 * process and its pool of 20 connections can handle, so that others are still served.
 */
export interface GateBounds {
  /** Concurrent requests; further ones wait in a queue. */
  inWork: number;
  /** Maximum length of the queue. */
  waiting: number;
  /** Concurrent uploads, counted separately: a slow upload takes up to a minute, but no database connection. */
  uploads: number;
  /** Requests per window of `windowSeconds`. */
  requests: number;
  windowSeconds: number;
  /**
   * Delay in milliseconds before a refusal when the window is used up. A client that retries at once then sends a few
   * hundred requests per second instead of thousands.
   */
  refusalMs: number;
}

const BOUNDS: GateBounds = {
  inWork: 10,
  waiting: 40,
  uploads: 20,
  requests: 500,
  windowSeconds: 5,
  refusalMs: 1000,
};
/** Maximum number of delayed refusals, over all networks; further ones are sent at once. */
const MAX_HELD = 1000;

interface Lane {
  inWork: number;
  waiting: (() => void)[];
}

/**
 * Shares the site between networks; runs before everything that may use the database. Its state is in the memory of one
 * instance: a check in the database would itself use the database.
 */
export class NetworkGate {
  private readonly lanes = new Map<string, Lane>();
  private readonly rates: RateLimiterMemory;
  private held = 0;
  /** The timer that ends a network's window would keep the request that began it, and its answer, until then. */
  private readonly outsideRequests = AsyncLocalStorage.snapshot();

  private readonly bounds: GateBounds;

  constructor(bounds: Partial<GateBounds> = {}) {
    this.bounds = { ...BOUNDS, ...bounds };
    const { requests, windowSeconds } = this.bounds;
    this.rates = new RateLimiterMemory({ points: requests, duration: windowSeconds });
  }

  /** @throws RATE_LIMITED (to `next`) if the network sent too many requests, or too many of them are waiting */
  readonly handle: RequestHandler = async (request, response, next) => {
    const network = networkOf(request.ip ?? "");
    const counted = this.outsideRequests(() => this.rates.consume(network));
    const refused = await counted.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (refused instanceof RateLimiterRes)
      return this.refuseLater(response, next, Math.ceil(refused.msBeforeNext / 1000));
    if (refused) throw refused;
    this.enter(network, request, response, next);
  };

  private enter(network: string, request: Request, response: Response, next: NextFunction): void {
    const isUpload = Boolean(request.is("multipart/form-data"));
    const key = isUpload ? `upload ${network}` : network;
    const places = isUpload ? this.bounds.uploads : this.bounds.inWork;
    const lane = this.lanes.get(key) ?? { inWork: 0, waiting: [] };
    this.lanes.set(key, lane);
    const start = () => {
      lane.inWork += 1;
      // Nothing would end a request that is closed before it starts.
      if (response.closed) return this.leave(key, lane);
      whenWorkEnds(response, () => this.leave(key, lane));
      next();
    };
    if (lane.inWork < places) return start();
    if (lane.waiting.length >= this.bounds.waiting) return next(rateLimited(1));
    this.wait(lane, response, start);
  }

  /** A client that disconnects while waiting gives its place in the queue to the next. */
  private wait(lane: Lane, response: Response, start: () => void): void {
    const giveUp = () => {
      lane.waiting = lane.waiting.filter((other) => other !== turn);
    };
    // Otherwise, it would go on as part of the request whose end it waited for, with its id and its time for providers.
    const turn = AsyncResource.bind(() => {
      response.off("close", giveUp);
      start();
    });
    response.once("close", giveUp);
    lane.waiting.push(turn);
  }

  private leave(key: string, lane: Lane): void {
    lane.inWork -= 1;
    const turn = lane.waiting.shift();
    // After other pending work, so that one network's queue does not monopolize the process.
    if (turn) setImmediate(turn);
    else if (lane.inWork === 0) this.lanes.delete(key);
  }

  private refuseLater(response: Response, next: NextFunction, seconds: number): void {
    const refuse = () => {
      this.held -= 1;
      if (!response.closed) next(rateLimited(Math.max(1, seconds)));
    };
    this.held += 1;
    if (this.held > MAX_HELD) refuse();
    else setTimeout(refuse, this.bounds.refusalMs);
  }
}

/** What is called when a response's work ends. One listener for all: Node warns of a leak at eleven, and adds seven by itself for a stream. */
const endings = new WeakMap<Response, (() => void)[]>();

/**
 * Calls `done` when the answer has been sent. If the client hangs up before that, the work goes on, so a network that asks
 * and hangs up must not get its place back: `done` is called when the handler answers. Node then emits no more events.
 */
export function whenWorkEnds(response: Response, done: () => void): void {
  const others = endings.get(response);
  if (others) others.push(done);
  else watchEnd(response, [done]);
}

function watchEnd(response: Response, dones: (() => void)[]): void {
  const endAll = () => dones.forEach((done) => done());
  endings.set(response, dones);
  response.once("close", () => {
    if (response.headersSent) return endAll();
    const end = response.end.bind(response);
    response.end = (...answer: unknown[]) => {
      response.end = end;
      endAll();
      return Reflect.apply(end, response, answer) as Response;
    };
  });
}
