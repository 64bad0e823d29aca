import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import type { Clock } from "../../../core/clock.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import { TermsAcceptance } from "../../terms/terms-acceptance.entity.js";
import { Invoice } from "../money/invoice.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";
import type { AcceptedTermsService } from "./accepted-terms.service.js";
import { canCancel, canUndoCancel } from "./own-plan.policy.js";
import type { OwnPlanService } from "./own-plan.service.js";
import {
  CancelPlanInput,
  CancelPlanPayload,
  EarlierTerms,
  PlanPortalInput,
  PlanPortalPayload,
  UndoCancelPlanInput,
  UndoCancelPlanPayload,
} from "./own-plan.types.js";
import { acceptedTermsPath, earlierTermsPath, invoiceFilePath } from "./plan-file.paths.js";

@Resolver(() => Subscription)
export class OwnPlanResolver {
  constructor(
    private readonly plans: OwnPlanService,
    private readonly terms: AcceptedTermsService,
    private readonly clock: Clock,
  ) {}

  @Mutation(() => CancelPlanPayload, {
    description:
      "Cancels one of the signed-in person's plans: it ends with the month that is paid for. Until then, `undoCancelPlan` undoes that.",
  })
  cancelPlan(
    @Ctx() { actor }: ActorContext,
    @Input(CancelPlanInput, "The plan.") input: CancelPlanInput,
  ) {
    return withUserErrors(async () => ({ subscription: await this.plans.cancel(actor, input) }));
  }

  @Mutation(() => UndoCancelPlanPayload, {
    description: "Undoes the signed-in person's own cancellation while the plan still runs.",
  })
  undoCancelPlan(
    @Ctx() { actor }: ActorContext,
    @Input(UndoCancelPlanInput, "The plan.") input: UndoCancelPlanInput,
  ) {
    return withUserErrors(async () => ({
      subscription: await this.plans.undoCancel(actor, input),
    }));
  }

  @Mutation(() => PlanPortalPayload, {
    description:
      "Opens a page at Stripe for one of the signed-in person's plans. Its address works for anyone who has it.",
  })
  planPortal(
    @Ctx() { actor }: ActorContext,
    @Input(PlanPortalInput, "The plan, and what to do there.") input: PlanPortalInput,
  ) {
    return withUserErrors(() => this.plans.openPortal(actor, input));
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the buyer can cancel it now: `cancelPlan`.",
  })
  viewerCanCancel(@Root() plan: Subscription): boolean {
    return canCancel(plan);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the buyer can undo the cancellation: `undoCancelPlan`.",
  })
  viewerCanUndoCancel(@Root() plan: Subscription): boolean {
    return canUndoCancel(plan, this.clock.now());
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "End of the month that is paid for (UTC): when it would end if it were canceled now. Null while `status` is `PENDING`.",
  })
  paidUntil(@Root() { currentPeriodEnd }: Subscription): Date | null {
    return currentPeriodEnd;
  }

  @FieldResolver(() => TermsAcceptance, {
    nullable: true,
    description:
      "The acceptance of the Terms that hold for it: of the purchase, or of a later change of it. Null if it was bought elsewhere.",
  })
  termsAcceptance(@Root() plan: Subscription): Promise<TermsAcceptance | null> {
    return this.terms.acceptanceOf(plan);
  }

  @FieldResolver(() => String, {
    description: "Path on this site where the owner opens the Terms of `termsAcceptance` as a PDF.",
  })
  termsUrl(@Root() { id }: Subscription): string {
    return acceptedTermsPath(id);
  }

  @FieldResolver(() => [EarlierTerms], {
    description:
      "Terms that were accepted for it before those of `termsAcceptance`, the newest first.",
  })
  async earlierTerms(@Root() plan: Subscription): Promise<EarlierTerms[]> {
    const earlier = await this.terms.earlierOf(plan);
    return earlier.map((acceptance) => ({
      acceptance,
      url: earlierTermsPath(plan.id, acceptance.id),
    }));
  }
}

@Resolver(() => Invoice)
export class InvoiceFileResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Path on this site that leads the owner to the receipt at Stripe. Null if it was not paid.",
  })
  receiptUrl(@Root() { id, paidAt }: Invoice): string | null {
    return paidAt ? invoiceFilePath(id, "receipt") : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Path on this site that leads the owner to the invoice as a PDF at Stripe. Null while it is a draft.",
  })
  invoiceUrl(@Root() { id, status }: Invoice): string | null {
    return status === "DRAFT" ? null : invoiceFilePath(id, "invoice");
  }
}
