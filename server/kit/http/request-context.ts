import type { Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Once } from "../once.js";
import type { Cookies } from "./cookies.js";

/** The context of a query. */
export interface ActorContext {
  actor: Actor;
  /** Left out when the query runs for a server-rendered page, which is made without a request. */
  client?: ClientInfo;
  /** Left out likewise. A query only reads them. */
  cookies?: Pick<Cookies, "get">;
  /** Of a request that the caller may repeat. */
  once?: Once;
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
