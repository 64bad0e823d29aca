import { Button, Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { importTexts as texts } from "#texts/desk-import";
import { paths } from "#site/paths";
import { Message } from "../../../components/ui/Message";
import { FileZone } from "./FileZone";
import classes from "./Import.module.css";
import { ShareBar } from "./ShareBar";
import { useBoardUpload } from "./use-board-upload";

/** As the server takes them. */
const MAX_BYTES = 50 * 1024 * 1024;

function faultOf(file: File | null): string | null {
  if (file === null) return texts.fileMissing;
  if (file.size > MAX_BYTES) return texts.fileTooLarge;
  return file.size === 0 ? texts.fileEmpty : null;
}

interface ImportFormProps {
  companies: readonly { id: string; name: string }[];
}

/** Chooses a file, sends it, and goes on to what the check finds. */
export function ImportForm({ companies }: ImportFormProps) {
  const navigate = useNavigate();
  const { progress, send, stop } = useBoardUpload();
  const [problem, setProblem] = useState<string | null>(null);
  const only = companies.length === 1 ? (companies[0]?.id ?? "") : "";
  const form = useForm<{ companyId: string; source: string; file: File | null }>({
    initialValues: { companyId: only, source: "", file: null },
    validate: {
      companyId: (id) => (id === "" ? texts.chooseCompany : null),
      file: faultOf,
    },
  });
  const submit = form.onSubmit(async ({ companyId, source, file }) => {
    setProblem(null);
    const outcome = await send({ companyId, source, file });
    if (outcome === null) return;
    if (outcome.ok) return navigate(paths.desk("jobs", "import", outcome.value));
    const { fields, message } = outcome.refusal;
    form.setErrors(fields);
    if (Object.keys(fields).length === 0) setProblem(message);
  });
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <Stack>
        <Select
          label={texts.company}
          placeholder={texts.chooseCompany}
          data={companies.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          required
          allowDeselect={false}
          {...form.getInputProps("companyId")}
        />
        <FileZone
          file={form.values.file}
          error={form.errors.file}
          disabled={progress !== null}
          onChoose={(file) => {
            form.setFieldValue("file", file);
            form.setFieldError("file", faultOf(file));
          }}
        />
        <TextInput
          label={texts.source}
          description={texts.sourceHint}
          maxLength={100}
          {...form.getInputProps("source")}
        />
        {problem !== null && <Message tone="error">{problem}</Message>}
        {progress === null ? (
          <div>
            <Button type="submit">{texts.check}</Button>
          </div>
        ) : (
          <Sending share={progress} onStop={stop} />
        )}
      </Stack>
    </form>
  );
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100);
  const isSent = percent === 100;
  return (
    <>
      <ShareBar label={isSent ? texts.uploaded : texts.uploading} percent={percent} />
      {/* Once everything is sent, stopping would not undo it. */}
      {!isSent && (
        <div>
          <Button size="compact-sm" variant="default" onClick={onStop}>
            {texts.stop}
          </Button>
        </div>
      )}
    </>
  );
}
