import { Router } from "express";
import { MAX_LIMIT, readListQuery, sendList } from "../../kit/http/paging.js";
import { presentCompany } from "./company.presenter.js";
import type { CompanyService } from "./company.service.js";

/** /api/companies */
export function companyRoutes(companies: CompanyService): Router {
  const router = Router();
  router.get("/companies", async (req, res) => {
    const { limit, after } = readListQuery(req);
    sendList(req, res, await companies.list(limit, after, MAX_LIMIT), presentCompany);
  });
  return router;
}
