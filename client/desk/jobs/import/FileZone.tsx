import { Button, Input } from "@mantine/core";
import { useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import { importTexts as texts } from "#texts/desk-import";
import { fileSize } from "../../../components/resume/file-size";
import classes from "./Import.module.css";

const TYPES = ".json,.jsonl,.ndjson,.xml,.csv,.tsv,.txt,.html,.htm";

interface FileZoneProps {
  file: File | null;
  error: ReactNode;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A file field with a button, onto which a file can be dropped. */
export function FileZone({ file, error, disabled, onChoose }: FileZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen !== undefined && !disabled) onChoose(chosen);
    // Otherwise the browser would not report choosing the same file again.
    if (input.current !== null) input.current.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Input.Wrapper
      label={texts.file}
      description={texts.fileHint}
      error={error}
      required
      labelElement="div"
    >
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p id={id} className={file === null ? classes.muted : classes.file} role="status">
          {file === null ? texts.drop : `${file.name} (${fileSize(file.size)})`}
        </p>
        <input
          ref={input}
          type="file"
          name="board"
          aria-label={texts.file}
          accept={TYPES}
          hidden
          onChange={({ target }) => take(target.files)}
        />
        <Button
          variant="default"
          disabled={disabled}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {file === null ? texts.choose : texts.chooseOther}
        </Button>
      </div>
    </Input.Wrapper>
  );
}
