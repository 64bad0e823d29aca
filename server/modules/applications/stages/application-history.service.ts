import type { Actor } from "../../../core/actor.js";
import type { Page, PageRequest } from "../../../core/paging.js";
import type { AccountService } from "../../accounts/account.service.js";
import { nameOrAddress } from "../../../core/name-or-address.js";
import type { Application } from "../application.entity.js";
import type { ApplicationEvent } from "./application-event.entity.js";
import { partyOf, requireParty } from "./stage.policy.js";
import type { StageLog } from "./stage-log.js";
import type { ApplicationHistoryEntry } from "./stage.types.js";

/** Who did what with an application, and when. */
export class ApplicationHistoryService {
  constructor(
    private readonly log: StageLog,
    private readonly accounts: Pick<AccountService, "findMany">,
  ) {}

  /**
   * Newest first. Candidates see neither names of staff nor moves that were undone at once.
   * @throws as `requireParty`; BAD_INPUT for a bad size or cursor
   */
  async list(
    actor: Actor,
    application: Pick<Application, "id" | "userId" | "job">,
    page: PageRequest,
  ): Promise<Page<ApplicationHistoryEntry>> {
    const { id, userId, job } = application;
    const concerned = { userId, companyId: job.companyId };
    requireParty(actor, concerned);
    const isStaff = partyOf(actor, concerned) === "STAFF";
    const found = await this.log.page(id, page, isStaff);
    const names = await this.namesIn(found.edges.map(({ node }) => node));
    const present = (event: ApplicationEvent): ApplicationHistoryEntry => {
      const { kind, fromStatus, toStatus, actorId, at } = event;
      const isByCandidate = actorId === userId;
      const isNamed = isStaff || isByCandidate;
      const actorName = isNamed && actorId !== null ? (names.get(actorId) ?? null) : null;
      return { id: event.id, kind, fromStatus, toStatus, isByCandidate, actorName, at };
    };
    return {
      ...found,
      edges: found.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })),
    };
  }

  private async namesIn(events: readonly ApplicationEvent[]): Promise<Map<string, string>> {
    const ids = new Set(events.flatMap(({ actorId }) => actorId ?? []));
    if (ids.size === 0) return new Map();
    const people = await this.accounts.findMany([...ids]);
    return new Map(people.map((user) => [user.id, nameOrAddress(user)]));
  }
}
