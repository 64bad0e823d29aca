import type { DataSource, EntityManager } from "typeorm";
import { newId } from "../../../core/ids.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../../core/paging.js";
import { ApplicationEvent } from "./application-event.entity.js";

const MAX_COUNT = 1000;

export interface PageRequest {
  first: number;
  after?: string | null | undefined;
}

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
    { first, after }: PageRequest,
    withUndone: boolean,
  ): Promise<Page<ApplicationEvent>> {
    const limit = pageSize(first);
    const all = () => {
      const query = this.dataSource.manager
        .createQueryBuilder(ApplicationEvent, "e")
        .where("e.applicationId = :applicationId", { applicationId });
      if (withUndone) return query;
      return query
        .andWhere("e.kind <> 'UNDONE'")
        .andWhere("NOT EXISTS (SELECT 1 FROM application_events u WHERE u.undoesId = e.id)");
    };
    const query = all();
    if (after)
      query.andWhere("(e.at < :time OR (e.at = :time AND e.id < :id))", decodeTimeCursor(after));
    const rows = await query
      .orderBy({ "e.at": "DESC", "e.id": "DESC" })
      .limit(limit + 1)
      .getMany();
    const cursorOf = ({ at, id }: ApplicationEvent) => encodeTimeCursor(at, id);
    const countAll = async () => Math.min(await all().getCount(), MAX_COUNT);
    return toPage(rows, limit, cursorOf, Boolean(after), countAll);
  }
}
