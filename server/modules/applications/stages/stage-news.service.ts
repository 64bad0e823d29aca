import type { AccountService } from "../../accounts/account.service.js";
import type { Application, ApplicationStatus } from "../application.entity.js";
import type { ApplicationService } from "../application.service.js";
import type { StageLog } from "./stage-log.js";

/** What a candidate is told about a move. */
export interface StageNews {
  /** The candidate's address now. */
  to: string;
  /** That of who moved it; null if that person is gone. */
  replyTo: string | null;
  stage: ApplicationStatus;
  application: Application;
}

/** What the emails about moves say. */
export class StageNewsService {
  constructor(
    private readonly log: StageLog,
    private readonly applications: Pick<ApplicationService, "findForMail">,
    private readonly accounts: Pick<AccountService, "find">,
  ) {}

  /** Null if the move is not news anymore: undone, overtaken by another one, or not wanted. */
  async find(eventId: string): Promise<StageNews | null> {
    const event = await this.log.find(eventId);
    if (!event) return null;
    const application = await this.applications.findForMail(event.applicationId);
    if (application?.status !== event.toStatus) return null;
    const account = await this.accounts.find(application.userId);
    if (!account?.applicationMails || account.disabledAt) return null;
    const mover = event.actorId === null ? null : await this.accounts.find(event.actorId);
    const replyTo = mover && !mover.disabledAt ? mover.email : null;
    return { to: account.email, replyTo, stage: event.toStatus, application };
  }
}
