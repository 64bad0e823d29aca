import { Button, Radio } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { conflictTexts as texts } from "#texts/desk-conflict";
import { differingParts, isChanged, merge, type ConflictPart } from "./conflict";
import classes from "./Conflict.module.css";

interface ConflictPanelProps<Values> {
  title: string;
  /** Who saved what, and when. */
  text: string;
  /** Who saved the other version. */
  name: string;
  /** All parts of the form. */
  parts: readonly ConflictPart<Values>[];
  mine: Values;
  /** The values when the edit began. */
  base: Values;
  theirs: Values;
  /** Whether the panel gets the focus when it appears: not where it may interrupt typing. */
  takesFocus?: boolean;
  /** Called with the values to save. */
  onChoose: (values: Values) => void;
}

/** Two versions side by side: the person chooses, part by part, which one stays. */
export function ConflictPanel<Values extends object>(props: ConflictPanelProps<Values>) {
  const { title, text, name, mine, base, theirs, takesFocus = false, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const appear = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => appear(), []);
  const parts = differingParts(props.parts, mine, theirs);
  // What only they changed is theirs; where both changed something, mine stays until the person says otherwise.
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter((part) => !isChanged(part, base, mine)).map(({ label }) => label)),
  );
  const take = (label: string, isTheirs: boolean) =>
    setTaken((before) => {
      const rest = [...before].filter((each) => each !== label);
      return new Set(isTheirs ? [...rest, label] : rest);
    });
  const choose = () =>
    onChoose(
      merge(
        mine,
        theirs,
        parts.filter(({ label }) => taken.has(label)),
      ),
    );
  return (
    <section className={classes.conflict} aria-labelledby="conflict-title">
      <h2
        ref={heading}
        id="conflict-title"
        className={classes.title}
        tabIndex={-1}
        // A dialog gives the focus to its first control, unless something in it asks for the focus.
        data-autofocus={takesFocus || undefined}
      >
        {title}
      </h2>
      <p>{text}</p>
      {parts.length === 0 && <p>{texts.same}</p>}
      {parts.map((part) => (
        <PartChoice
          key={part.label}
          label={part.label}
          versions={{ mine: part.show(mine), theirs: part.show(theirs) }}
          name={name}
          isTheirs={taken.has(part.label)}
          onChange={(isTheirs) => take(part.label, isTheirs)}
        />
      ))}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setTaken(new Set())}>
          {texts.allMine}
        </Button>
        <Button
          variant="default"
          onClick={() => setTaken(new Set(parts.map(({ label }) => label)))}
        >
          {texts.allTheirs}
        </Button>
        <Button onClick={choose}>{texts.save}</Button>
      </div>
    </section>
  );
}

interface PartChoiceProps {
  label: string;
  versions: { mine: string; theirs: string };
  /** Who saved the other version. */
  name: string;
  isTheirs: boolean;
  onChange: (isTheirs: boolean) => void;
}

const PartChoice = ({ label, versions, name, isTheirs, onChange }: PartChoiceProps) => (
  <fieldset className={classes.choice}>
    <legend>{label}</legend>
    {(["mine", "theirs"] as const).map((which) => (
      <label
        key={which}
        className={classes.version}
        data-chosen={(which === "theirs") === isTheirs || undefined}
      >
        <Radio
          name={`conflict-${label}`}
          checked={(which === "theirs") === isTheirs}
          onChange={() => onChange(which === "theirs")}
        />
        <span>
          <strong>{which === "mine" ? texts.mine : texts.theirs(name)}</strong>
          <span className={classes.versionText}>{versions[which] || texts.empty}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
