import type { DataSource, EntityManager } from "typeorm";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import { requireFresh, requireProvenAdmin, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { badInput, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { companyWrite } from "../changes/change.types.js";
import { lockCompany } from "./company-desk.service.js";
import { CompanyMerge } from "./company-merge.entity.js";
import type { CompanyPart, CompanyPartKind } from "./company-parts.types.js";
import { Company } from "./company.entity.js";
import type { CompanyLogos } from "./company-logos.js";
import type { CompanyService } from "./company.service.js";
import { mergeSchema } from "./company.validation.js";

interface MergeNeeds {
  dataSource: DataSource;
  companies: Pick<CompanyService, "find">;
  /** Everything that goes with a company; in the order of the preview. */
  parts: readonly CompanyPart[];
  logos: CompanyLogos;
  audit: AuditService;
  changes: ChangeFeed;
  clock: Clock;
}

export interface MovedPart {
  kind: CompanyPartKind;
  count: number;
}

export interface MergePlan {
  from: Company;
  into: Company;
  parts: MovedPart[];
}

/** Makes one company of two that are the same. */
export class CompanyMergeService {
  constructor(private readonly needs: MergeNeeds) {}

  /** What a merge would move. @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, NOT_FOUND, BAD_INPUT */
  async preview(actor: Actor, fromId: string, intoId: string): Promise<MergePlan> {
    requireProvenAdmin(actor);
    checkDifferent(fromId, intoId);
    const from = await this.needs.companies.find(fromId);
    const into = await this.needs.companies.find(intoId);
    if (!from || !into) throw notFound("company");
    const { manager } = this.needs.dataSource;
    const parts: MovedPart[] = [];
    for (const part of this.needs.parts)
      parts.push({ kind: part.kind, count: await part.count(manager, fromId) });
    return { from, into, parts };
  }

  /**
   * Moves everything of one company to the other and deletes it, all in one transaction. Its id then leads to the other
   * company, and its slug stays taken.
   * @throws as `preview`; SECOND_FACTOR_REQUIRED unless proven lately; BAD_INPUT if the typed name is not that of the company
   *   to delete
   */
  async merge(
    actor: Actor,
    input: Input<typeof mergeSchema>,
    client: ClientInfo,
  ): Promise<Company> {
    requireFresh(requireProvenAdmin(actor));
    const { fromId, intoId, confirmName } = parse(mergeSchema, input);
    checkDifferent(fromId, intoId);
    const { dataSource, logos } = this.needs;
    const logoFile = await inTransaction(dataSource, async (transaction) => {
      const from = await lockBoth(transaction, fromId, intoId);
      if (!sameName(confirmName, from.name))
        throw badInput(texts.confirmName(from.name), { confirmName: texts.confirmName(from.name) });
      for (const part of this.needs.parts) await part.move(transaction, fromId, intoId);
      await this.replace(transaction, from, intoId);
      await this.needs.audit.record(transaction, {
        kind: "COMPANIES_MERGED",
        actor,
        target: { kind: "COMPANY", id: intoId },
        details: { name: from.name, fromId },
        client,
      });
      return from.logoFile;
    });
    if (logoFile) await logos.forget(logoFile);
    return dataSource.manager.findOneByOrFail(Company, { id: intoId });
  }

  private async replace(
    transaction: EntityManager,
    { id, name, slug }: Company,
    intoId: string,
  ): Promise<void> {
    // Companies that were merged into this one before.
    await transaction.update(CompanyMerge, { intoId: id }, { intoId });
    await transaction.delete(Company, { id });
    await this.needs.changes.append(transaction, [id, intoId].map(companyWrite));
    const mergedAt = this.needs.clock.now();
    await transaction.insert(CompanyMerge, { id, intoId, name, slug, mergedAt });
  }
}

/** Always in the same order, so that two merges of the same companies do not wait for each other. */
async function lockBoth(
  transaction: EntityManager,
  fromId: string,
  intoId: string,
): Promise<Company> {
  const locked = new Map<string, Company>();
  for (const id of [fromId, intoId].sort()) locked.set(id, await lockCompany(transaction, id));
  const from = locked.get(fromId);
  if (!from) throw notFound("company");
  return from;
}

function checkDifferent(fromId: string, intoId: string): void {
  if (fromId === intoId) throw badInput(texts.sameCompany, { intoId: texts.sameCompany });
}

const sameName = (typed: string, name: string): boolean =>
  typed.normalize("NFC").trim().toLowerCase() === name.toLowerCase();
