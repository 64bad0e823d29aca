import { Router } from "express";
import { MAX_LIMIT, sendList, type ListQuery } from "../../kit/http/paging.js";
import type { PointBuckets } from "../../kit/http/point-buckets.js";
import { presentJob } from "./job.presenter.js";
import type { Job } from "./job.entity.js";
import type { JobService } from "./job.service.js";

/** /api/jobs and /api/jobs/{id or code} */
export function jobRoutes(jobs: JobService, points: PointBuckets): Router {
  const router = Router();
  const present = (job: Job) => presentJob(job, jobs.statusOf(job));

  router.get("/jobs", async (req, res) => {
    const load = ({ limit: first, after }: ListQuery) =>
      jobs.list(req.context.actor, { first, after, max: MAX_LIMIT, withTexts: true });
    await sendList(req, res, points, load, present);
  });

  router.get("/jobs/:id", async (req, res) => {
    res.json(present(await jobs.get(req.context.actor, req.params.id)));
  });

  return router;
}
