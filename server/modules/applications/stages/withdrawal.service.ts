import { z } from "zod";
import { stageTexts } from "#texts/stages";
import { requireUser, type Actor } from "../../../core/actor.js";
import { AppError, forbidden } from "../../../core/errors.js";
import type { Input } from "../../../core/input.js";
import { parse } from "../../../core/validation.js";
import type { Application } from "../application.entity.js";
import type { ApplicationService } from "../application.service.js";
import type { StageService } from "./stage.service.js";

const withdrawSchema = z.object({ id: z.string() });
/** How often staff may move the application while its candidate withdraws it. */
const MAX_TRIES = 5;

/** Candidates withdraw applications at any stage. */
export class WithdrawalService {
  constructor(
    private readonly applications: Pick<ApplicationService, "get">,
    private readonly stages: Pick<StageService, "move">,
  ) {}

  /**
   * Withdraws the actor's own application and tells the recruiters. Withdrawing it again does nothing.
   * @throws UNAUTHENTICATED; NOT_FOUND; FORBIDDEN for staff; BAD_INPUT when it is decided
   */
  async withdraw(actor: Actor, input: Input<typeof withdrawSchema>): Promise<Application> {
    const user = requireUser(actor);
    const { id } = parse(withdrawSchema, input);
    for (let tries = 1; ; tries += 1) {
      const { userId, status, version } = await this.applications.get(user, id);
      if (userId !== user.id) throw forbidden(stageTexts.onlyCandidate);
      if (status === "WITHDRAWN") break;
      try {
        await this.stages.move(user, { id, status: "WITHDRAWN", expectedVersion: version });
        break;
      } catch (error) {
        const isMoved = error instanceof AppError && error.code === "CONFLICT";
        if (!isMoved || tries === MAX_TRIES) throw error;
      }
    }
    return this.applications.get(user, id);
  }
}
