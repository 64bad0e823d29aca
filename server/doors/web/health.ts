import { Router } from "express";

export interface HealthChecks {
  /** Whether the database may be written to. */
  canWrite: () => Promise<boolean>;
  isDraining: () => boolean;
}

/**
 * /healthz: the process is alive, even while it drains. /readyz: it accepts requests, and the database can be written to (for load
 * balancers).
 */
export function healthRoutes({ canWrite, isDraining }: HealthChecks): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.json({ status: isDraining() ? "draining" : "ok" });
  });
  router.get("/readyz", async (_req, res) => {
    const ready = !isDraining() && (await canWrite());
    res.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}
