import DataLoader from "dataloader";
import type { EditorName, EditorNames, JobEditor, JobEditorId } from "./job-editor.js";
import type { JobViews } from "./job-views.js";

/** Loads what staff see of jobs, for all jobs of a request in one query each. */
export class JobRecord {
  readonly views: DataLoader<string, number>;
  private readonly people: DataLoader<string, EditorName>;
  private readonly keys: DataLoader<string, EditorName>;

  constructor(views: JobViews, names: EditorNames) {
    this.views = new DataLoader(async (ids) => {
      const totals = await views.totals(ids);
      return ids.map((id) => totals.get(id) ?? 0);
    });
    this.people = named((ids) => names.peopleNames(ids));
    this.keys = named((ids) => names.keyNames(ids));
  }

  async editor({ kind, id }: JobEditorId): Promise<JobEditor> {
    return { kind, id, ...(await (kind === "PERSON" ? this.people : this.keys).load(id)) };
  }
}

const GONE: EditorName = { name: null, source: null };

const named = (load: EditorNames["keyNames"]) =>
  new DataLoader<string, EditorName>(async (ids) => {
    const names = await load(ids);
    return ids.map((id) => names.get(id) ?? GONE);
  });
