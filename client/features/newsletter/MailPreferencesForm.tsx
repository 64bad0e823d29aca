import { useState } from "react";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { SelectField } from "../../components/ui/SelectField";
import { attempt, type Outcome } from "../../lib/refusal";
import { newsletterTexts } from "#texts/newsletter";
import { FREQUENCIES } from "./frequencies";
import {
  MailPreferencesDocument,
  useUpdateMailPreferencesMutation,
  type MailPreferences_PreferencesFragment,
} from "./Preferences.generated";
import classes from "./MailPreferences.module.css";

type Subscription = MailPreferences_PreferencesFragment["subscriptions"][number];
type Frequency = Subscription["frequency"];

interface FormProps {
  token: string;
  subscriptions: Subscription[];
}

/** Each subscription with its frequency; unchecking one unsubscribes. */
export function MailPreferencesForm({ token, subscriptions }: FormProps) {
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [pace, setPace] = useState<Readonly<Record<string, Frequency>>>({});
  const [outcome, setOutcome] = useState<Outcome<string> | null>(null);
  const save = useSave(token);
  const [busy, setBusy] = useState(false);

  const submit = async (keep: Subscription[]) => {
    if (busy) return;
    setBusy(true);
    setOutcome(
      await save(keep.map(({ id, frequency }) => ({ id, frequency: pace[id] ?? frequency }))),
    );
    setBusy(false);
  };
  const toggle = (id: string) => {
    setOutcome(null);
    setEnded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(subscriptions.filter(({ id }) => !ended.has(id)));
      }}
    >
      <fieldset className={classes.list}>
        <legend className="visually-hidden">{newsletterTexts.choices}</legend>
        {subscriptions.map((subscription) => (
          <Choice
            key={subscription.id}
            subscription={subscription}
            kept={!ended.has(subscription.id)}
            frequency={pace[subscription.id] ?? subscription.frequency}
            onToggle={() => toggle(subscription.id)}
            onFrequency={(frequency) => {
              setOutcome(null);
              setPace({ ...pace, [subscription.id]: frequency });
            }}
          />
        ))}
      </fieldset>
      {outcome?.ok === true && <Message tone="success">{outcome.value}</Message>}
      {outcome?.ok === false && <Message tone="error">{outcome.refusal.message}</Message>}
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          {newsletterTexts.save}
        </Button>
        <Button variant="default" onClick={() => void submit([])}>
          {newsletterTexts.unsubscribeAll}
        </Button>
      </div>
    </form>
  );
}

/** Saves the choices and writes the response into the cache. */
function useSave(token: string) {
  const [update, { client }] = useUpdateMailPreferencesMutation();
  return (keep: { id: string; frequency: Frequency }[]) =>
    attempt(
      async () => {
        const answer = await update({ variables: { input: { token, keep } } });
        const preferences = answer.data?.updateNewsletterPreferences.preferences;
        if (preferences)
          client.writeQuery({
            query: MailPreferencesDocument,
            variables: { token },
            data: { newsletterPreferences: preferences },
          });
        return answer;
      },
      "message",
      newsletterTexts.failed,
    );
}

interface ChoiceProps {
  subscription: Subscription;
  kept: boolean;
  frequency: Frequency;
  onToggle: () => void;
  onFrequency: (frequency: Frequency) => void;
}

function Choice({ subscription, kept, frequency, onToggle, onFrequency }: ChoiceProps) {
  const { topic, search } = subscription;
  const label = topic === "NEWS" ? newsletterTexts.news : newsletterTexts.alertsFor(search);
  return (
    <div className={classes.choice}>
      <CheckboxField label={label} checked={kept} onChange={onToggle} />
      {topic === "JOB_ALERTS" && (
        <SelectField
          label={newsletterTexts.frequencyOf(label)}
          labelHidden
          value={frequency}
          disabled={!kept}
          onChange={({ currentTarget }) =>
            onFrequency(currentTarget.value === "WEEKLY" ? "WEEKLY" : "DAILY")
          }
          options={FREQUENCIES}
        />
      )}
    </div>
  );
}
