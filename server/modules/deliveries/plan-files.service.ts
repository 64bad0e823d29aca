import { deliveryTexts, planPageTexts as page } from "#texts/desk-plans";
import { personAccountTexts } from "#texts/desk-people";
import { planFileTexts as texts } from "#texts/plan-files";
import { requireFresh, requireProvenAdmin, type Actor, type SignedIn } from "../../core/actor.js";
import { days, later, type Clock } from "../../core/clock.js";
import { toCsv } from "../../kit/csv.js";
import type { PdfBlock } from "../../kit/pdf/pdf-blocks.js";
import { renderPdf } from "../../kit/pdf/render-pdf.js";
import type { AuditKind } from "../audit/audit.kinds.js";
import type { AuditLogService } from "../audit/audit-log.service.js";
import type { AuditEventFilter } from "../audit/audit.types.js";
import type { AuditService } from "../audit/audit.service.js";
import type { PlanDetailsService } from "../billing/desk/plan-details.service.js";
import type { PlanEventFacts } from "../billing/subscription/plan-event.entity.js";
import type { PlanEventService } from "../billing/subscription/plan-event.service.js";
import type { PlanMailService } from "../billing/desk/plan-mail.service.js";
import type { SoldPlanService } from "../billing/desk/sold-plan.service.js";
import type { SoldPlan, SoldPlanFilter } from "../billing/desk/sold-plan.types.js";
import { inDollars } from "../plans/plan.service.js";
import type { TermsAcceptance } from "../terms/terms-acceptance.entity.js";
import type { DataSource } from "typeorm";
import type { DeliveryService } from "./delivery.service.js";

const PAGE = 100;
/** Maximum number of plans in one file. */
const MAX_ROWS = 10_000;
/** Maximum number of sign-ins that the evidence lists: this many before the plan's start, and this many after it. */
const MAX_SIGN_INS = 100;

interface FileNeeds {
  dataSource: DataSource;
  soldPlans: SoldPlanService;
  deliveries: Pick<DeliveryService, "listOf">;
  planDetails: PlanDetailsService;
  planEvents: Pick<PlanEventService, "listOf">;
  planMails: Pick<PlanMailService, "listOf">;
  auditLog: Pick<AuditLogService, "list">;
  audit: AuditService;
  clock: Clock;
  siteName: string;
}

/** Plans as files: a list for a spreadsheet, and what proves that one was bought and delivered. */
export class PlanFilesService {
  constructor(private readonly needs: FileNeeds) {}

  /**
   * The plans that a filter finds, newest first, at most 10,000.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED except for administrators; BAD_INPUT
   */
  async csv(actor: Actor, filter: SoldPlanFilter): Promise<string> {
    const user = requireProvenAdmin(actor);
    const rows: (string | number)[][] = [[...texts.columns]];
    let after: string | null = null;
    do {
      const found = await this.needs.soldPlans.list(user, { first: PAGE, after }, filter);
      rows.push(...found.edges.map(({ node }) => rowOf(node)));
      after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } while (after !== null && rows.length < MAX_ROWS);
    await this.record(user, "PLANS_EXPORTED", null);
    return toCsv(rows);
  }

  /**
   * Everything about one plan that a bank may ask for in a dispute, as a PDF.
   * @throws UNAUTHENTICATED, FORBIDDEN; SECOND_FACTOR_REQUIRED unless it was proven within 10 minutes; NOT_FOUND
   */
  async evidence(actor: Actor, id: string): Promise<Buffer> {
    const user = requireFresh(requireProvenAdmin(actor));
    const plan = await this.needs.soldPlans.get(user, id);
    const acceptance = await this.needs.planDetails.acceptance(plan);
    const blocks = [
      ...this.sale(plan),
      ...(await this.terms(plan, acceptance)),
      ...(await this.payments(plan)),
      ...(await this.work(plan)),
      ...(await this.history(plan)),
      ...(await this.signIns(user, plan, acceptance)),
    ];
    const now = this.needs.clock.now();
    await this.record(user, "PLAN_EVIDENCE_OPENED", plan);
    return renderPdf({
      title: texts.title(plan.planTitle),
      lead: texts.lead(this.needs.siteName, texts.time(now)),
      blocks,
      foot: (at, total) => texts.foot(plan.stripeSubscriptionId, at, total),
      createdAt: now,
    });
  }

  private sale(plan: SoldPlan): PdfBlock[] {
    const rows: [string, string][] = [
      [texts.facts.buyer, plan.buyer?.name ?? texts.formerBuyer],
      [texts.facts.email, plan.buyer?.email ?? ""],
      [texts.facts.plan, texts.planOf(plan.planTitle, plan.months)],
      [texts.facts.started, texts.time(plan.startedAt)],
      [texts.facts.paid, `$${inDollars(plan.paidAmount)}`],
      [texts.facts.refunded, `$${inDollars(plan.refundedAmount)}`],
      ...(plan.lostAmount > 0
        ? [[texts.facts.lost, `$${inDollars(plan.lostAmount)}`] as [string, string]]
        : []),
      [texts.facts.stripe, plan.stripeSubscriptionId],
    ];
    return [
      { kind: "heading", text: texts.sale },
      { kind: "facts", rows },
    ];
  }

  private async terms(plan: SoldPlan, found: TermsAcceptance | null): Promise<PdfBlock[]> {
    const ofChanges = await this.needs.planDetails.laterAcceptances(plan);
    // The plan was changed back under the Terms of the purchase.
    const others = ofChanges.filter(({ id }) => id !== found?.id);
    return [
      { kind: "heading", text: texts.terms },
      ...(found ? accepted(texts.termsText, found) : [none]),
      ...others.flatMap((acceptance) => accepted(texts.laterTermsText, acceptance)),
    ];
  }

  private async payments(plan: SoldPlan): Promise<PdfBlock[]> {
    const invoices = await this.needs.planDetails.invoices(plan);
    const rows = invoices.map(({ id, number, status, amount, amountRefunded, paidAt }) => [
      paidAt === null ? "" : texts.time(paidAt),
      number ?? id,
      page.invoiceStates[status],
      `$${inDollars(amount)}`,
      amountRefunded > 0 ? `$${inDollars(amountRefunded)}` : "",
    ]);
    return table(texts.payments, texts.paymentColumns, [0.25, 0.3, 0.15, 0.15, 0.15], rows);
  }

  private async work({ id }: SoldPlan): Promise<PdfBlock[]> {
    const found = (await this.needs.deliveries.listOf([id])).get(id) ?? [];
    const rows = found
      .toReversed()
      .map(({ deliveredOn, kind, count, note, link }) => [
        texts.day(deliveredOn),
        count === null
          ? deliveryTexts.kinds[kind]
          : deliveryTexts.counted(deliveryTexts.kinds[kind], count),
        [note, link].filter((part) => part !== null).join("\n"),
      ]);
    return table(texts.work, texts.workColumns, [0.2, 0.3, 0.5], rows);
  }

  private async history({ id }: SoldPlan): Promise<PdfBlock[]> {
    const events = (await this.needs.planEvents.listOf(id)).toReversed();
    const mails = await this.needs.planMails.listOf(id);
    return [
      ...table(
        texts.history,
        texts.historyColumns,
        [0.35, 0.65],
        events.map(({ at, kind, facts }) => [
          texts.time(at),
          [page.events[kind], amountIn(facts)].join(" ").trim(),
        ]),
      ),
      ...table(
        texts.mails,
        texts.historyColumns,
        [0.35, 0.65],
        mails.map(({ sentAt, about }) => [texts.time(sentAt), page.mailAbout(about)]),
      ),
    ];
  }

  /** That the buyer used the account: from a day before they accepted the Terms, since who bought is in question, too. */
  private async signIns(
    user: SignedIn,
    { userId, startedAt }: SoldPlan,
    acceptance: TermsAcceptance | null,
  ): Promise<PdfBlock[]> {
    const from = later(acceptance?.acceptedAt ?? startedAt, -days(1));
    const read = async (period: Pick<AuditEventFilter, "since" | "until">) => {
      const filter = { personId: userId, kinds: ["SIGNED_IN" as const], ...period };
      return (await this.needs.auditLog.list(user, { first: MAX_SIGN_INS }, filter)).edges;
    };
    // Those of the purchase are in it, however many follow.
    const found = [
      ...(await read({ since: startedAt })),
      ...(await read({ since: from, until: startedAt })),
    ];
    const rows = found.map(({ node: { at, network, browser } }) => [
      texts.time(at),
      network ?? "",
      browser ?? "",
    ]);
    return table(texts.signIns(from), texts.signInColumns, [0.35, 0.3, 0.35], rows);
  }

  private record(actor: SignedIn, kind: AuditKind, plan: SoldPlan | null): Promise<void> {
    return this.needs.audit.record(this.needs.dataSource.manager, {
      kind,
      actor,
      subjectId: plan?.buyer?.id ?? null,
      ...(plan && { target: { kind: "PLAN", id: plan.id }, details: { plan: plan.planTitle } }),
    });
  }
}

const none: PdfBlock = { kind: "note", text: texts.none };

const accepted = (text: string, acceptance: TermsAcceptance): PdfBlock[] => [
  { kind: "text", text },
  {
    kind: "facts",
    rows: [
      [page.version, acceptance.termsVersion],
      [page.signature, acceptance.signature],
      [page.acceptedAt, texts.time(acceptance.acceptedAt)],
      [page.address, acceptance.ipAddress],
      [texts.facts.browser, acceptance.userAgent],
      [page.hash, acceptance.termsHash],
    ],
  },
];

const table = (
  heading: string,
  columns: readonly string[],
  shares: readonly number[],
  rows: readonly (readonly string[])[],
): PdfBlock[] => [
  { kind: "heading", text: heading },
  rows.length === 0 ? none : { kind: "table", columns, shares, rows },
];

const amountIn = ({ amount }: PlanEventFacts): string =>
  typeof amount === "number" ? `$${inDollars(amount)}` : "";

const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? "";
const dollars = (cents: number): number => cents / 100;

const rowOf = (plan: SoldPlan): (string | number)[] => [
  plan.id,
  plan.buyer?.name ?? "",
  plan.buyer?.email ?? "",
  plan.planTitle,
  plan.months,
  personAccountTexts.planStates[plan.status],
  dayOf(plan.startedAt),
  dayOf(plan.endsAt),
  plan.paymentsMade,
  dollars(plan.paidAmount),
  dollars(plan.refundedAmount),
  dollars(plan.lostAmount),
  plan.currency,
  dayOf(plan.nextPaymentAt),
  plan.stripeSubscriptionId,
];
