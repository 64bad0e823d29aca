import { Textarea, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { settingTexts as texts } from "#texts/desk-settings";
import { useKeptDraft } from "../forms/kept-draft";
import { Entries } from "./Entries";
import { HomeLink } from "./HomeLink";
import { isListOf } from "./is-list-of";
import type { DeskSettingsFragment } from "./Settings.generated";
import classes from "./Settings.module.css";
import { SettingsForm } from "./SettingsForm";
import { useSettings } from "./use-settings";

type Home = DeskSettingsFragment["home"];

const words = texts.testimonials;
const MAX = 8;
const MAX_TEXT = 400;
const MAX_LINE = 100;
const MAX_LINK = 255;
const BLANK = { text: "", name: "", role: "", profileUrl: "" };

const valuesOf = ({ testimonials, testimonialsAreSamples }: Home) =>
  testimonialsAreSamples
    ? [BLANK]
    : testimonials.map(({ text, name, role, profileUrl }) => ({
        ...{ text, name, role },
        profileUrl: profileUrl ?? "",
      }));

/** Quotes on the home page. */
export function TestimonialsForm({ home }: { home: Home }) {
  const { testimonialsAreSamples: areSamples } = home;
  const draft = useKeptDraft("testimonials", valuesOf(home), isListOf(BLANK));
  const { form, busy, problem, fields, clear, save, reset } = useSettings();
  const show = (saved: DeskSettingsFragment) => {
    draft.forget(valuesOf(saved.home));
    notifications.show({ message: texts.saved, role: "status" });
  };
  const submit = async () => {
    const saved = await save({ testimonials: draft.values });
    if (saved) show(saved);
  };
  return (
    <SettingsForm
      title={words.title}
      text={words.text}
      form={form}
      busy={busy}
      problem={problem ?? fields.testimonials ?? null}
      onSave={() => void submit()}
      reset={
        areSamples
          ? null
          : {
              ...{ label: texts.toSamples, title: texts.toSamplesTitle, text: texts.toSamplesText },
              onReset: async () => {
                const outcome = await reset({ testimonials: null });
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
          <Quote
            quote={entry}
            faultOf={(name) => fields[`testimonials.${index}.${name}`]}
            onChange={change}
          />
        )}
      </Entries>
    </SettingsForm>
  );
}

interface QuoteProps {
  quote: typeof BLANK;
  faultOf: (name: keyof typeof BLANK) => string | undefined;
  onChange: (quote: typeof BLANK) => void;
}

const Quote = ({ quote, faultOf, onChange }: QuoteProps) => (
  <div className={classes.fields}>
    <Textarea
      label={words.quote}
      autosize
      minRows={2}
      maxLength={MAX_TEXT}
      value={quote.text}
      error={faultOf("text")}
      onChange={({ currentTarget }) => onChange({ ...quote, text: currentTarget.value })}
    />
    <div className={classes.pair}>
      <TextInput
        label={words.name}
        maxLength={MAX_LINE}
        value={quote.name}
        error={faultOf("name")}
        onChange={({ currentTarget }) => onChange({ ...quote, name: currentTarget.value })}
      />
      <TextInput
        label={words.role}
        placeholder={words.roleHint}
        maxLength={MAX_LINE}
        value={quote.role}
        error={faultOf("role")}
        onChange={({ currentTarget }) => onChange({ ...quote, role: currentTarget.value })}
      />
    </div>
    <TextInput
      label={words.profileUrl}
      description={words.profileHint}
      inputMode="url"
      maxLength={MAX_LINK}
      value={quote.profileUrl}
      error={faultOf("profileUrl")}
      onChange={({ currentTarget }) => onChange({ ...quote, profileUrl: currentTarget.value })}
    />
  </div>
);
