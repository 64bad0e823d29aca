import { In, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { billingErrorTexts } from "#texts/errors";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import { hours, later, type Clock } from "../../core/clock.js";
import { AppError, badInput } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import { parse } from "../../core/validation.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { PlanService } from "../plans/plan.service.js";
import type { PlanChoice } from "../plans/plan.types.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { TermsAcceptance } from "./terms-acceptance.entity.js";
import { termsDocument } from "./terms-document.js";
import { TermsText } from "./terms-text.entity.js";
import type { Terms } from "./terms.types.js";
import { acceptanceSchema } from "./terms.validation.js";

/** How long after an acceptance a checkout may start. */
const ACCEPTANCE_LIFETIME_MS = hours(24);
const ACCEPTANCES_PER_HOUR: Limit = { name: "terms", points: 30, seconds: 3600 };

/** Keeps what people answer for their profile. Accounts build on this module's neighbors, so it can't import them. */
export interface Profiles {
  fillIn: (transaction: EntityManager, userId: string, known: { name: string }) => Promise<void>;
}

/** The Terms of the plans, and their acceptances. */
export class TermsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: PlanService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    readonly current: Terms,
    private readonly profiles: Profiles,
  ) {}

  /**
   * Records that the actor accepts the current Terms for a product. If the account has no name yet, the signature becomes its name.
   * @param input productId (or a plan's title, for all of its terms), agree, signature, and data
   *   reported by the browser: ipAddress, browser, fingerprint, timestamp. The server's own time and
   *   address are what counts
   * @throws UNAUTHENTICATED, BAD_INPUT with field messages, RATE_LIMITED
   */
  async accept(
    actor: Actor,
    input: Input<typeof acceptanceSchema>,
    client: ClientInfo,
  ): Promise<TermsAcceptance> {
    const user = requireUser(actor);
    const accepted = parse(acceptanceSchema, input);
    const productId = this.subjectOf(accepted.productId);
    await this.limits.consume(ACCEPTANCES_PER_HOUR, user.id);
    const id = newId();
    const { title, html, hash, version, lastUpdated } = this.current;
    const text = { title, html, hash, version, lastUpdated };
    // The text first: it stays readable for every acceptance.
    await insertOnce(this.dataSource.manager, TermsText, text);
    const acceptance = {
      id,
      userId: user.id,
      productId,
      termsVersion: version,
      termsHash: hash,
      signature: accepted.signature,
      ipAddress: client.ipAddress.slice(0, 45),
      userAgent: client.userAgent.slice(0, 512),
      claimedIp: accepted.ipAddress,
      claimedBrowser: accepted.browser,
      claimedFingerprint: accepted.fingerprint,
      claimedTimestamp: accepted.timestamp,
      acceptedAt: this.clock.now(),
    };
    await inTransaction(this.dataSource, async (transaction) => {
      // Before the insert, which takes a shared lock on the person's row.
      await this.profiles.fillIn(transaction, user.id, { name: accepted.signature });
      await transaction.insert(TermsAcceptance, acceptance);
    });
    return this.dataSource.manager.findOneByOrFail(TermsAcceptance, { id });
  }

  /**
   * The actor's newest acceptance of the current Terms for this product or its whole plan, at most
   * 24 hours old.
   * @throws TERMS_REQUIRED
   */
  async requireAccepted(userId: string, { plan, term }: PlanChoice): Promise<TermsAcceptance> {
    const acceptance = await this.dataSource.manager.findOne(TermsAcceptance, {
      where: {
        userId,
        productId: In([term.productId, plan.id]),
        termsHash: this.current.hash,
        acceptedAt: MoreThan(later(this.clock.now(), -ACCEPTANCE_LIFETIME_MS)),
      },
      order: { acceptedAt: "DESC", id: "DESC" },
    });
    if (acceptance) return acceptance;
    throw new AppError("TERMS_REQUIRED", billingErrorTexts.acceptTermsFirst);
  }

  /** The acceptance with this id; null if it is gone. The caller has checked who may see it. */
  findAcceptance(id: string): Promise<TermsAcceptance | null> {
    return this.dataSource.manager.findOneBy(TermsAcceptance, { id });
  }

  /** Those of these acceptances that are kept, the oldest first. The caller has checked who may see them. */
  async findAcceptances(ids: readonly string[]): Promise<TermsAcceptance[]> {
    if (ids.length === 0) return [];
    const order = { acceptedAt: "ASC", id: "ASC" } as const;
    return this.dataSource.manager.find(TermsAcceptance, { where: { id: In([...ids]) }, order });
  }

  /** Who accepted what and when, and the full text, as a PDF. */
  async documentOf(acceptance: TermsAcceptance, planTitle: string): Promise<Buffer> {
    return termsDocument(acceptance, await this.findText(acceptance.termsHash), planTitle);
  }

  /** The text with this hash; null for one that was replaced before texts were stored. */
  private async findText(hash: string): Promise<Terms | null> {
    if (hash === this.current.hash) return this.current;
    return this.dataSource.manager.findOneBy(TermsText, { hash });
  }

  private subjectOf(productIdOrTitle: string): string {
    const choice = this.plans.findChoice(productIdOrTitle);
    const subject = choice?.term.productId ?? this.plans.findByTitle(productIdOrTitle)?.id;
    if (!subject)
      throw badInput(billingErrorTexts.unknownPlan, { productId: billingErrorTexts.unknownPlan });
    return subject;
  }
}
