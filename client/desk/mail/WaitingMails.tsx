import { mailQueueTexts as texts } from "#texts/desk-mail";
import { DotList } from "../../components/ui/DotList";
import { LoadedList } from "../../components/ui/LoadedList";
import { dateTime } from "../../lib/date-time";
import { FRESH, useList } from "../../lib/use-list";
import rows from "../parts/Rows.module.css";
import { useQueuedMailsQuery, type QueuedMailsQuery } from "./MailQueue.generated";

type Mail = QueuedMailsQuery["queuedMails"]["nodes"][number];

/** Emails that the site still tries to send by itself. */
export function WaitingMails() {
  const list = useList(
    useQueuedMailsQuery({ ...FRESH, variables: { state: "WAITING" } }),
    ({ queuedMails }: QueuedMailsQuery) => queuedMails,
    (data, nodes) => ({ queuedMails: { ...data.queuedMails, nodes } }),
  );
  return (
    <section className={rows.section} aria-labelledby="waiting-emails">
      <h2 id="waiting-emails" className={rows.title}>
        {texts.waitingTitle}
      </h2>
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<p className={rows.note}>{texts.nothingWaits}</p>}
      >
        {(mails) => (
          <ul className={rows.rows}>
            {mails.map((mail) => (
              <li key={mail.id} className={rows.row}>
                <Waiting mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

const Waiting = ({
  mail: { kind, attempts, lastError, createdAt, nextAttemptAt },
}: {
  mail: Mail;
}) => (
  <div className={rows.what}>
    <h3 className={rows.name}>{texts.kind(kind)}</h3>
    {lastError !== null && <p>{texts.reason(lastError)}</p>}
    <p className={rows.note}>
      <DotList
        items={[
          triesOf(attempts, lastError),
          texts.queued(dateTime(createdAt)),
          ...(attempts === 0 || nextAttemptAt === null
            ? []
            : [texts.next(dateTime(nextAttemptAt))]),
        ]}
      />
    </p>
  </div>
);

/** A failure of the provider uses up no attempt. */
function triesOf(attempts: number, lastError: string | null): string {
  if (attempts > 0) return texts.attempts(attempts);
  return lastError === null ? texts.noAttempts : texts.held;
}
