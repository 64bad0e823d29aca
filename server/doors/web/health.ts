import { Router } from "express";
import type { DataSource } from "typeorm";

/**
 * /healthz: the process is alive, even while it drains. /readyz: it accepts requests and reaches the database (for load
 * balancers).
 */
export function healthRoutes(dataSource: DataSource, isDraining: () => boolean): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.json({ status: isDraining() ? "draining" : "ok" });
  });
  router.get("/readyz", async (_req, res) => {
    const reachable = await dataSource.query("SELECT 1").then(
      () => true,
      () => false,
    );
    const ready = reachable && !isDraining();
    res.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}
