import { Router } from "express";
import type { DataSource } from "typeorm";

/**
 * /healthz: the process is alive, even while it drains. /readyz: it accepts requests and reaches the database (for load
 * balancers).
 */
export function healthRoutes(dataSource: DataSource, isDraining: () => boolean): Router {
  const router = Router();
  const isReachable = reachability(dataSource);
  router.get("/healthz", (_req, res) => {
    res.json({ status: isDraining() ? "draining" : "ok" });
  });
  router.get("/readyz", async (_req, res) => {
    const ready = (await isReachable()) && !isDraining();
    res.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}

/** Checks at the same time share one query: anybody may send them, and a flood must not use up the connections. */
function reachability(dataSource: DataSource): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const ask = () =>
    dataSource
      .query("SELECT 1")
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = null));
  return () => (running ??= ask());
}
