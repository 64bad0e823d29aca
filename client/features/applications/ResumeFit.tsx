import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { fitTexts } from "#texts/fit";
import { useJobFitQuery } from "./ResumeFit.generated";
import { FitSection } from "./FitSection";
import classes from "./OwnFit.module.css";

/** The skills that the viewer's own resume names. Nothing without a resume. */
export function ResumeFit({ jobId }: { jobId: string }) {
  // Never from the cache of another visit: the resume may have changed, and nothing of it should stay.
  const { data } = useJobFitQuery({ variables: { jobId }, ssr: false, fetchPolicy: "no-cache" });
  const fit = data?.myFit;
  if (!fit) return null;
  const { named, close, missing, fileName } = fit;
  const all = named.length + close.length + missing.length;
  const lines = [...named, ...close];
  return (
    <FitSection id="job-fit" title={fitTexts.title} privacy={fitTexts.private}>
      <p className={classes.count}>{fitTexts.count(named.length, all)}</p>
      {close.length > 0 && (
        <p>
          {fitTexts.close} <strong>{close.map(({ skill }) => skill).join(", ")}</strong>
        </p>
      )}
      {missing.length > 0 && (
        <p>
          {fitTexts.missing} <strong>{missing.join(", ")}</strong>
        </p>
      )}
      {lines.length > 0 && (
        <details className={classes.where}>
          <summary>
            {fitTexts.where}
            <IconChevronDown size={18} aria-hidden="true" />
          </summary>
          <ul>
            {lines.map(({ skill, line, lineNumber }) => (
              <li key={skill}>
                <IconCheck size={18} aria-hidden="true" />
                <div>
                  <p className={classes.skill}>{skill}</p>
                  <p className={classes.line}>
                    {fitTexts.line(lineNumber)}: <q>{line}</q>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className={classes.line}>{fitTexts.from(fileName)}</p>
        </details>
      )}
    </FitSection>
  );
}
