import { Router } from "express";
import { MAX_LIMIT, sendList, type ListDoor, type ListQuery } from "../../kit/http/paging.js";
import { presentCompany } from "./company.presenter.js";
import type { CompanyService } from "./company.service.js";

/** /api/companies */
export function companyRoutes(companies: CompanyService, door: ListDoor): Router {
  const router = Router();
  router.get("/companies", async (req, res) => {
    const load = ({ limit, after }: ListQuery) => companies.list(limit, after, MAX_LIMIT);
    await sendList(req, res, door, load, presentCompany);
  });
  return router;
}
