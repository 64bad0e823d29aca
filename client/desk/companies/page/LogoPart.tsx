import { Button, Group, Progress } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useId, useRef, useState, type DragEvent } from "react";
import { companyLogoTexts as texts } from "#texts/desk-companies";
import { CompanyLogo } from "../../../components/ui/CompanyLogo";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { Message } from "../../../components/ui/Message";
import { Part } from "../../parts/Part";
import classes from "../Companies.module.css";
import type { ViewedCompany } from "./viewed-company";
import { LOGO_TYPES } from "./logo-file";
import { useLogo } from "./use-logo";

/** The sizes that pages show a logo in. */
const SIZES = [96, 56, 44] as const;

const tell = (message: string) => notifications.show({ message, role: "status" });

/** Changes the company's logo. For its owners and administrators. */
export function LogoPart({ company }: { company: ViewedCompany }) {
  const logo = useLogo(company.id);
  const { logoUrl } = company;
  const save = async () => {
    if (await logo.save()) tell(texts.saved);
  };
  return (
    <Part id="company-logo" title={texts.title}>
      {logo.chosen === null ? (
        <div className={classes.logos}>
          <CompanyLogo url={logoUrl} size={96} />
          {logoUrl === null && <p className={classes.muted}>{texts.none}</p>}
        </div>
      ) : (
        <Preview picture={logo.chosen.picture} onError={logo.fail} />
      )}
      {logo.progress !== null && <Sending share={logo.progress} onStop={logo.stop} />}
      {logo.problem !== null && <Message tone="error">{logo.problem}</Message>}
      {logo.progress === null && (
        <>
          {logo.chosen === null ? (
            <ChooseLogo hasLogo={logoUrl !== null} onChoose={logo.choose} onRemove={logo.remove} />
          ) : (
            <Group gap="xs">
              <Button onClick={() => void save()}>{texts.save}</Button>
              <Button variant="default" onClick={logo.cancel}>
                {texts.cancel}
              </Button>
            </Group>
          )}
        </>
      )}
    </Part>
  );
}

interface PreviewProps {
  picture: string;
  /** Called when the file is no picture after all. */
  onError: () => void;
}

const Preview = ({ picture, onError }: PreviewProps) => (
  <figure className={classes.preview}>
    <figcaption className={classes.muted}>{texts.preview}</figcaption>
    <div className={classes.logos} onErrorCapture={onError}>
      {SIZES.map((size) => (
        <CompanyLogo key={size} url={picture} size={size} />
      ))}
    </div>
  </figure>
);

interface SendingProps {
  share: number;
  onStop: () => void;
}

function Sending({ share, onStop }: SendingProps) {
  const percent = Math.round(share * 100);
  const isSent = percent === 100;
  const label = isSent ? texts.checking : texts.uploading;
  return (
    <div className={classes.sending}>
      <p className={classes.spread} role="status">
        <span>{label}</span>
        {!isSent && <span>{texts.percent(percent)}</span>}
      </p>
      <Progress value={percent} aria-label={label} />
      {/* Once everything is sent, stopping would not undo it. */}
      {!isSent && (
        <Button size="compact-sm" variant="default" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

interface ChooseLogoProps {
  hasLogo: boolean;
  onChoose: (file: File) => void;
  onRemove: ReturnType<typeof useLogo>["remove"];
}

/** A file field with a button, onto which a picture can be dropped. */
function ChooseLogo({ hasLogo, onChoose, onRemove }: ChooseLogoProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
    // Otherwise the browser would not report choosing the same file again.
    if (input.current !== null) input.current.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const remove = async () => {
    const outcome = await onRemove();
    if (outcome.ok) tell(texts.removed);
    return outcome;
  };
  return (
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
      <p id={id} className={classes.muted}>
        {texts.drop} {texts.hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={LOGO_TYPES}
        hidden
        onChange={({ target }) => take(target.files)}
      />
      <Group gap="xs">
        <Button variant="default" aria-describedby={id} onClick={() => input.current?.click()}>
          {hasLogo ? texts.replace : texts.choose}
        </Button>
        {hasLogo && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {texts.remove}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle}
        action={texts.remove}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
