import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { EmployerFact } from "#site/schema-enums.generated";
import { localDay, type PlainDay } from "#site/plain-day";
import { endedOn } from "#site/status-clock";
import { stemEmployerSource } from "#site/status-rules";
import type { StatusSheet } from "#site/status-sheet";
import { fitTexts } from "#texts/fit";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import { useNow } from "../../lib/now";
import { FitSection } from "./FitSection";
import classes from "./OwnFit.module.css";

/** Whether a job's employer meets the STEM OPT rules. Shown to people who have or want STEM OPT, from the sheet in this browser, which is never sent. */
export function StemFit({ employerFacts }: { employerFacts: readonly EmployerFact[] }) {
  const status = useMyStatus();
  const today = localDay(useNow());
  if (status.kind !== "kept" || !needsStemEmployer(status.kept.sheet, today)) return null;
  const isStated = employerFacts.includes("E_VERIFY");
  const { url, citation, asOf } = stemEmployerSource;
  return (
    <FitSection id="stem-fit" title={fitTexts.stemTitle} privacy={fitTexts.inBrowser}>
      <p className={classes.stated} data-stated={isStated}>
        {isStated ? (
          <IconCheck size={18} aria-hidden="true" />
        ) : (
          <IconAlertTriangle size={18} aria-hidden="true" />
        )}
        {isStated ? fitTexts.eVerify : fitTexts.noEVerify}
      </p>
      <p>{fitTexts.trainingPlan}</p>
      <p className={classes.line}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {citation}
        </a>
        {`, ${fitTexts.asOf(asOf)}`}
      </p>
    </FitSection>
  );
}

function needsStemEmployer(sheet: StatusSheet, today: PlainDay): boolean {
  const { status, stemExtension } = sheet;
  const isStem = status === "STEM_OPT" || (status === "OPT" && stemExtension !== "NO");
  return isStem && endedOn(sheet, today) === null;
}
