import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { nameOf } from "../editor-name";
import { differingParts, isChanged, merge, type ConflictPart } from "./conflict-parts";
import classes from "./Editor.module.css";
import type { JobEditor_JobFragment } from "./JobEditor.generated";
import { valuesOf, type JobValues } from "./job-values";

interface ConflictPanelProps {
  mine: JobValues;
  /** What the job said when the edit began. */
  base: JobValues;
  theirs: JobEditor_JobFragment;
  /** Called with the values to save. */
  onChoose: (values: JobValues) => void;
}

const { conflict: texts } = jobEditorTexts;

/** Two versions of a job side by side: the person chooses, part by part, which one stays. */
export function ConflictPanel({ mine, base, theirs, onChoose }: ConflictPanelProps) {
  const other = valuesOf(theirs);
  const parts = differingParts(mine, other);
  // What only they changed is theirs; where both changed something, mine stays until the person says otherwise.
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter((part) => !isChanged(part, base, mine)).map(({ label }) => label)),
  );
  const take = (label: string, isTheirs: boolean) =>
    setTaken((before) => {
      const rest = [...before].filter((each) => each !== label);
      return new Set(isTheirs ? [...rest, label] : rest);
    });
  const name = nameOf(theirs.editor);
  return (
    <section className={classes.conflict} aria-labelledby="conflict-title">
      <h2 id="conflict-title" className={classes.conflictTitle} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text(name, theirs.updatedAt)}</p>
      {parts.length === 0 && <p>{texts.same}</p>}
      {parts.map((part) => (
        <PartChoice
          key={part.label}
          part={part}
          versions={{ mine: part.show(mine), theirs: part.show(other) }}
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
        <Button
          onClick={() =>
            onChoose(
              merge(
                mine,
                other,
                parts.filter(({ label }) => taken.has(label)),
              ),
            )
          }
        >
          {texts.save}
        </Button>
      </div>
    </section>
  );
}

interface PartChoiceProps {
  part: ConflictPart;
  versions: { mine: string; theirs: string };
  /** Who saved the other version. */
  name: string;
  isTheirs: boolean;
  onChange: (isTheirs: boolean) => void;
}

const PartChoice = ({ part, versions, name, isTheirs, onChange }: PartChoiceProps) => (
  <fieldset className={classes.choice}>
    <legend>{part.label}</legend>
    {(["mine", "theirs"] as const).map((which) => (
      <label
        key={which}
        className={classes.version}
        data-chosen={(which === "theirs") === isTheirs || undefined}
      >
        <Radio
          name={`conflict-${part.label}`}
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
