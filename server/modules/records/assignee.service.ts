import type { DataSource } from "typeorm";
import { z } from "zod";
import { recordTexts as texts } from "#texts/records";
import type { Actor } from "../../core/actor.js";
import { badInput } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Application } from "../applications/application.entity.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import type { ColleagueService } from "./colleague.service.js";
import type { Colleague } from "./colleague.types.js";

const assignSchema = z.object({ id: z.string(), assigneeId: z.string().nullish() });

/** Which member of the staff handles an application. */
export class AssigneeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: StaffAccess,
    private readonly colleagues: ColleagueService,
  ) {}

  /** Gives the application to a colleague, or to no one. @throws as `StaffAccess.getToWorkOn`; BAD_INPUT for someone who doesn't work on it */
  async assign(actor: Actor, input: Input<typeof assignSchema>): Promise<Colleague | null> {
    const { id, assigneeId = null } = parse(assignSchema, input);
    const { application } = await this.access.getToWorkOn(actor, id);
    const assignee = assigneeId === null ? null : await this.colleague(application, assigneeId);
    await inTransaction(this.dataSource, async (transaction) => {
      await this.access.hold(transaction, application.id);
      await this.access.setAssignee(transaction, application.id, assignee?.id ?? null);
    });
    return assignee;
  }

  async find({ assigneeId }: Pick<Application, "assigneeId">): Promise<Colleague | null> {
    return (await this.colleagues.byIds([assigneeId])).get(assigneeId ?? "") ?? null;
  }

  private async colleague({ job }: Application, id: string): Promise<Colleague> {
    const [user] = await this.colleagues.among(job.companyId, [id]);
    if (!user) throw badInput(texts.notColleague, { assigneeId: texts.notColleague });
    return { id: user.id, name: nameOrAddress(user) };
  }
}
