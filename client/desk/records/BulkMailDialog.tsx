import { Button } from "@mantine/core";
import { useState } from "react";
import { bulkMailTexts as texts, recordPartTexts } from "#texts/desk-records";
import { Dialog } from "../../components/ui/Dialog";
import { DialogButtons } from "../../components/ui/DialogButtons";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { EMPTY_DRAFT, type Draft } from "./draft";
import { MailComposer } from "./MailComposer";
import { useSendMailsMutation, type SendMailsMutation } from "./Mails.generated";
import classes from "./Records.module.css";

interface BulkMailDialogProps {
  /** At most 200. The preview shows the first one. */
  applicationIds: readonly string[];
  /** Whose templates are offered. */
  companyId: string;
  /** Names by application, for those that were refused. */
  nameOf: (applicationId: string) => string;
  opened: boolean;
  onClose: () => void;
}

/** Writes one email to the candidates of several applications, and says what happened to each. */
export function BulkMailDialog({ opened, ...props }: BulkMailDialogProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      size="lg"
      title={texts.title(props.applicationIds.length)}
    >
      {opened && <BulkMail {...props} draft={draft} onDraft={setDraft} />}
    </Dialog>
  );
}

type Results = SendMailsMutation["sendCandidateMails"]["results"];

interface BulkMailProps extends Omit<BulkMailDialogProps, "opened"> {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

function BulkMail(props: BulkMailProps) {
  const { applicationIds, companyId, nameOf, onClose, draft, onDraft } = props;
  // One id for the whole bulk: repeating it after a failure sends nothing twice.
  const [sendId] = useState(() => crypto.randomUUID());
  const [results, setResults] = useState<Results | null>(null);
  const [send] = useSendMailsMutation();
  const { busy, problem, run } = useAction();
  const submit = async () => {
    const input = { sendId, applicationIds: [...applicationIds], ...draft };
    const sent = await run(() =>
      attempt(() => send({ variables: { input } }), "results", recordPartTexts.failed),
    );
    if (sent === undefined) return;
    setResults(sent);
    onDraft(EMPTY_DRAFT);
  };
  if (results === null)
    return (
      <div className={classes.stack}>
        <p className={classes.note}>{texts.note}</p>
        <MailComposer
          applicationId={applicationIds[0] ?? ""}
          companyId={companyId}
          draft={draft}
          onDraft={onDraft}
          send={texts.send(applicationIds.length)}
          busy={busy}
          problem={problem}
          onSend={() => void submit()}
        />
      </div>
    );
  const refused = results.filter(({ userErrors }) => userErrors.length > 0);
  return (
    <div className={classes.stack} role="status">
      <p>{texts.done(results.length - refused.length)}</p>
      {refused.length > 0 && (
        <>
          <p>{texts.refused(refused.length)}</p>
          <ul className={classes.list}>
            {refused.map(({ applicationId, userErrors }) => (
              <li key={applicationId}>
                <strong>{nameOf(applicationId)}</strong>{" "}
                <span className={classes.note}>{userErrors[0]?.message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{recordPartTexts.close}</Button>
      </DialogButtons>
    </div>
  );
}
