import type { DataSource, EntityManager } from "typeorm";
import { newId } from "../../../core/ids.js";
import type { Page, PageRequest } from "../../../core/paging.js";
import { pageByTime } from "../../../kit/db/time-pages.js";
import { ApplicationEvent } from "./application-event.entity.js";

type NewEvent = Omit<ApplicationEvent, "id" | "undoesId"> & { undoesId?: string | null };

/** The events of applications: only ever added. */
export class StageLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Adds an event in the caller's transaction. @returns its id */
  async record(transaction: EntityManager, event: NewEvent): Promise<string> {
    const id = newId();
    await transaction.insert(ApplicationEvent, { undoesId: null, ...event, id });
    return id;
  }

  find(id: string): Promise<ApplicationEvent | null> {
    return this.dataSource.manager.findOneBy(ApplicationEvent, { id });
  }

  /** The last change of the application's stage. */
  async lastMove(
    transaction: EntityManager,
    applicationId: string,
  ): Promise<ApplicationEvent | null> {
    return transaction
      .createQueryBuilder(ApplicationEvent, "e")
      .where("e.applicationId = :applicationId AND e.kind <> 'RESUME_REPLACED'", { applicationId })
      .orderBy({ "e.at": "DESC", "e.id": "DESC" })
      .limit(1)
      .getOne();
  }

  /**
   * One application's events, newest first.
   * @param withUndone also moves that were undone at once
   * @throws BAD_INPUT for a bad size or cursor
   */
  async page(
    applicationId: string,
    request: PageRequest,
    withUndone: boolean,
  ): Promise<Page<ApplicationEvent>> {
    const all = () => {
      const query = this.dataSource.manager
        .createQueryBuilder(ApplicationEvent, "e")
        .where("e.applicationId = :applicationId", { applicationId });
      if (withUndone) return query;
      return query
        .andWhere("e.kind <> 'UNDONE'")
        .andWhere("NOT EXISTS (SELECT 1 FROM application_events u WHERE u.undoesId = e.id)");
    };
    return pageByTime(all, request, { by: "at", direction: "DESC" });
  }
}
