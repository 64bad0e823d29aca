import type { Grounds } from "./billing-services.js";
import type { AccountService } from "./modules/accounts/account.service.js";
import type { AuditService } from "./modules/audit/audit.service.js";
import { PlanDetailsService } from "./modules/billing/plan-details.service.js";
import { PlanMailService } from "./modules/billing/plan-mail.service.js";
import { RevenueService } from "./modules/billing/revenue.service.js";
import { SoldPlanService } from "./modules/billing/sold-plan.service.js";
import { DeliveryService } from "./modules/deliveries/delivery.service.js";
import { DueDeliveryService } from "./modules/deliveries/due-delivery.service.js";
import type { PlanService } from "./modules/plans/plan.service.js";
import type { TermsService } from "./modules/terms/terms.service.js";

interface SellerNeeds {
  accounts: AccountService;
  audit: AuditService;
  plans: PlanService;
  terms: TermsService;
}

/** What the firm sees of the plans that people bought, and what it does for them. */
export function createSellerSide({ dataSource, clock }: Grounds, needs: SellerNeeds) {
  const { accounts, audit, plans, terms } = needs;
  const soldPlans = new SoldPlanService({ dataSource, accounts, plans });
  const deliveries = new DeliveryService({ dataSource, plans: soldPlans, audit, clock });
  return {
    soldPlans,
    deliveries,
    dueDeliveries: new DueDeliveryService({ plans: soldPlans, deliveries, clock }),
    planDetails: new PlanDetailsService(dataSource, terms),
    planMails: new PlanMailService(dataSource, clock),
    revenue: new RevenueService({ dataSource, plans, clock }),
  };
}
