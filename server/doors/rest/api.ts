import { Router } from "express";
import { notFound } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import type { ListDoor } from "../../kit/http/paging.js";
import type { Parts } from "../../modules/base.js";
import { errorHandler } from "./errors.js";

/**
 * The documented REST paths under /api, which the modules bring. Each handler reads the request, calls one service method, and presents
 * the result.
 */
export function restApi(
  routes: NonNullable<Parts["rest"]>,
  lists: ListDoor,
  logger: Logger,
): Router {
  const router = Router();
  for (const routesOf of routes) router.use(routesOf(lists));
  router.use(() => {
    throw notFound("path");
  });
  router.use(errorHandler(logger));
  return router;
}
