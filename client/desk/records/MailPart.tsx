import { Badge, Button, Modal } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { mailTexts as texts, recordPartTexts } from "#texts/desk-records";
import { dateTime } from "../../lib/date-time";
import type { CandidateMailState } from "../../lib/schema-types.generated";
import { LinkedText } from "./LinkedText";
import { MailComposer, type Draft } from "./MailComposer";
import { useSendMailMutation } from "./Mails.generated";
import { RecordPart, RELOAD, type PartProps } from "./RecordPart";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const COLORS: Record<CandidateMailState, string> = { QUEUED: "gray", SENT: "brand", FAILED: "red" };

/** Emails to the candidate: those that were sent, and a new one. */
export const MailPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ mails, viewerCanAdd }, { job }) => (
      <div className={classes.stack}>
        {viewerCanAdd && <NewMail applicationId={applicationId} companyId={job.company.id} />}
        {mails.nodes.length === 0 && <p className={classes.note}>{texts.nothing}</p>}
        <ul className={classes.list}>
          {mails.nodes.map(({ id, subject, body, state, sender, createdAt }) => (
            <li key={id} className={classes.entry}>
              <div className={classes.row}>
                <strong className={classes.grow}>{subject}</strong>
                <Badge variant="outline" color={COLORS[state]}>
                  {texts.states[state]}
                </Badge>
              </div>
              <p className={classes.note}>
                {texts.from(sender?.name ?? recordPartTexts.formerColleague, dateTime(createdAt))}
              </p>
              <details>
                <summary>{texts.show}</summary>
                <LinkedText text={body} />
              </details>
            </li>
          ))}
        </ul>
      </div>
    )}
  </RecordPart>
);

function NewMail({ applicationId, companyId }: PartProps & { companyId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  // One id for each email: a repeated request sends nothing twice.
  const [sendId, setSendId] = useState(() => crypto.randomUUID());
  const [send] = useSendMailMutation(RELOAD);
  const { busy, problem, call, forget } = useCall();
  const submit = async (draft: Draft) => {
    const input = { sendId, applicationId, ...draft };
    if (!(await call(async () => (await send({ variables: { input } })).data?.sendCandidateMail)))
      return;
    setSendId(crypto.randomUUID());
    setIsOpen(false);
    notifications.show({ message: texts.sent, role: "status" });
  };
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{texts.write}</Button>
      <Modal
        opened={isOpen}
        size="lg"
        onClose={() => {
          forget();
          setIsOpen(false);
        }}
        title={texts.write}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": recordPartTexts.close }}
      >
        <MailComposer
          applicationId={applicationId}
          companyId={companyId}
          send={texts.send}
          busy={busy}
          problem={problem}
          onSend={(draft) => void submit(draft)}
        />
      </Modal>
    </div>
  );
}
