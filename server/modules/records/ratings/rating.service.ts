import { In, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { recordTexts as texts } from "#texts/records";
import type { Actor, SignedIn } from "../../../core/actor.js";
import type { Clock } from "../../../core/clock.js";
import { badInput } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Application } from "../../applications/application.entity.js";
import type { StaffAccess } from "../../applications/stages/staff-access.service.js";
import type { ColleagueService } from "../colleague.service.js";
import type { RatingSheetService } from "./rating-sheet.service.js";
import { RatingRow } from "./rating.entity.js";
import type { ApplicationRating, CriterionRating, RatingSheet } from "./rating.types.js";

const MAX_SCORES = 6;

const score = z
  .int({ error: texts.scoreRange })
  .min(1, texts.scoreRange)
  .max(5, texts.scoreRange)
  .nullish();
const rateSchema = z.object({
  applicationId: z.string(),
  scores: z
    .array(z.object({ criterionId: z.string(), score }))
    .min(1, texts.criteriaCount(MAX_SCORES))
    .max(MAX_SCORES, texts.criteriaCount(MAX_SCORES)),
});
type Scores = z.output<typeof rateSchema>["scores"];

interface RatingNeeds {
  dataSource: DataSource;
  access: StaffAccess;
  sheets: RatingSheetService;
  colleagues: ColleagueService;
  clock: Clock;
}

/** How recruiters rate applications, by the criteria of the job. */
export class RatingService {
  constructor(private readonly needs: RatingNeeds) {}

  /** The caller has checked that the user is staff of the application's company. */
  async of(
    user: Pick<SignedIn, "id">,
    { id: applicationId, jobId }: Pick<Application, "id" | "jobId">,
  ): Promise<ApplicationRating> {
    const sheet = await this.needs.sheets.of(jobId);
    const { manager } = this.needs.dataSource;
    const order = { ratedAt: "ASC", id: "ASC" } as const;
    const rows = await manager.find(RatingRow, { where: { applicationId }, order });
    const people = await this.needs.colleagues.byIds(rows.map(({ raterId }) => raterId));
    const used = new Set(sheet.criteria.map(({ id }) => id));
    const counted = rows.filter(({ criterionId }) => used.has(criterionId));
    const criteria = sheet.criteria.map((criterion): CriterionRating => {
      const scores = counted.filter(({ criterionId }) => criterionId === criterion.id);
      return {
        criterion,
        average: mean(scores.map((row) => row.score)),
        viewerScore: scores.find(({ raterId }) => raterId === user.id)?.score ?? null,
        scores: scores.map((row) => ({
          rater: people.get(row.raterId ?? "") ?? null,
          score: row.score,
        })),
      };
    });
    return {
      criteria,
      average: mean(criteria.flatMap(({ average }) => average ?? [])),
      raterCount: countRaters(criteria),
      sheetVersion: sheet.version,
    };
  }

  /** Sets the actor's own scores. @throws as `StaffAccess.getToWorkOn`; BAD_INPUT for other criteria or scores */
  async rate(actor: Actor, input: Input<typeof rateSchema>): Promise<ApplicationRating> {
    const { applicationId, scores } = parse(rateSchema, input);
    const { user, application } = await this.needs.access.getToWorkOn(actor, applicationId);
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.access.hold(transaction, application.id);
      checkCriteria(scores, await this.needs.sheets.of(application.jobId, transaction));
      await this.write(transaction, user.id, application, scores);
    });
    return this.of(user, application);
  }

  private async write(
    transaction: EntityManager,
    raterId: string,
    { id: applicationId, jobId }: Application,
    scores: Scores,
  ): Promise<void> {
    const newest = new Map(scores.map((given) => [given.criterionId, given.score ?? null]));
    const criterionId = In([...newest.keys()]);
    await transaction.delete(RatingRow, { applicationId, raterId, criterionId });
    const base = { applicationId, raterId, jobId, ratedAt: this.needs.clock.now() };
    const rows = [...newest].flatMap(([id, given]) =>
      given === null ? [] : [{ ...base, id: newId(), criterionId: id, score: given }],
    );
    if (rows.length > 0) await transaction.insert(RatingRow, rows);
  }
}

function checkCriteria(scores: Scores, { criteria }: RatingSheet): void {
  const known = new Set(criteria.map(({ id }) => id));
  scores.forEach(({ criterionId }, n) => {
    if (!known.has(criterionId))
      throw badInput(texts.criterionUnknown, {
        [`scores.${n}.criterionId`]: texts.criterionUnknown,
      });
  });
}

/** Deleted accounts can't be told apart, but each of them rated by a criterion once. */
const countRaters = (criteria: readonly CriterionRating[]): number =>
  Math.max(
    new Set(criteria.flatMap(({ scores }) => scores.flatMap(({ rater }) => rater?.id ?? []))).size,
    ...criteria.map(({ scores }) => scores.length),
  );

const mean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length;
