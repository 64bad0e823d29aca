import { IconFileText, IconUpload } from "@tabler/icons-react";
import { useId, useRef, useState, type DragEvent } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { usDate } from "../../lib/us-date";
import { applicationTexts } from "#texts/application";
import type { ApplicationValues, CheckedValues } from "./application-values";
import { fileSize, RESUME_EXTENSIONS, type ResumeChoice } from "./resume-file";
import classes from "./ResumeField.module.css";

interface ResumeFieldProps {
  form: UseFormReturn<ApplicationValues, unknown, CheckedValues>;
  /** The resume to go back to when a chosen file is removed. */
  fallback: ResumeChoice;
  disabled: boolean;
}

/** Takes a file by button or by drag and drop; shows what is chosen. */
export function ResumeField({ form, fallback, disabled }: ResumeFieldProps) {
  // Here and not in the parent: the first faulty field in the order of registering gets the focus.
  const { field, fieldState } = useController({ control: form.control, name: "resume" });
  const { value, ref: inputRef } = field;
  const error = fieldState.error?.message;
  const onChange = (choice: ResumeChoice) =>
    form.setValue("resume", choice, { shouldValidate: true });
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !disabled) onChange({ kind: "file", file });
    // Or choosing the same file again would be no change to the browser.
    if (input.current !== null) input.current.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {applicationTexts.resume} <span aria-hidden="true">*</span>
      </label>
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
          id={id}
          ref={(element) => {
            input.current = element;
            inputRef(element);
          }}
          type="file"
          accept={RESUME_EXTENSIONS}
          className="visually-hidden"
          disabled={disabled}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error !== undefined}
          onChange={({ target }) => take(target.files)}
        />
        <Chosen value={value} />
        <div className={classes.actions}>
          <button type="button" disabled={disabled} onClick={() => input.current?.click()}>
            {value.kind === "none" ? applicationTexts.chooseFile : applicationTexts.replaceFile}
          </button>
          {value.kind === "file" && (
            <button type="button" disabled={disabled} onClick={() => onChange(fallback)}>
              {applicationTexts.removeFile}
            </button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {applicationTexts.resumeHint}
      </p>
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </div>
  );
}

function Chosen({ value }: { value: ResumeChoice }) {
  if (value.kind === "none") {
    return (
      <div className={classes.chosen}>
        <IconUpload size={24} aria-hidden="true" />
        <p>{applicationTexts.dropResume}</p>
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
