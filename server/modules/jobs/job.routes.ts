import { Router } from "express";
import { MAX_LIMIT, readListQuery, sendList } from "../../kit/http/paging.js";
import { presentJob } from "./job.presenter.js";
import type { Job } from "./job.entity.js";
import type { JobService } from "./job.service.js";

/** /api/jobs and /api/jobs/{id or code} */
export function jobRoutes(jobs: JobService): Router {
  const router = Router();
  const present = (job: Job) => presentJob(job, jobs.statusOf(job));

  router.get("/jobs", async (req, res) => {
    const { limit: first, after } = readListQuery(req);
    const options = { first, after, max: MAX_LIMIT, withTexts: true };
    sendList(req, res, await jobs.list(req.context.actor, options), present);
  });

  router.get("/jobs/:id", async (req, res) => {
    res.json(present(await jobs.get(req.context.actor, req.params.id)));
  });

  return router;
}
