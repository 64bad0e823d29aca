import { TextInput } from "@mantine/core";
import { settingTexts as texts } from "#texts/desk-settings";
import { HomeListForm, type Home } from "./HomeListForm";
import classes from "./Settings.module.css";

const words = texts.statistics;
const MAX = 4;
const MAX_VALUE = 20;
const MAX_LABEL = 60;
const BLANK = { value: "", label: "" };

const shownIn = ({ statistics }: Home) => statistics.map(({ value, label }) => ({ value, label }));

/** The firm's figures on the home page. */
export const StatisticsForm = ({ home }: { home: Home }) => (
  <HomeListForm name="statistics" {...{ home, shownIn, words }} blank={BLANK} max={MAX}>
    {(entry, faultOf, change) => (
      <div className={classes.pair}>
        <TextInput
          label={words.value}
          description={words.valueHint}
          maxLength={MAX_VALUE}
          value={entry.value}
          error={faultOf("value")}
          onChange={({ currentTarget }) => change({ ...entry, value: currentTarget.value })}
        />
        <TextInput
          label={words.label}
          description={words.labelHint}
          maxLength={MAX_LABEL}
          value={entry.label}
          error={faultOf("label")}
          onChange={({ currentTarget }) => change({ ...entry, label: currentTarget.value })}
        />
      </div>
    )}
  </HomeListForm>
);
