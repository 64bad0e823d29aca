import { Router } from "express";

export interface HealthChecks {
  /** Whether it may get requests: the database takes writes, and the clocks agree. */
  isReady: () => Promise<boolean>;
  isDraining: () => boolean;
}

/**
 * /healthz: the process is alive, even while it drains. /readyz: it accepts requests, and does its work right (for load
 * balancers).
 */
export function healthRoutes({ isReady, isDraining }: HealthChecks): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.json({ status: isDraining() ? "draining" : "ok" });
  });
  router.get("/readyz", async (_req, res) => {
    const ready = !isDraining() && (await isReady());
    res.status(ready ? 200 : 503).json({ status: ready ? "ready" : "unavailable" });
  });
  return router;
}
