import { create as attachmentNamed } from "content-disposition";
import { Router, type Response } from "express";
import {
  SubscriptionStatusEnum,
  type SubscriptionStatus,
} from "../billing/subscription/subscription.entity.js";
import type { SoldPlanFilter } from "../billing/desk/sold-plan.types.js";
import { STAFF_FILES_PATH } from "#site/staff-files";
import type { PlanFilesService } from "./plan-files.service.js";

/**
 * {host}/staff-files/plans.csv takes the filters of the list as `state`, `plan`, `buyer`, and `since`.
 * {host}/staff-files/plans/{id}/evidence.pdf is about one plan.
 */
export function staffPlanFiles(files: PlanFilesService): Router {
  const router = Router();
  router.get(`${STAFF_FILES_PATH}/plans.csv`, async ({ context: { actor }, query }, res) => {
    const csv = await files.csv(actor, filterIn(query));
    attach(res, "plans.csv").type("text/csv; charset=utf-8").send(csv);
  });
  router.get(
    `${STAFF_FILES_PATH}/plans/:id/evidence.pdf`,
    async ({ context: { actor }, params }, res) => {
      const pdf = await files.evidence(actor, params.id);
      attach(res, "evidence.pdf").type("application/pdf").send(pdf);
    },
  );
  return router;
}

const attach = (res: Response, name: string): Response =>
  res.set({
    "Cache-Control": "private, no-store",
    "Content-Disposition": attachmentNamed(name),
  });

const isState = (text: string): text is SubscriptionStatus =>
  Object.hasOwn(SubscriptionStatusEnum, text);

function filterIn(query: Record<string, unknown>): SoldPlanFilter {
  const text = (name: string): string | null => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const state = text("state") ?? "";
  return {
    status: isState(state) ? [state] : null,
    planId: text("plan"),
    buyer: text("buyer"),
    startedSince: text("since"),
  };
}
