import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { CheckboxField } from "../../../components/ui/CheckboxField";
import { CopyButton } from "../../../components/ui/CopyButton";
import { useViewer } from "../../../lib/session/viewer";
import { useSite } from "../../../lib/site";
import { useForm } from "../../../lib/use-form";
import classes from "./Factors.module.css";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

const read = (data: FormData) => ({ saved: data.get("saved") !== null });
const check = ({ saved }: { saved: boolean }) => ({
  saved: saved ? undefined : twoStepTexts.savedMissing,
});

/** New recovery codes, which are shown only once: the person must say that they saved them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { name } = useSite();
  const { viewer } = useViewer();
  const file = twoStepTexts.fileText(name, viewer?.email ?? "", codes);
  const send = async () => {
    onDone();
    return null;
  };
  const form = useForm({ read, check, send });
  return (
    <div className={classes.step}>
      <div>
        <h2 className={classes.title}>{twoStepTexts.recoveryTitle}</h2>
        <p className={classes.lead}>{twoStepTexts.recoveryLead}</p>
      </div>
      <ol className={classes.codes} aria-label={twoStepTexts.recoveryList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <CopyButton text={codes.join("\n")} label={twoStepTexts.copyCodes} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveFile(twoStepTexts.fileName, file)}
        >
          {twoStepTexts.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {twoStepTexts.print}
        </Button>
      </div>
      <form className={classes.step} {...form.formProps}>
        <CheckboxField name="saved" label={twoStepTexts.saved} error={form.faults.saved} required />
        <Button type="submit">{twoStepTexts.done}</Button>
      </form>
    </div>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
