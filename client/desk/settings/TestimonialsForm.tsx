import { Textarea, TextInput } from "@mantine/core";
import { settingTexts as texts } from "#texts/desk-settings";
import { HomeListForm, type Home } from "./HomeListForm";
import classes from "./Settings.module.css";

const words = texts.testimonials;
const MAX = 8;
const MAX_TEXT = 400;
const MAX_LINE = 100;
const MAX_LINK = 255;
const BLANK = { text: "", name: "", role: "", profileUrl: "" };

const shownIn = ({ testimonials }: Home) =>
  testimonials.map(({ text, name, role, profileUrl }) => ({
    ...{ text, name, role },
    profileUrl: profileUrl ?? "",
  }));

/** Quotes on the home page. */
export const TestimonialsForm = ({ home }: { home: Home }) => (
  <HomeListForm name="testimonials" {...{ home, shownIn, words }} blank={BLANK} max={MAX}>
    {(entry, faultOf, change) => <Quote quote={entry} faultOf={faultOf} onChange={change} />}
  </HomeListForm>
);

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
