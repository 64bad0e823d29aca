import type { IncomingMessage } from "node:http";
import type { Response } from "express";

/**
 * What every response says unless its route says otherwise: proxies may keep whatever nothing forbids, for everyone who asks for the same
 * address.
 */
export const OWN = "private, no-store";

/** How long a CDN may go on sending its copy while the site fails, in seconds (RFC 5861, section 4). */
export const STALE_IF_ERROR_S = 600;

/** A public response varies with the headers that tell who is calling: a known caller gets another. */
export const varyByCaller = (response: Response): Response =>
  response.vary("Cookie").vary("Authorization");

/** Whether nothing tells who is calling. */
export const isFromNobody = ({ headers }: IncomingMessage): boolean =>
  headers.cookie === undefined && headers.authorization === undefined;
