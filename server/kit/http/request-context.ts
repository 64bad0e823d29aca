import type { Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Cookies } from "./cookies.js";

/** The caller. A query run for a server-rendered page has no more context than this. */
export interface ActorContext {
  actor: Actor;
}

/** The context of one HTTP request in GraphQL and REST. */
export interface RequestContext extends ActorContext {
  client: ClientInfo;
  cookies: Cookies;
}

declare module "express-serve-static-core" {
  interface Request {
    /** Set on paths that identify the caller (server/app.ts); requests for pages and files have none. */
    context: RequestContext;
  }
}
