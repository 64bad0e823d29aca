import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { settingTexts as texts } from "#texts/desk-settings";
import { useKeptDraft } from "../forms/kept-draft";
import { Entries } from "./Entries";
import type { DeskSettingsFragment } from "./Settings.generated";
import { SettingsForm } from "./SettingsForm";
import { useSettings } from "./use-settings";
import { paths } from "#site/paths";
import classes from "./Settings.module.css";

/** Whether a value is a list of objects that have these texts. */
const isListOf =
  <Entry extends Record<string, string>>(blank: Entry) =>
  (stored: unknown): stored is Entry[] =>
    Array.isArray(stored) &&
    stored.every((entry: unknown) => {
      const known: Record<string, unknown> =
        typeof entry === "object" && entry !== null ? { ...entry } : {};
      return Object.keys(blank).every((name) => typeof known[name] === "string");
    });

/** Says what the home page shows, with a link to it. */
const HomeLink = ({ areSamples }: { areSamples: boolean }) => (
  <p className={classes.note}>
    {areSamples && `${texts.samples} `}
    <a href={paths.home} target="_blank" rel="noreferrer">
      {texts.seeHome} {texts.newTab}
    </a>
  </p>
);

export type Home = DeskSettingsFragment["home"];

interface HomeListFormProps<Entry> {
  /** Which setting it edits. */
  name: "statistics" | "testimonials";
  home: Home;
  /** What the home page shows now. */
  shownIn: (home: Home) => Entry[];
  blank: Entry;
  max: number;
  words: {
    title: string;
    text: string;
    one: (number: number) => string;
    add: string;
    remove: (number: number) => string;
  };
  /** The fields of one entry; `faultOf` says what the server found wrong with one of them. */
  children: (
    entry: Entry,
    faultOf: (field: keyof Entry) => string | undefined,
    change: (next: Entry) => void,
  ) => ReactNode;
}

/** A list on the home page, edited in place. The samples that the site came with are not offered for editing. */
export function HomeListForm<Entry extends Record<string, string>>(
  props: HomeListFormProps<Entry>,
) {
  const { name, blank, words } = props;
  const areSamples = props.home[`${name}AreSamples`];
  const valuesOf = (home: Home) => (home[`${name}AreSamples`] ? [blank] : props.shownIn(home));
  const draft = useKeptDraft(name, valuesOf(props.home), isListOf(blank));
  const { form, busy, problem, fields, clear, save, reset } = useSettings();
  const show = ({ home }: DeskSettingsFragment) => {
    draft.forget(valuesOf(home));
    notifications.show({ message: texts.saved, role: "status" });
  };
  const submit = async () => {
    const saved = await save({ [name]: draft.values });
    if (saved) show(saved);
  };
  const onReset = async () => {
    const outcome = await reset({ [name]: null });
    if (outcome.ok) show(outcome.value);
    return outcome;
  };
  const back = { label: texts.toSamples, title: texts.toSamplesTitle, text: texts.toSamplesText };
  return (
    <SettingsForm
      title={words.title}
      text={words.text}
      form={form}
      busy={busy}
      problem={problem ?? fields[name] ?? null}
      onSave={() => void submit()}
      reset={areSamples ? null : { ...back, onReset }}
    >
      <HomeLink areSamples={areSamples} />
      <Entries
        entries={draft.values}
        blank={blank}
        max={props.max}
        words={words}
        onChange={(values) => {
          // What was wrong with the third may now be wrong with the second.
          clear();
          draft.change(values);
        }}
      >
        {(entry, index, change) =>
          props.children(entry, (field) => fields[`${name}.${index}.${String(field)}`], change)
        }
      </Entries>
    </SettingsForm>
  );
}
