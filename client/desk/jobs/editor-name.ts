import { deskJobsTexts } from "#texts/desk-jobs";
import type { JobEditorKind } from "../../lib/schema-types.generated";

/** The name of who wrote or changed a job. */
export function nameOf(editor: { kind: JobEditorKind; name: string | null } | null): string {
  if (editor === null || editor.name === null) return deskJobsTexts.someone;
  return editor.kind === "API_KEY" ? deskJobsTexts.partner(editor.name) : editor.name;
}
