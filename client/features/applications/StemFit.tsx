import { IconAlertTriangle, IconCheck, IconLock } from "@tabler/icons-react";
import type { EmployerFact } from "#site/schema-enums.generated";
import { stemEmployerSource } from "#site/status-rules";
import type { StatusSheet } from "#site/status-sheet";
import { fitTexts } from "#texts/fit";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import classes from "./OwnFit.module.css";

/** Whether a job's employer meets the STEM OPT rules. Shown to people who have or want STEM OPT, from the sheet in this browser, which is never sent. */
export function StemFit({ employerFacts }: { employerFacts: readonly EmployerFact[] }) {
  const status = useMyStatus();
  if (status.kind !== "kept" || !needsStemEmployer(status.kept.sheet)) return null;
  const isStated = employerFacts.includes("E_VERIFY");
  const { url, citation, asOf } = stemEmployerSource;
  return (
    <section className={classes.fit} aria-labelledby="stem-fit">
      <h2 id="stem-fit" className={classes.title}>
        {fitTexts.stemTitle}
      </h2>
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
      <p className={classes.private}>
        <IconLock size={18} aria-hidden="true" />
        {fitTexts.inBrowser}
      </p>
    </section>
  );
}

const needsStemEmployer = ({ status, stemExtension }: StatusSheet): boolean =>
  status === "STEM_OPT" || (status === "OPT" && stemExtension !== "NO");
