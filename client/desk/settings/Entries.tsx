import { ActionIcon, Button } from "@mantine/core";
import { IconArrowUp, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { settingTexts as texts } from "#texts/desk-settings";
import classes from "./Settings.module.css";

interface EntriesProps<Entry> {
  entries: readonly Entry[];
  blank: Entry;
  max: number;
  words: { one: (number: number) => string; add: string; remove: (number: number) => string };
  onChange: (entries: Entry[]) => void;
  /** The fields of one entry. */
  children: (entry: Entry, index: number, change: (next: Entry) => void) => ReactNode;
}

/** A list that is edited in place: entries can be added, removed, and moved up. */
export function Entries<Entry>(props: EntriesProps<Entry>) {
  const { entries, blank, max, words, onChange, children } = props;
  const replace = (index: number, next: Entry) => onChange(entries.with(index, next));
  const moveUp = (index: number) => {
    const moved = [...entries];
    moved.splice(index - 1, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  return (
    <>
      {entries.map((entry, index) => (
        <fieldset key={index} className={classes.entry}>
          <legend className={classes.legend}>{words.one(index + 1)}</legend>
          {children(entry, index, (next) => replace(index, next))}
          {entries.length > 1 && (
            <div className={classes.entryActions}>
              {index > 0 && (
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={texts.earlier(words.one(index + 1))}
                  onClick={() => moveUp(index)}
                >
                  <IconArrowUp size={18} aria-hidden="true" />
                </ActionIcon>
              )}
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={words.remove(index + 1)}
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </div>
          )}
        </fieldset>
      ))}
      {entries.length < max && (
        <div>
          <Button variant="default" onClick={() => onChange([...entries, blank])}>
            {words.add}
          </Button>
        </div>
      )}
    </>
  );
}
