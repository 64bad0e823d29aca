import { IconFileText, IconUpload } from "@tabler/icons-react";
import { useRef, useState, type DragEvent } from "react";
import { usDate } from "../../lib/us-date";
import { applicationTexts } from "#texts/application";
import { FieldFrame } from "../ui/FieldFrame";
import type { Fault } from "../../lib/use-form";
import { fileSize } from "./file-size";
import { RESUME_EXTENSIONS, type ResumeChoice } from "./resume-file";
import classes from "./ResumeField.module.css";

interface ResumeFieldProps {
  value: ResumeChoice;
  onChange: (choice: ResumeChoice) => void;
  /** The resume to return to when a chosen file is removed. */
  fallback: ResumeChoice;
  error: Fault | undefined;
  disabled: boolean;
  /** Default: true. */
  required?: boolean;
}

/** A file field with button and drag and drop (`resume`) that shows the chosen resume. */
export function ResumeField(props: ResumeFieldProps) {
  const { value, onChange, fallback, error, disabled, required = true } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onChange({ kind: "file", file });
    // Otherwise the browser would not report choosing the same file again.
    if (input.current !== null) input.current.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <FieldFrame
      label={applicationTexts.resume}
      hint={required ? applicationTexts.resumeRequiredHint : applicationTexts.resumeHint}
      error={error}
      required={required}
    >
      {(aria) => (
        <div
          className={classes.zone}
          data-over={over}
          data-error={error !== undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...aria}
            ref={input}
            type="file"
            name="resume"
            accept={RESUME_EXTENSIONS}
            className="visually-hidden"
            disabled={disabled}
            onChange={({ target }) => take(target.files)}
          />
          <Chosen value={value} />
          <div className={classes.actions}>
            {/* For pointers: by keyboard, the field itself opens the same dialog. */}
            <button
              type="button"
              tabIndex={-1}
              disabled={disabled}
              onClick={() => input.current?.click()}
            >
              {value.kind === "none" ? applicationTexts.chooseFile : applicationTexts.replaceFile}
            </button>
            {value.kind === "file" && (
              <button type="button" disabled={disabled} onClick={() => onChange(fallback)}>
                {applicationTexts.removeFile}
              </button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function Chosen({ value }: { value: ResumeChoice }) {
  if (value.kind === "none") {
    return (
      <div className={classes.chosen}>
        <IconUpload size={24} aria-hidden="true" />
        <p className={classes.drop}>{applicationTexts.dropResume}</p>
        <p className={classes.tap}>{applicationTexts.chooseResume}</p>
      </div>
    );
  }
  const { name, detail } =
    value.kind === "file"
      ? { name: value.file.name, detail: fileSize(value.file.size) }
      : {
          name: value.resume.fileName,
          detail: applicationTexts.sentOn(
            fileSize(value.resume.sizeBytes),
            usDate(value.resume.uploadedAt),
          ),
        };
  return (
    <div className={classes.chosen} role="status">
      <IconFileText size={24} aria-hidden="true" />
      <div className={classes.file}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{detail}</p>
      </div>
      {value.kind === "stored" && (
        <a href={value.resume.url} target="_blank" rel="noopener noreferrer">
          {applicationTexts.view}
          <span className="visually-hidden"> {name}</span>
        </a>
      )}
    </div>
  );
}
