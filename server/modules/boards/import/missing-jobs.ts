import type { Actor } from "../../../core/actor.js";
import type { Closing, ClosingReport, ImportedJobs } from "./import.types.js";
import type { SeenIds } from "./seen-ids.js";

const PAGE = 500;
/** A larger share of the open jobs is more likely a wrong file than a day's closings. */
export const MOST_MISSING = 0.2;

interface ReadFile {
  closing: Closing;
  dryRun: boolean;
  /** Jobs that are open since this file: they must not make a small share of what was there. */
  added: number;
  isReadable: boolean;
  isWhole: boolean;
}

/** The open jobs of a source that are no longer in it. A failed read never means that a board has no jobs. */
export class MissingJobs {
  constructor(
    private readonly jobs: ImportedJobs,
    private readonly actor: Actor,
    private readonly of: { companyId: string; source: string },
  ) {}

  /** Closes them, if that is safe. */
  async close(seen: SeenIds, file: ReadFile): Promise<ClosingReport> {
    const { open, missing } = await this.find(seen);
    const held = heldBy(seen, file, missing.length > MOST_MISSING * (open - file.added));
    const closed = held !== null || file.dryRun ? [] : missing;
    for (const id of closed) await this.jobs.close(this.actor, this.of, id);
    return { open, missing: missing.length, closed: closed.length, held };
  }

  private async find(seen: SeenIds): Promise<{ open: number; missing: string[] }> {
    const missing: string[] = [];
    let open = 0;
    let afterId: string | undefined;
    for (;;) {
      const page = await this.jobs.listOpen(this.actor, this.of, { afterId, limit: PAGE });
      open += page.length;
      for (const { id, externalId } of page) if (!seen.has(externalId)) missing.push(id);
      afterId = page.at(-1)?.id;
      if (page.length < PAGE) return { open, missing };
    }
  }
}

function heldBy(
  { hasUnnamed }: SeenIds,
  { closing, isReadable, isWhole }: ReadFile,
  areMany: boolean,
): ClosingReport["held"] {
  if (!isReadable) return "UNREADABLE";
  if (!isWhole) return "PART";
  if (hasUnnamed) return "UNNAMED";
  return areMany && closing === "FEW" ? "TOO_MANY" : null;
}
