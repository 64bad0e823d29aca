import { importTexts as texts } from "#texts/desk-import";
import { Message } from "../../../components/ui/Message";
import { NumberTile, NumberTiles } from "../../figures/NumberTiles";
import type { BoardImportFragment } from "./BoardImport.generated";
import { FieldsPart } from "./FieldsPart";
import classes from "./Import.module.css";
import { ProblemsPart } from "./ProblemsPart";
import type { RunReport } from "./run-report";

interface ImportReportProps {
  run: BoardImportFragment;
  report: RunReport;
}

/** What a check found, or an import did: in numbers, then what needs a look, then field by field. */
export function ImportReport({ run: { status }, report }: ImportReportProps) {
  const { board, employer, source, fault, unlisted, closing } = report;
  return (
    <>
      {fault !== null && (
        <Message tone="error">
          {fault.message} {fault.afterRow > 0 && texts.faultAt(fault.afterRow)}{" "}
          {status === "DONE" && texts.faultKept}
        </Message>
      )}
      {board !== null && (
        <>
          <p>
            {texts.seen(board, employer, source)} {unlisted > 0 && texts.unlisted(unlisted)}{" "}
            {status === "DONE" && closing !== null && texts.closing.closed(closing.closed)}
          </p>
          <Counts report={report} />
          <ProblemsPart report={report} />
          <FieldsPart report={report} />
        </>
      )}
      {board === null && fault === null && <p className={classes.muted}>{texts.failed}</p>}
    </>
  );
}

function Counts({ report: { counts } }: { report: RunReport }) {
  const notes: Partial<Record<string, string>> = texts.resultNotes;
  const shown = counts.filter(({ result, rows }) => rows > 0 || result === "CREATED");
  return (
    <NumberTiles title={texts.counts}>
      {shown.map(({ result, rows }) => (
        <NumberTile
          key={result}
          label={texts.results[result]}
          value={rows}
          note={notes[result]}
          isUrgent={result === "REFUSED" || result === "UNREAD"}
        />
      ))}
    </NumberTiles>
  );
}
