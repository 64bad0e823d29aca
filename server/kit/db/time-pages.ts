import { LessThan, MoreThan, type ObjectLiteral, type SelectQueryBuilder } from "typeorm";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  MAX_TOTAL,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";

/** Rows are sorted by a time, and by id where times are equal. */
interface TimeOrder<Time extends string> {
  by: Time;
  direction: "ASC" | "DESC";
}

type TimedRow<Time extends string> = ObjectLiteral & { id: string } & Record<Time, Date | null>;

/**
 * A page of the rows that `matching` finds; its total stops at MAX_TOTAL.
 * @param matching makes the query anew each time, without order or limit
 * @throws BAD_INPUT for a bad size or cursor
 */
export async function pageByTime<Time extends string, Row extends TimedRow<Time>>(
  matching: () => SelectQueryBuilder<Row>,
  { first, after }: PageRequest,
  { by, direction }: TimeOrder<Time>,
): Promise<Page<Row>> {
  const limit = pageSize(first);
  const query = matching();
  if (after) {
    const { time, id } = decodeTimeCursor(after);
    const beyond = direction === "ASC" ? MoreThan : LessThan;
    query.andWhere([{ [by]: beyond(time) }, { [by]: time, id: beyond(id) }]);
  }
  const rows = await query
    .orderBy({ [`${query.alias}.${by}`]: direction, [`${query.alias}.id`]: direction })
    .limit(limit + 1)
    .getMany();
  const cursorOf = (row: Row) => encodeTimeCursor(row[by], row.id);
  const countAll = async () => Math.min(await matching().getCount(), MAX_TOTAL);
  return toPage(rows, limit, cursorOf, Boolean(after), countAll);
}
