import { importTexts as texts } from "#texts/desk-import";
import { Part } from "../../parts/Part";
import classes from "./Import.module.css";
import { rowsOf, type RunReport } from "./run-report";

/** The rows that need a look, each with what to do. */
export function ProblemsPart({ report }: { report: RunReport }) {
  const { rows } = report;
  if (rows.length === 0) return null;
  const more = rowsOf(report, "DRAFT", "REFUSED", "UNREAD") - rows.length;
  return (
    <Part id="import-problems" title={texts.problems}>
      <p className={classes.muted}>{texts.problemsLead}</p>
      <ul className={classes.problems}>
        {rows.map((row) => (
          <li key={row.at} className={classes.problem}>
            <p className={classes.spread}>
              <strong className={classes.file}>{row.role ?? texts.noTitle}</strong>
              <span className={classes.muted}>{texts.results[row.result]}</span>
            </p>
            <p className={classes.muted}>
              {texts.row(row.at)}
              {row.externalId !== null && `, ${row.externalId}`}
            </p>
            {row.problems.map(({ field, message }) => (
              <p key={`${field ?? ""} ${message}`}>{message}</p>
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.muted}>{texts.moreProblems(more)}</p>}
    </Part>
  );
}
