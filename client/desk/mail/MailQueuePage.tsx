import { deskTexts } from "#texts/desk";
import { mailQueueTexts as texts } from "#texts/desk-mail";
import { Loaded } from "../../components/ui/Loaded";
import { Message } from "../../components/ui/Message";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { dateTime } from "../../lib/date-time";
import { FRESH } from "../../lib/use-list";
import { BarRows } from "../figures/BarRows";
import { FigureCard } from "../figures/FigureCard";
import { NumberTile, NumberTiles } from "../figures/NumberTiles";
import { DeskHeading } from "../shell/DeskHeading";
import rows from "../parts/Rows.module.css";
import { useMailQueueQuery, type MailQueueQuery } from "./MailQueue.generated";
import { MailReturnsPart } from "./MailReturnsPart";
import { UndeliveredMails } from "./UndeliveredMails";
import { WaitingMails } from "./WaitingMails";

/** /desk/mail: what waits to be sent, what could not be sent, and what was sent. */
export function MailQueuePage() {
  const query = useMailQueueQuery(FRESH);
  return (
    <>
      <DeskHeading title={deskTexts.names.mail} lead={texts.lead} />
      <Loaded query={query} failed={texts.failed} skeleton={<DeskSkeleton shape="figures" />}>
        {(data) => (
          <div className={rows.page}>
            <Paused queue={data.mailQueue} />
            <Numbers queue={data.mailQueue} />
            <UndeliveredMails kinds={data.mailQueue.failedKinds} />
            <WaitingMails />
            <MailReturnsPart />
            <SentFigure sent={data.mailQueue.sent} />
          </div>
        )}
      </Loaded>
    </>
  );
}

type Queue = MailQueueQuery["mailQueue"];

const Paused = ({ queue: { pausedSince, pauseReason } }: { queue: Queue }) =>
  pausedSince === null ? null : (
    <Message tone="error">
      <p>{texts.paused(dateTime(pausedSince))}</p>
      {pauseReason !== null && <p>{texts.reason(pauseReason)}</p>}
      <p>{texts.pausedNext}</p>
    </Message>
  );

const Numbers = ({ queue: { waiting, failed, oldestWaitingAt } }: { queue: Queue }) => (
  <NumberTiles title={texts.numbers}>
    <NumberTile label={texts.undelivered} value={failed} isUrgent={failed > 0} />
    <NumberTile
      label={texts.waiting}
      value={waiting}
      {...(oldestWaitingAt !== null && { note: texts.queued(dateTime(oldestWaitingAt)) })}
    />
  </NumberTiles>
);

function SentFigure({ sent }: Pick<Queue, "sent">) {
  const sum = (pick: (each: Queue["sent"][number]) => number) =>
    sent.reduce((total, each) => total + pick(each), 0);
  return (
    <FigureCard
      title={texts.sent}
      note={texts.sentNote(
        sum(({ lastMonth }) => lastMonth),
        sum(({ lastDay }) => lastDay),
      )}
      columns={texts.sentColumns}
      rows={sent.map(({ kind, lastMonth, lastDay }) => ({
        label: texts.kind(kind),
        value: lastMonth,
        words: texts.sentCount(lastMonth, lastDay),
      }))}
      picture={(rows) => <BarRows rows={rows} />}
    />
  );
}
