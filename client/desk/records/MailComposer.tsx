import { Button, NativeSelect } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { mailTexts as texts, recordPartTexts } from "#texts/desk-records";
import { DialogButtons } from "../../components/ui/DialogButtons";
import { Message } from "../../components/ui/Message";
import { attempt, type Refusal } from "../../lib/refusal";
import type { Draft } from "./draft";
import { DraftFields } from "./DraftFields";
import {
  useMailPreviewLazyQuery,
  useMailTemplatesQuery,
  type MailPreviewQuery,
} from "./Mails.generated";
import classes from "./Records.module.css";

type Preview = NonNullable<MailPreviewQuery["candidateMailPreview"]["preview"]>;

interface MailComposerProps {
  /** Whose values the preview shows. */
  applicationId: string;
  companyId: string;
  /** Kept by the owner, so that closing a dialog by mistake loses nothing. */
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Label of the button that sends. */
  send: string;
  busy: boolean;
  problem: string | null;
  onSend: () => void;
}

/** Writes an email from a template, and shows exactly what goes out before it is sent. */
export function MailComposer(props: MailComposerProps) {
  const { applicationId, companyId, draft, onDraft, send, busy, problem, onSend } = props;
  /** What a template replaced. */
  const [before, setBefore] = useState<Draft | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [load, { loading }] = useMailPreviewLazyQuery({ fetchPolicy: "network-only" });
  const { data } = useMailTemplatesQuery({ ssr: false, variables: { companyId } });
  const templates = data?.mailTemplates ?? [];
  const look = async () => {
    const outcome = await attempt(
      async () => {
        const found = await load({ variables: { input: { applicationId, ...draft } } });
        if (found.error) throw found.error;
        return found;
      },
      "preview",
      recordPartTexts.failed,
    );
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (outcome.ok) setPreview(outcome.value);
  };
  if (preview !== null)
    return (
      <Shown preview={preview} problem={problem}>
        <Button loading={busy} onClick={onSend}>
          {send}
        </Button>
        <Button variant="default" onClick={() => setPreview(null)}>
          {texts.back}
        </Button>
      </Shown>
    );
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <NativeSelect
        label={texts.template}
        data={[
          { value: "", label: texts.noTemplate },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = templates.find(({ id }) => id === currentTarget.value);
          setRefusal(null);
          if (!chosen) return;
          setBefore(isOwn(draft, templates) ? draft : null);
          onDraft({ subject: chosen.subject, body: chosen.body });
        }}
      />
      {before !== null && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ justifySelf: "start" }}
          onClick={() => {
            onDraft(before);
            setBefore(null);
          }}
        >
          {texts.restore}
        </Button>
      )}
      <DraftFields draft={draft} refusal={refusal} onChange={onDraft} />
      {refusal !== null && Object.keys(refusal.fields).length === 0 && (
        <Message tone="error">{refusal.message}</Message>
      )}
      <div>
        <Button type="submit" loading={loading}>
          {texts.preview}
        </Button>
      </div>
    </form>
  );
}

/** Whether the text is more than a template as it was chosen. */
const isOwn = ({ body }: Draft, templates: readonly Draft[]): boolean =>
  body !== "" && templates.every((template) => template.body !== body);

interface ShownProps {
  preview: Preview;
  problem: string | null;
  children: ReactNode;
}

const Shown = ({ preview, problem, children }: ShownProps) => (
  <div className={classes.stack}>
    <h3>{texts.previewTitle}</h3>
    <dl className={classes.facts}>
      <dt>{texts.to}</dt>
      <dd>{preview.to}</dd>
      <dt>{texts.replyTo}</dt>
      <dd>{preview.replyTo}</dd>
      <dt>{texts.subject}</dt>
      <dd>{preview.subject}</dd>
    </dl>
    <p className={classes.letter}>{preview.text}</p>
    {problem !== null && <Message tone="error">{problem}</Message>}
    <DialogButtons>{children}</DialogButtons>
  </div>
);
