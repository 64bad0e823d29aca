import { STAFF_FILES_PATH } from "#site/staff-files";
import type { PeopleService } from "../accounts/people.service.js";
import type { AuditLogService } from "../audit/audit-log.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { PlanDetailsService } from "../billing/desk/plan-details.service.js";
import type { PlanEventService } from "../billing/subscription/plan-event.service.js";
import type { PlanMailService } from "../billing/desk/plan-mail.service.js";
import type { SoldPlanService } from "../billing/desk/sold-plan.service.js";
import {
  DeliveryResolver,
  SoldPlanDeliveryResolver,
  SubscriptionDeliveryResolver,
} from "./delivery.resolver.js";
import { DeliveryService } from "./delivery.service.js";
import { DueDeliveryService } from "./due-delivery.service.js";
import { staffPlanFiles } from "./plan-files.routes.js";
import { PlanFilesService } from "./plan-files.service.js";

interface DeliveryUses {
  accounts: { people: PeopleService };
  audit: { audit: AuditService };
  auditLog: { auditLog: AuditLogService };
  billing: {
    planDetails: PlanDetailsService;
    planEvents: PlanEventService;
    planMails: PlanMailService;
    soldPlans: SoldPlanService;
  };
}

/** What the firm does for plans that people bought. */
export function createDeliveries({ env, dataSource, clock }: Base, uses: DeliveryUses) {
  const { people } = uses.accounts;
  const { audit } = uses.audit;
  const { auditLog } = uses.auditLog;
  const { planDetails, planEvents, planMails, soldPlans } = uses.billing;
  const deliveries = new DeliveryService({ dataSource, plans: soldPlans, audit, clock });
  const dueDeliveries = new DueDeliveryService({ plans: soldPlans, deliveries, clock });
  const planFiles = new PlanFilesService({
    dataSource,
    soldPlans,
    deliveries,
    planDetails,
    planEvents,
    planMails,
    auditLog,
    audit,
    clock,
    siteName: env.SITE_NAME,
  });
  const parts = {
    resolvers: [
      new DeliveryResolver(deliveries, dueDeliveries, people),
      new SoldPlanDeliveryResolver(deliveries, dueDeliveries),
      new SubscriptionDeliveryResolver(deliveries),
    ],
    web: [() => staffPlanFiles(planFiles)],
    identified: [STAFF_FILES_PATH],
  } satisfies Parts;
  return { deliveries, dueDeliveries, parts };
}
