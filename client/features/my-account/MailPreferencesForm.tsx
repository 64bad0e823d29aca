import { useRef, useState } from "react";
import { QUERY_LENGTH } from "#site/query-length";
import { mailTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { useOnChange } from "../../lib/use-on-change";
import { useSetOwnMailMutation, type OwnMail_PreferencesFragment } from "./OwnMail.generated";
import { StoppedMailings, type StoppedMailing } from "./StoppedMailings";
import classes from "./YourData.module.css";

type Subscription = OwnMail_PreferencesFragment["subscriptions"][number];
/** A new one has no id until it is loaded again; its search is its words. */
type Alert = Pick<Subscription, "query" | "search" | "frequency"> &
  Partial<Pick<Subscription, "id">>;
const hasFilters = ({ query, search }: Alert): boolean => query !== search;

const FREQUENCIES = (["DAILY", "WEEKLY"] as const).map((value) => ({
  value,
  label: texts.frequencies[value],
}));
const frequencyIn = (value: string) => (value === "WEEKLY" ? "WEEKLY" : "DAILY");

interface Wishes {
  news: boolean;
  alerts: readonly Alert[];
}

interface MailPreferencesFormProps {
  subscriptions: Subscription[];
  stopped: StoppedMailing[];
}

/** The newsletter and job alerts; each change is stored at once. */
export function MailPreferencesForm({ subscriptions, stopped }: MailPreferencesFormProps) {
  const [wishes, setWishes] = useState(() => wishesOf(subscriptions));
  const stored = useRef(wishes);
  const latest = useRef(wishes);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [saved, setSaved] = useState<string | null>(null);
  // A link in an email may have changed what is stored. What is being changed here stays, and what is typed.
  useOnChange(keyOf(subscriptions), () => {
    if (latest.current !== stored.current) return;
    stored.current = latest.current = wishesOf(subscriptions);
    setWishes(stored.current);
  });
  const { problem, run } = useAction();
  const send = useSendWishes();
  const save = async (next: Wishes): Promise<boolean> => {
    const message = await run(() => send(next));
    if (message !== undefined) stored.current = next;
    // A later change has all of this one in it, and is still to be stored.
    else if (latest.current === next) {
      latest.current = stored.current;
      setWishes(stored.current);
    }
    setSaved(message ?? null);
    return message !== undefined;
  };
  /** One after the other: each call stores everything. @returns whether it was stored */
  const change = (part: Partial<Wishes>): Promise<boolean> => {
    const next = { ...wishes, ...part };
    latest.current = next;
    setSaved(null);
    setWishes(next);
    const storing = last.current.then(() => save(next));
    last.current = storing;
    return storing;
  };
  const { news, alerts } = wishes;
  return (
    <div className={classes.step}>
      <CheckboxField
        label={texts.news}
        checked={news}
        onChange={() => void change({ news: !news })}
      />
      <Alerts alerts={alerts} onChange={(next) => void change({ alerts: next })} />
      <NewAlert alerts={alerts} onAdd={(alert) => change({ alerts: [...alerts, alert] })} />
      <StoppedMailings
        mailings={stopped.filter((mailing) => !isIn(wishes, mailing))}
        onRestart={(mailing) => void change(withMailing(wishes, mailing))}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      {saved !== null && <Message tone="success">{saved}</Message>}
    </div>
  );
}

const wishesOf = (subscriptions: readonly Subscription[]): Wishes => ({
  news: subscriptions.some(({ topic }) => topic === "NEWS"),
  alerts: subscriptions.filter(({ topic }) => topic === "JOB_ALERTS"),
});

const keyOf = (subscriptions: readonly Subscription[]): string =>
  subscriptions.map(({ id, frequency }) => id + frequency).join();

const isIn = ({ news, alerts }: Wishes, { topic, id }: StoppedMailing): boolean =>
  topic === "NEWS" ? news : alerts.some((alert) => alert.id === id);

const withMailing = ({ alerts }: Wishes, mailing: StoppedMailing): Partial<Wishes> =>
  mailing.topic === "NEWS" ? { news: true } : { alerts: [...alerts, mailing] };

function useSendWishes() {
  const [set] = useSetOwnMailMutation();
  return ({ news, alerts }: Wishes) => {
    const jobAlerts = alerts.map(({ id, query, frequency }) => ({
      ...(id === undefined ? { query, filter: {} } : { id }),
      ...{ topic: "JOB_ALERTS" as const, frequency },
    }));
    const newsletter = news ? [{ topic: "NEWS" as const, frequency: "WEEKLY" as const }] : [];
    const input = { subscriptions: [...newsletter, ...jobAlerts] };
    return attempt(() => set({ variables: { input } }), "message", texts.notSaved);
  };
}

interface AlertsProps {
  alerts: readonly Alert[];
  onChange: (alerts: Alert[]) => void;
}

function Alerts({ alerts, onChange }: AlertsProps) {
  if (alerts.length === 0) return <p className={classes.facts}>{texts.noAlerts}</p>;
  const replace = (at: number, frequency: Alert["frequency"]) =>
    onChange(alerts.map((alert, i) => (i === at ? { ...alert, frequency } : alert)));
  return (
    <ul className={classes.list} aria-label={texts.alerts}>
      {alerts.map((alert, at) => (
        <li key={alert.id ?? alert.search} className={classes.entry}>
          <h3 className={classes.name}>{texts.alert(alert.search)}</h3>
          <div className={classes.controls}>
            <SelectField
              label={texts.frequencyOf(alert.search)}
              labelHidden
              options={FREQUENCIES}
              value={alert.frequency}
              onChange={({ currentTarget }) => replace(at, frequencyIn(currentTarget.value))}
            />
            <Button
              variant="default"
              aria-label={texts.removeNamed(alert.search)}
              onClick={() => onChange(alerts.filter((_, i) => i !== at))}
            >
              {texts.remove}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface NewAlertProps {
  alerts: readonly Alert[];
  /** Resolves to whether it was stored. */
  onAdd: (alert: Alert) => Promise<boolean>;
}

function NewAlert({ alerts, onAdd }: NewAlertProps) {
  const [query, setQuery] = useState("");
  const words = query.trim();
  const isKnown = alerts.some(
    (alert) => !hasFilters(alert) && alert.query.toLowerCase() === words.toLowerCase(),
  );
  const add = async () => {
    if (isKnown) return;
    setQuery("");
    const isStored = await onAdd({ query: words, search: words, frequency: "DAILY" });
    // What was typed meanwhile stays.
    if (!isStored) setQuery((typed) => typed || words);
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={texts.newAlert}
        hint={texts.newAlertHint}
        error={isKnown && words !== "" ? texts.alertKnown : undefined}
        maxLength={QUERY_LENGTH}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isKnown}>
        {texts.add}
      </Button>
    </form>
  );
}
