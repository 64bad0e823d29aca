import { Router } from "express";
import { MAX_LIMIT, sendList, type ListQuery } from "../../kit/http/paging.js";
import type { PointBuckets } from "../../kit/http/point-buckets.js";
import { presentCompany } from "./company.presenter.js";
import type { CompanyService } from "./company.service.js";

/** /api/companies */
export function companyRoutes(companies: CompanyService, points: PointBuckets): Router {
  const router = Router();
  router.get("/companies", async (req, res) => {
    const load = ({ limit, after }: ListQuery) => companies.list(limit, after, MAX_LIMIT);
    await sendList(req, res, points, load, presentCompany);
  });
  return router;
}
