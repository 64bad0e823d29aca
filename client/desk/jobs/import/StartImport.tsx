import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { importTexts as texts } from "#texts/desk-import";
import { Message } from "../../../components/ui/Message";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { Part } from "../../parts/Part";
import { useRunBoardImportMutation, type BoardImportFragment } from "./BoardImport.generated";
import classes from "./Import.module.css";
import { rowsOf, type RunReport } from "./run-report";

type Closing = NonNullable<RunReport["closing"]>;

/** Starts the import of a checked file. */
export function StartImport({ run: { id, report } }: { run: BoardImportFragment }) {
  const [runImport] = useRunBoardImportMutation();
  const { busy, problem, run } = useAction();
  const [closes, setCloses] = useState(false);
  if (report === null || report.board === null) return null;
  const count = report.total - rowsOf(report, "REFUSED", "UNREAD");
  const { closing } = report;
  const canClose = closing !== null && mayClose(closing);
  if (count === 0 && !canClose) return <Message tone="info">{texts.start.nothing}</Message>;
  // The person has seen how many it closes, so a large share needs no second question.
  const input = { id, closing: canClose && closes ? ("ALL" as const) : ("NONE" as const) };
  const start = () =>
    run(() =>
      attempt(() => runImport({ variables: { input } }), "boardImport", texts.start.failed),
    );
  return (
    <Part id="start-import" title={texts.start.title}>
      <p>{texts.start.text(count)}</p>
      {closing !== null && <MissingJobs closing={closing} closes={closes} onChange={setCloses} />}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button loading={busy} onClick={() => void start()}>
        {texts.start.action}
      </Button>
    </Part>
  );
}

const mayClose = ({ missing, held }: Closing): boolean =>
  missing > 0 && (held === null || held === "TOO_MANY");

interface MissingJobsProps {
  closing: Closing;
  closes: boolean;
  onChange: (closes: boolean) => void;
}

/** Asks about the jobs that left the board, or says why they stay open. */
function MissingJobs({ closing, closes, onChange }: MissingJobsProps) {
  const { missing, open, held } = closing;
  const { closing: words } = texts;
  if (missing === 0) return open === 0 ? null : <p className={classes.muted}>{words.none}</p>;
  if (!mayClose(closing))
    return (
      <p className={classes.muted}>
        {words.held(missing)} {held !== null && words.why[held]}
      </p>
    );
  return (
    <Checkbox
      label={words.close(missing, open)}
      description={held === "TOO_MANY" ? words.many : undefined}
      checked={closes}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
