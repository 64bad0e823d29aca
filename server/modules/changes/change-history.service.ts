import type { DataSource } from "typeorm";
import { errorTexts } from "#texts/errors";
import { days, later, type Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { badCursor, decodeCursor, encodeCursor } from "../../core/paging.js";
import { readInteger, readOneOf, readText, readTime } from "../../kit/db/row-readers.js";
import { UNSEEN, type ChangeFeed } from "./change-feed.js";
import {
  CHANGES_KEPT_DAYS,
  JobChangeKindEnum,
  subjects,
  type Change,
  type ToldOfJob,
} from "./change.types.js";

/** Reading from the very oldest change would end in `CURSOR_EXPIRED` when that is deleted meanwhile. */
const READABLE_MS = days(CHANGES_KEPT_DAYS - 1);
const READ = `SELECT seq, id, subject, subjectId, at, kind, companyId, version, wasPublic, isPublic, changedFields
  FROM changes WHERE seq >= ? ORDER BY seq LIMIT ?`;
const NUMBER = /^\d{1,15}$/;
const MARK = /^[\da-z]*$/;
const LIST = "changes";

/** A change that was made some time ago. */
export interface PastChange extends Change {
  at: Date;
  /** Position after this change. */
  cursor: string;
  /** Of a job. `UNKNOWN` if a release made it that did not say; `NOTHING` if nobody outside is told. */
  told: ToldOfJob | "NOTHING" | "UNKNOWN";
}

export interface PastChanges {
  /** In their order. */
  changes: PastChange[];
  /** Position after them. */
  cursor: string;
  /** Whether nothing more was committed when they were read. */
  isLast: boolean;
}

/** A place in the feed: after the change with this number. */
interface Place {
  seq: number;
  /** Of that very change: after a restore, another one has its number. Null accepts any. */
  mark: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/** The feed of changes for those outside who keep a copy: their cursors outlast restarts, and tell when the copy can't be continued. */
export class ChangeHistoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly feed: Pick<ChangeFeed, "seal">,
  ) {}

  /** The position after all that is committed. Take it before the tables are read, and follow from there. */
  async position(): Promise<string> {
    return this.positionAt(await this.feed.seal());
  }

  /** @param seq number of a change, 0 for none */
  async positionAt(seq: number): Promise<string> {
    const [row] = await this.dataSource.query<Row[]>("SELECT id, at FROM changes WHERE seq = ?", [
      seq,
    ]);
    return cursorOf(seq, row);
  }

  /**
   * What was committed after a position, also by other instances.
   * @param after null starts at the oldest change that is kept
   * @throws BAD_INPUT for a cursor of another list; CURSOR_EXPIRED if changes after it were deleted, or the database was restored
   *   from a backup: nothing but another copy helps then
   */
  async read(after: string | null | undefined, limit: number): Promise<PastChanges> {
    const last = await this.feed.seal();
    const from = after === null || after === undefined ? await this.oldest(last) : placeOf(after);
    const rows = await this.dataSource.query<Row[]>(READ, [from.seq, limit + 1]);
    const [first] = rows;
    const own = first && readInteger(first["seq"]) === from.seq ? first : undefined;
    const next = rows.slice(own ? 1 : 0, limit + (own ? 1 : 0));
    const isWhole = next.every((row, index) => readInteger(row["seq"]) === from.seq + 1 + index);
    const end = from.seq + next.length;
    const misses = next.length === 0 && end !== last;
    if (!isWhole || misses || !isKnown(from, own, from.seq === last)) throw expired();
    const cursor = cursorOf(end, next.at(-1) ?? own);
    return { changes: next.map(changeOf), cursor, isLast: end >= last };
  }

  private async oldest(last: number): Promise<Place> {
    const [row] = await this.dataSource.query<Row[]>(
      "SELECT seq FROM changes WHERE at >= ? AND seq IS NOT NULL ORDER BY at, id LIMIT 1",
      [later(this.clock.now(), -READABLE_MS)],
    );
    return { seq: row ? readInteger(row["seq"]) - 1 : last, mark: null };
  }
}

/** Nothing comes before the first change, and the row of the last one may be deleted when no other has come for long. */
const isKnown = ({ seq, mark }: Place, row: Row | undefined, isLast: boolean): boolean =>
  mark === null || seq === 0 || (row ? mark === markOf(row) : isLast);

const markOf = (row: Row): string =>
  `${readInteger(row["id"]).toString(36)}z${readTime(row["at"]).getTime().toString(36)}`;

const cursorOf = (seq: number, row: Row | undefined): string =>
  encodeCursor(LIST, String(seq), row ? markOf(row) : "");

/** @throws BAD_INPUT */
function placeOf(cursor: string): Place {
  const [list, seq = "", mark = ""] = decodeCursor(cursor, 3);
  if (list !== LIST || !NUMBER.test(seq) || !MARK.test(mark)) throw badCursor();
  return { seq: Number(seq), mark };
}

const changeOf = (row: Row): PastChange => ({
  subject: readOneOf(subjects)(row["subject"]),
  subjectId: readText(row["subjectId"]),
  at: readTime(row["at"]),
  cursor: cursorOf(readInteger(row["seq"]), row),
  told: toldBy(row),
});

function toldBy(row: Row): PastChange["told"] {
  const { kind, subject, changedFields } = row;
  if (subject !== subjects.JOB || kind === UNSEEN) return "NOTHING";
  if (kind === null) return "UNKNOWN";
  return {
    kind: readOneOf(JobChangeKindEnum)(kind),
    companyId: readText(row["companyId"]),
    version: readInteger(row["version"]),
    wasPublic: readInteger(row["wasPublic"]) === 1,
    isPublic: readInteger(row["isPublic"]) === 1,
    changedFields: readText(changedFields).split(",").filter(Boolean),
  };
}

const expired = () => new AppError("CURSOR_EXPIRED", errorTexts.cursorExpired);
