import { useEffect, useRef, useState } from "react";
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
import classes from "./MyStatus.module.css";
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
  const [said, setSaid] = useState("");
  const isKept = status.kind === "kept";
  const open = edit ?? (isKept ? null : { before: null, version: status.version });

  const { place, willSwitch } = useFocusAfterSwitch(open !== null);

  const save = async (next: Omit<KeptStatus, "userId">): Promise<Outcome<string> | null> => {
    setProblem(null);
    willSwitch();
    const kept = { ...next, userId: viewer?.id ?? null };
    try {
      // What this tab shows: the notice below says so if it's another tab's.
      if ((await keepStatus(kept, status.version)) === "changed") {
        willSwitch(false);
        return null;
      }
    } catch (error) {
      willSwitch(false);
      return refused(noAnswerText(error));
    }
    setEdit(null);
    setSaid(texts.saved);
    if (account.copy !== null) {
      const outcome = await account.keep(kept.sheet);
      if (!outcome.ok) setProblem(outcome.refusal.message);
    }
    return null;
  };

  const change = (next: Edit | null) => {
    willSwitch();
    setSaid("");
    setEdit(next);
  };
  return (
    <div ref={place} className={classes.parts}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {open === null && isKept && (
        <KeptSheet
          status={status}
          hasCopy={account.copy !== null}
          onChange={() => change({ before: status.kept, version: status.version })}
          onForget={() => change(null)}
          onKept={() => willSwitch(false)}
        />
      )}
      {open === null && problem !== null && <Message tone="error">{problem}</Message>}
      {open !== null && (
        <Pane title={texts.sheetTitle} headingLevel={3}>
          {status.kind === "blocked" && <Message tone="info">{texts.blocked}</Message>}
          {/* Once something is typed, the form stays, whatever another tab does. */}
          <div onInput={() => setEdit(open)}>
            <StatusForm
              before={open.before}
              saveLabel={account.copy === null ? texts.save : texts.saveBoth}
              notice={<OtherTab open={open} status={status} />}
              onSave={save}
              onCancel={isKept ? () => change(null) : null}
            />
          </div>
        </Pane>
      )}
    </div>
  );
}

/**
 * What is pressed to open or close the form goes with what it was in. The focus then moves to the first control of what
 * takes its place.
 */
function useFocusAfterSwitch(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  // Nothing that another tab does moves the focus.
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOwn.current) place.current?.querySelector<HTMLElement>(":is(select,button)")?.focus();
    isOwn.current = false;
  }, [isOpen]);
  return { place, willSwitch: (will = true) => void (isOwn.current = will) };
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
