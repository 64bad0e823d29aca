import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { mailTexts as texts } from "#texts/desk-records";
import { Dialog } from "../../components/ui/Dialog";
import { Skeleton } from "../../components/ui/Skeleton";
import { lazyComponent } from "../../lib/lazy-component";
import { EMPTY_DRAFT } from "./draft";
import { MailEntry } from "./MailEntry";
import { useSendMailMutation } from "./Mails.generated";
import { OnDemand } from "../parts/OnDemand";
import { RecordPart, RELOAD, type PartProps } from "./RecordPart";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const MailComposer = lazyComponent(() => import("./MailComposer"), "MailComposer");

/** Emails to the candidate: those that were sent, and a new one. */
export const MailPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ mails, viewerCanAdd }, { job }) => (
      <div className={classes.stack}>
        {viewerCanAdd && <NewMail applicationId={applicationId} companyId={job.company.id} />}
        {mails.nodes.length === 0 && <p className={classes.note}>{texts.nothing}</p>}
        <ul className={classes.list}>
          {mails.nodes.map((mail) => (
            <li key={mail.id} className={classes.entry}>
              <MailEntry mail={mail} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </RecordPart>
);

function NewMail({ applicationId, companyId }: PartProps & { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  // One id for each email: a repeated request sends nothing twice.
  const [sendId, setSendId] = useState(() => crypto.randomUUID());
  const [send] = useSendMailMutation(RELOAD);
  const { busy, problem, call, forget } = useCall();
  const submit = async () => {
    const input = { sendId, applicationId, ...draft };
    if (!(await call(() => send({ variables: { input } })))) return;
    setSendId(crypto.randomUUID());
    // What was typed meanwhile is there when the dialog opens again.
    setDraft((now) => (now === draft ? EMPTY_DRAFT : now));
    setIsOpen(false);
    notifications.show({ message: texts.sent, role: "status" });
  };
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{texts.write}</Button>
      <Dialog
        opened={isOpen}
        size="lg"
        onClose={() => {
          forget();
          setIsOpen(false);
        }}
        title={texts.write}
      >
        {isOpen && (
          <OnDemand fallback={<Skeleton height="20rem" />} onFailed={() => setIsOpen(false)}>
            <MailComposer
              applicationId={applicationId}
              companyId={companyId}
              draft={draft}
              onDraft={setDraft}
              send={texts.send}
              busy={busy}
              problem={problem}
              onSend={() => void submit()}
            />
          </OnDemand>
        )}
      </Dialog>
    </div>
  );
}
