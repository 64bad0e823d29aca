import { TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { settingTexts as texts } from "#texts/desk-settings";
import { useKeptDraft } from "../forms/kept-draft";
import { Entries } from "./Entries";
import { HomeLink } from "./HomeLink";
import type { DeskSettingsFragment } from "./Settings.generated";
import classes from "./Settings.module.css";
import { SettingsForm } from "./SettingsForm";
import { isListOf } from "./is-list-of";
import { useSettings } from "./use-settings";

type Home = DeskSettingsFragment["home"];

const words = texts.statistics;
const MAX = 4;
const MAX_VALUE = 20;
const MAX_LABEL = 60;
const BLANK = { value: "", label: "" };

const valuesOf = ({ statistics, statisticsAreSamples }: Home) =>
  statisticsAreSamples ? [BLANK] : statistics.map(({ value, label }) => ({ value, label }));

/** The firm's figures on the home page. */
export function StatisticsForm({ home }: { home: Home }) {
  const { statisticsAreSamples: areSamples } = home;
  const draft = useKeptDraft("statistics", valuesOf(home), isListOf(BLANK));
  const { form, busy, problem, fields, clear, save, reset } = useSettings();
  const show = (saved: DeskSettingsFragment) => {
    draft.forget(valuesOf(saved.home));
    notifications.show({ message: texts.saved, role: "status" });
  };
  const submit = async () => {
    const saved = await save({ statistics: draft.values });
    if (saved) show(saved);
  };
  return (
    <SettingsForm
      title={words.title}
      text={words.text}
      form={form}
      busy={busy}
      problem={problem ?? fields.statistics ?? null}
      onSave={() => void submit()}
      reset={
        areSamples
          ? null
          : {
              ...{ label: texts.toSamples, title: texts.toSamplesTitle, text: texts.toSamplesText },
              onReset: async () => {
                const outcome = await reset({ statistics: null });
                if (outcome.ok) show(outcome.value);
                return outcome;
              },
            }
      }
    >
      <HomeLink areSamples={areSamples} />
      <Entries
        entries={draft.values}
        blank={BLANK}
        max={MAX}
        words={words}
        onChange={(values) => {
          // What was wrong with the third may now be wrong with the second.
          clear();
          draft.change(values);
        }}
      >
        {(entry, index, change) => (
          <div className={classes.pair}>
            <TextInput
              label={words.value}
              description={words.valueHint}
              maxLength={MAX_VALUE}
              value={entry.value}
              error={fields[`statistics.${index}.value`]}
              onChange={({ currentTarget }) => change({ ...entry, value: currentTarget.value })}
            />
            <TextInput
              label={words.label}
              description={words.labelHint}
              maxLength={MAX_LABEL}
              value={entry.label}
              error={fields[`statistics.${index}.label`]}
              onChange={({ currentTarget }) => change({ ...entry, label: currentTarget.value })}
            />
          </div>
        )}
      </Entries>
    </SettingsForm>
  );
}
