import { IconAlertOctagon, IconAlertTriangle, IconBulb, type Icon } from "@tabler/icons-react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import type { JobFindingSeverity } from "../../../lib/schema-types.generated";
import classes from "./Editor.module.css";
import { sourceAddress } from "./sources";
import type { Finding } from "./use-findings";
import { wordingsOf } from "./wording";

const icons: Record<JobFindingSeverity, Icon> = {
  BLOCKING: IconAlertOctagon,
  WARNING: IconAlertTriangle,
  HINT: IconBulb,
};

/** An icon for how serious a finding is; the words are next to it. */
export function SeverityIcon({ severity }: { severity: JobFindingSeverity }) {
  const Picture = icons[severity];
  return <Picture size={18} aria-hidden="true" />;
}

interface FieldNotesProps {
  findings: readonly Finding[];
  /** Puts a suggested wording into the field. */
  onUse: (finding: Finding, wording: string) => void;
}

/** What the posting rules say about a field: how serious it is, why, and what to write instead. */
export const FieldNotes = ({ findings, onUse }: FieldNotesProps) =>
  findings.length > 0 && (
    <span className={classes.notes} role="list">
      {findings.map((finding) => (
        <Note key={keyOf(finding)} finding={finding} onUse={onUse} />
      ))}
    </span>
  );

export const keyOf = ({ field, code, excerpt }: Finding): string =>
  [field, code, excerpt].join(" ");

interface NoteProps {
  finding: Finding;
  onUse: FieldNotesProps["onUse"];
}

function Note({ finding, onUse }: NoteProps) {
  const { severity, message, suggestion, source } = finding;
  return (
    <span className={classes.note} data-severity={severity} role="listitem">
      <SeverityIcon severity={severity} />
      <span>
        <strong>{jobEditorTexts.severities[severity]}</strong> {message} {suggestion}
        {source !== null && (
          <span className={classes.source}>
            {jobEditorTexts.source} <Source source={source} />
          </span>
        )}
        {wordingsOf(finding).map((wording) => (
          <button
            key={wording}
            type="button"
            className={classes.use}
            onClick={() => onUse(finding, wording)}
          >
            {jobEditorTexts.use(wording)}
          </button>
        ))}
      </span>
    </span>
  );
}

function Source({ source }: { source: string }) {
  const address = sourceAddress(source);
  if (address === null) return source;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {source}
    </a>
  );
}
