import { useState } from "react";
import { mailTexts as texts } from "#texts/your-data";
import { Button } from "../../components/ui/Button";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { useSetOwnMailMutation, type OwnMail_PreferencesFragment } from "./OwnMail.generated";
import classes from "./YourData.module.css";

type Subscription = OwnMail_PreferencesFragment["subscriptions"][number];
type Alert = Pick<Subscription, "query" | "frequency">;

const MAX_QUERY = 100;
const FREQUENCIES = (["DAILY", "WEEKLY"] as const).map((value) => ({
  value,
  label: texts.frequencies[value],
}));
const frequencyIn = (value: string) => (value === "WEEKLY" ? "WEEKLY" : "DAILY");

/** The newsletter and job alerts; nothing is stored before it is saved. */
export function MailPreferencesForm({ subscriptions }: { subscriptions: Subscription[] }) {
  const [news, setNews] = useState(subscriptions.some(({ topic }) => topic === "NEWS"));
  const [alerts, setAlerts] = useState<Alert[]>(
    subscriptions.filter(({ topic }) => topic === "JOB_ALERTS"),
  );
  const [set] = useSetOwnMailMutation();
  const [saved, setSaved] = useState<string | null>(null);
  const { busy, problem, run } = useAction();
  const save = async () => {
    const wishes = alerts.map(({ query, frequency }) => ({ query, frequency }));
    const jobAlerts = wishes.map((wish) => ({ topic: "JOB_ALERTS" as const, ...wish }));
    const newsletter = news ? [{ topic: "NEWS" as const, frequency: "WEEKLY" as const }] : [];
    const input = { subscriptions: [...newsletter, ...jobAlerts] };
    const message = await run(() =>
      attempt(
        async () => (await set({ variables: { input } })).data?.setMailPreferences,
        (payload) => payload.message,
        texts.notSaved,
      ),
    );
    setSaved(message ?? null);
  };
  const change = (next: Alert[]) => {
    setSaved(null);
    setAlerts(next);
  };
  return (
    <div className={classes.step}>
      <CheckboxField
        label={texts.news}
        checked={news}
        onChange={() => {
          setSaved(null);
          setNews(!news);
        }}
      />
      <Alerts alerts={alerts} onChange={change} />
      <NewAlert alerts={alerts} onAdd={(alert) => change([...alerts, alert])} />
      {problem !== null && <Message tone="error">{problem}</Message>}
      {saved !== null && <Message tone="success">{saved}</Message>}
      <Button loading={busy} onClick={() => void save()}>
        {texts.save}
      </Button>
    </div>
  );
}

interface AlertsProps {
  alerts: Alert[];
  onChange: (alerts: Alert[]) => void;
}

function Alerts({ alerts, onChange }: AlertsProps) {
  if (alerts.length === 0) return <p className={classes.facts}>{texts.noAlerts}</p>;
  const replace = (at: number, frequency: Alert["frequency"]) =>
    onChange(alerts.map((alert, i) => (i === at ? { ...alert, frequency } : alert)));
  return (
    <ul className={classes.list} aria-label={texts.alerts}>
      {alerts.map((alert, at) => (
        <li key={alert.query} className={classes.entry}>
          <h3 className={classes.name}>{texts.alert(alert.query)}</h3>
          <div className={classes.controls}>
            <SelectField
              label={texts.frequencyOf(alert.query)}
              labelHidden
              options={FREQUENCIES}
              value={alert.frequency}
              onChange={({ currentTarget }) => replace(at, frequencyIn(currentTarget.value))}
            />
            <Button
              variant="default"
              aria-label={texts.removeNamed(alert.query)}
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

function NewAlert({ alerts, onAdd }: { alerts: Alert[]; onAdd: (alert: Alert) => void }) {
  const [query, setQuery] = useState("");
  const words = query.trim();
  const isKnown = alerts.some((alert) => alert.query.toLowerCase() === words.toLowerCase());
  const add = () => {
    if (isKnown) return;
    onAdd({ query: words, frequency: "DAILY" });
    setQuery("");
  };
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={texts.newAlert}
        hint={texts.newAlertHint}
        error={isKnown && words !== "" ? texts.alertKnown : undefined}
        maxLength={MAX_QUERY}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={isKnown}>
        {texts.add}
      </Button>
    </form>
  );
}
