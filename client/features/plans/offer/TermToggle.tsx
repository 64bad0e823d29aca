import { plansTexts } from "#texts/plans";
import { useHydrated } from "../../../lib/hydrated";
import { TERM_PARAMETER, termOptions, type TermOption } from "./plan-term";
import classes from "./TermToggle.module.css";

interface TermToggleProps {
  term: TermOption;
  onChange: (term: TermOption) => void;
}

/** Switches between quarterly and half-yearly: radio buttons with scripts, links without. */
export function TermToggle({ term, onChange }: TermToggleProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <TermLinks term={term} />;
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{plansTexts.term}</legend>
      {termOptions.map((option) => (
        <label key={option.choice} className={classes.option}>
          <input
            type="radio"
            name={TERM_PARAMETER}
            value={option.choice}
            checked={option.choice === term.choice}
            onChange={() => onChange(option)}
            className={classes.input}
          />
          <OptionText option={option} />
        </label>
      ))}
    </fieldset>
  );
}

const TermLinks = ({ term }: { term: TermOption }) => (
  <nav className={classes.group} aria-label={plansTexts.term}>
    {termOptions.map((option) => (
      <a
        key={option.choice}
        href={`?${TERM_PARAMETER}=${option.choice}`}
        aria-current={option.choice === term.choice ? "true" : undefined}
        className={classes.option}
      >
        <OptionText option={option} />
      </a>
    ))}
  </nav>
);

const OptionText = ({ option }: { option: TermOption }) => (
  <span className={classes.text}>
    {plansTexts.terms[option.choice]}{" "}
    <span className={classes.months}>{plansTexts.months(option.months)}</span>
  </span>
);
