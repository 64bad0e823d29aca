import { Router } from "express";
import { MAX_LIMIT, sendList, type ListDoor, type ListQuery } from "../../../kit/http/paging.js";
import { presentJob, REST_CARDS } from "./job.presenter.js";
import type { Job } from "../record/job.entity.js";
import { keptOf, readJobsQuery, renameFields } from "./job.rest-query.js";
import type { JobService } from "../record/job.service.js";

/**
 * /api/jobs and /api/jobs/{id or code}. The list takes the parameters of the page /jobs too, by the same names:
 * `query`, `pay` (any dollars an hour, or a year of 2,080 hours with `pay-period=year`), `posted` (1 to 365 days), `place`, `radius` (1 to 250 miles around the place, or the one that the words name), `sort`, and the filters
 * of job.fields.ts, each several times: `?sponsorship=transfer&tax=w2&tax=c2c`.
 */
export function jobRoutes(jobs: JobService, door: ListDoor): Router {
  const router = Router();
  const present = (job: Job) => presentJob(job, jobs.statusOf(job));

  router.get("/jobs", async (req, res) => {
    const searched = { ...readJobsQuery(req.query), unknown: "REFUSED" } as const;
    const load = ({ limit: first, after }: ListQuery) =>
      jobs
        .list(req.context.actor, { ...searched, first, after, max: MAX_LIMIT, cards: REST_CARDS })
        .catch(renameFields);
    await sendList(req, res, door, load, present, keptOf(req.query));
  });

  router.get("/jobs/:id", async (req, res) => {
    res.json(present(await jobs.get(req.context.actor, req.params.id)));
  });

  return router;
}
