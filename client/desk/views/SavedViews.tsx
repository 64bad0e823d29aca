import { ActionIcon, Button, Popover, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconBookmark, IconTrash } from "@tabler/icons-react";
import { useRef, useState, type FormEvent } from "react";
import { Link, useLocation } from "react-router-dom";
import { savedViewTexts as texts } from "#texts/saved-views";
import { paths, type DeskSection } from "#site/paths";
import { tellRefused, tellUndoable } from "../undo/tell-undo";
import { useSavedViews, type View } from "./use-saved-views";
import classes from "./SavedViews.module.css";

/** The person's saved views of a section's list, and a form that saves the current one. */
export function SavedViews({ section }: { section: DeskSection }) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { views, failed, save, remove } = useSavedViews(paths.desk(section));
  return (
    <Popover
      opened={opened}
      onChange={toggle}
      position="bottom-end"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={18} aria-hidden="true" />}
          onClick={toggle}
        >
          {texts.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={texts.title}>
        {failed && <p role="alert">{texts.failed}</p>}
        {views?.length === 0 && <p className={classes.note}>{texts.none}</p>}
        <ul className={classes.views}>
          {views?.map((view) => (
            <li key={view.id} className={classes.view}>
              <Link to={view.address} onClick={close} className={classes.link}>
                {view.name}
              </Link>
              <ActionIcon
                variant="subtle"
                aria-label={texts.remove(view.name)}
                onClick={() => void removeWithUndo(view, remove, save)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <SaveForm save={save} onSaved={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface SaveFormProps {
  /** @returns why it failed; null if it did not */
  save: (view: Omit<View, "id">) => Promise<string | null>;
  onSaved: () => void;
}

function SaveForm({ save, onSaved }: SaveFormProps) {
  const { pathname, search } = useLocation();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(name);
  const type = (typed: string) => {
    latest.current = typed;
    setName(typed);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setProblem(texts.nameMissing);
    setBusy(true);
    const fault = await save({ name, address: `${pathname}${search}` });
    setBusy(false);
    setProblem(fault);
    if (fault !== null) return;
    notifications.show({ message: texts.saved(name.trim()), role: "status" });
    // What was typed meanwhile stays.
    if (latest.current !== name) return;
    type("");
    onSaved();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.name}
        description={texts.hint}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={problem}
      />
      <Button type="submit" size="sm" loading={busy}>
        {texts.save}
      </Button>
    </form>
  );
}

/** Deletes a view, and offers to save it again. */
async function removeWithUndo(
  view: View,
  remove: (id: string) => Promise<string | null>,
  save: SaveFormProps["save"],
): Promise<void> {
  const { id, name, address } = view;
  const about = `view ${id}`;
  const refusal = await remove(id);
  if (refusal !== null)
    return tellRefused({ about, title: texts.staysSaved(name), message: refusal });
  const undo = async () => {
    const message = await save({ name, address });
    if (message !== null) tellRefused({ about, title: texts.staysDeleted(name), message });
  };
  tellUndoable({
    about,
    words: texts.deleted(name),
    label: texts.undoOf(name),
    onUndo: () => void undo(),
  });
}
