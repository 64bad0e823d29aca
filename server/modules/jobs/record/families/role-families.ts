import type { DataSource } from "typeorm";
import { runAlone } from "../../../../kit/db/named-lock.js";
import { roleFamilyOf } from "./role-family-of.js";

/** Jobs read at once. */
const BATCH = 1_000;
const NEXT = "SELECT id, role, roleFamily FROM jobs WHERE id > ? ORDER BY id LIMIT ?";

interface Row {
  id: string;
  role: string;
  roleFamily: string | null;
}

/** Brings jobs that an older release stored under the rules of this one, once after a start and on one instance at a time. */
export class RoleFamilies {
  private isDone = false;

  constructor(private readonly dataSource: DataSource) {}

  async runOnce(): Promise<void> {
    if (this.isDone) return;
    const refresh = () => refreshRoleFamilies(this.dataSource);
    // Null while another instance does it: it may be one of the release before, so it is tried again.
    this.isDone = (await runAlone(this.dataSource, "role families", refresh)) !== null;
  }
}

/**
 * Stores the role family of every job whose title names another one by the rules of this release.
 * @returns number of jobs changed
 */
export async function refreshRoleFamilies(dataSource: DataSource): Promise<number> {
  let changed = 0;
  for (let after = ""; ;) {
    const rows = await dataSource.query<Row[]>(NEXT, [after, BATCH]);
    const last = rows.at(-1);
    if (!last) return changed;
    after = last.id;
    for (const [family, ids] of outdated(rows)) {
      await dataSource.query(
        // oxlint-disable-next-line staffboard/told-changes -- Made from columns whose own change is told.
        "UPDATE jobs SET roleFamily = ? WHERE id IN (?)",
        [family, ids],
      );
      changed += ids.length;
    }
  }
}

/** Ids of the jobs that have another family now, by family. */
function outdated(rows: readonly Row[]): Map<string | null, string[]> {
  const found = new Map<string | null, string[]>();
  for (const { id, role, roleFamily } of rows) {
    const family = roleFamilyOf(role);
    if (family !== roleFamily) found.set(family, [...(found.get(family) ?? []), id]);
  }
  return found;
}
