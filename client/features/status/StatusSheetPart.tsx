import { useState } from "react";
import { localDay } from "#site/plain-day";
import { myStatusTexts as texts } from "#texts/my-status";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import type { KeptStatus } from "../../lib/my-status/kept-status";
import { keepStatus, type ReadableStatus } from "../../lib/my-status/my-status";
import { noAnswerText, refused, type Outcome } from "../../lib/refusal";
import { useNow } from "../../lib/now";
import { useViewer } from "../../lib/session/viewer";
import { KeptSheet } from "./KeptSheet";
import { StatusForm } from "./StatusForm";
import { useAccountCopy } from "./use-account-copy";

/** The form that is open: what it began with, and the version of that. */
interface Edit {
  before: KeptStatus | null;
  version: string | null;
}

/** The sheet: its form, or what it says. */
export function StatusSheetPart({ status }: { status: ReadableStatus }) {
  const { viewer } = useViewer();
  const account = useAccountCopy();
  const [edit, setEdit] = useState<Edit | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isKept = status.kind === "kept";
  const open = edit ?? (isKept ? null : { before: null, version: status.version });

  const save = async (next: Omit<KeptStatus, "userId">): Promise<Outcome<string> | null> => {
    setProblem(null);
    const kept = { ...next, userId: viewer?.id ?? null };
    try {
      // What this tab shows: the notice below says so if it's another tab's.
      if ((await keepStatus(kept, status.version)) === "changed") return null;
    } catch (error) {
      return refused(noAnswerText(error));
    }
    setEdit(null);
    if (account.copy !== null) {
      const outcome = await account.keep(kept.sheet);
      if (!outcome.ok) setProblem(outcome.refusal.message);
    }
    return null;
  };

  if (open === null)
    return isKept ? (
      <>
        <KeptSheet
          status={status}
          hasCopy={account.copy !== null}
          onChange={() => setEdit({ before: status.kept, version: status.version })}
        />
        {problem !== null && <Message tone="error">{problem}</Message>}
      </>
    ) : null;
  return (
    <Pane title={texts.sheetTitle} headingLevel={3}>
      {status.kind === "blocked" && <Message tone="info">{texts.blocked}</Message>}
      {/* Once something is typed, the form stays, whatever another tab does. */}
      <div onInput={() => setEdit(open)}>
        <StatusForm
          before={open.before}
          saveLabel={account.copy === null ? texts.save : texts.saveBoth}
          notice={<OtherTab open={open} status={status} />}
          onSave={save}
          onCancel={isKept ? () => setEdit(null) : null}
        />
      </div>
    </Pane>
  );
}

/** Says what another tab has saved while this one's form was open. */
function OtherTab({ open, status }: { open: Edit; status: ReadableStatus }) {
  const today = localDay(useNow());
  if (open.version === status.version) return null;
  const sheet = status.kind === "kept" ? status.kept.sheet : null;
  const end = sheet?.endsOn ?? null;
  const now =
    sheet === null
      ? texts.goneElsewhere
      : texts.nowThere(
          texts.statuses[sheet.status],
          end === null ? null : texts.dayText(end, today),
        );
  return <Message tone="info">{[texts.changedElsewhere, now, texts.replaces].join(" ")}</Message>;
}
