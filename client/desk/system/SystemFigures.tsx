import { systemTexts as texts } from "#texts/desk-system";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { BarColumns } from "../figures/BarColumns";
import { BarRows } from "../figures/BarRows";
import { FigureCard } from "../figures/FigureCard";
import { sumOf } from "./sum-of";
import classes from "./System.module.css";
import type { SystemHealthQuery } from "./SystemHealth.generated";

type Health = SystemHealthQuery["systemHealth"];

/** The same numbers that monitoring draws, as pictures. */
export function SystemFigures({ health }: { health: Health }) {
  const { queues, providers, signIns } = health;
  return (
    <div className={classes.figures}>
      <Minutes minutes={health.minutes} />
      {queues === null ? (
        <Message tone="error">{texts.noQueues}</Message>
      ) : (
        <Queues queues={queues} />
      )}
      <FigureCard
        title={texts.providers}
        note={texts.providersNote}
        columns={[texts.service, texts.calls]}
        rows={outcomeRows(providers)}
        picture={(rows) => <BarRows rows={rows} />}
      />
      <FigureCard
        title={texts.signIns}
        note={texts.signInsNote}
        columns={[texts.way, texts.signIns]}
        rows={outcomeRows(signIns)}
        picture={(rows) => <BarRows rows={rows} />}
      />
    </div>
  );
}

const Minutes = ({ minutes }: Pick<Health, "minutes">) => (
  <FigureCard
    title={texts.perMinute}
    note={texts.perMinuteNote(sumOf(minutes, "requests"), sumOf(minutes, "failed"))}
    columns={[texts.minute, texts.requests]}
    rows={minutes.map(({ at, requests, failed }) => ({
      label: dateTime(at),
      value: requests,
      words: texts.requestsWithFailed(requests, failed),
    }))}
    picture={(rows) => <BarColumns rows={rows} />}
  />
);

const Queues = ({ queues }: { queues: NonNullable<Health["queues"]> }) => (
  <FigureCard
    title={texts.waiting}
    note={texts.waitingNote}
    columns={[texts.queue, texts.waits]}
    rows={queues.map(({ name, waiting, oldestSeconds, dead }) => ({
      label: texts.nameOf(name),
      value: waiting + dead,
      words: texts.waitsWords(waiting, oldestSeconds, dead),
    }))}
    picture={(rows) => <BarRows rows={rows} />}
  />
);

const outcomeRows = (outcomes: Health["providers"]) =>
  outcomes.map(({ name, ok, failed }) => ({
    label: texts.nameOf(name),
    value: ok + failed,
    words: texts.okAndFailed(ok, failed),
  }));
