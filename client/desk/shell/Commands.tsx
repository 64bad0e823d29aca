import {
  Spotlight,
  spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
import { IconBriefcase, IconSearch, IconUser } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { paletteTexts as texts } from "#texts/desk-people";
import { paths } from "#site/paths";
import type { Viewer } from "../../lib/session/viewer";
import { sectionsFor } from "../sections";
import { actionsFor } from "./palette-actions";
import { usePalette } from "./use-palette";

interface CommandsProps {
  viewer: Viewer;
  /** It opens whenever this grows. */
  asked: number;
}

/** The command palette, Ctrl K or Command K: work to start, pages of the desk, and the people and jobs that match what is typed. */
export function Commands({ viewer, asked }: CommandsProps) {
  useEffect(() => spotlight.open(), [asked]);
  const [typed, setTyped] = useState("");
  const { work, pages, people, jobs, searching } = useActions(viewer, typed);
  const named = ({ label = "" }: SpotlightActionData) =>
    label.toLowerCase().includes(typed.trim().toLowerCase());
  const groups: SpotlightActionGroupData[] = [
    { group: texts.actions, actions: work.filter(named) },
    { group: texts.pages, actions: pages.filter(named) },
    { group: texts.people, actions: people },
    { group: texts.jobs, actions: jobs },
  ].filter((group) => group.actions.length > 0);
  return (
    <Spotlight
      query={typed}
      onQueryChange={setTyped}
      actions={groups}
      // The server has chosen people and jobs: their names need not contain what was typed.
      filter={(_query, given) => given}
      // The shell listens, since this part loads only when someone asks for it.
      shortcut={null}
      scrollable
      maxHeight="min(28rem, 70dvh)"
      nothingFound={searching ? texts.searching : deskTexts.nothingFound}
      highlightQuery
      attributes={{ content: { "aria-label": deskTexts.search } }}
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden="true" />,
        placeholder: deskTexts.searchHint,
        "aria-label": deskTexts.searchHint,
        onKeyDown: ({ key, nativeEvent, currentTarget }) => {
          const isEnter = key === "Enter" && !nativeEvent.isComposing;
          if (isEnter && typed !== "") takeFirst(currentTarget);
        },
      }}
    />
  );
}

/** The kit selects the first thing when someone types, but not when all there is arrives later: then this takes it. */
function takeFirst(field: HTMLElement): void {
  const dialog = field.closest('[role="dialog"]');
  if (dialog?.querySelector("[data-selected]") === null)
    dialog.querySelector<HTMLElement>("[data-action]")?.click();
}

function useActions(viewer: Viewer, typed: string) {
  const navigate = useNavigate();
  const { people, jobs, searching } = usePalette(typed);
  const work = actionsFor(viewer).map(({ name, to, Icon }): SpotlightActionData => ({
    id: `action ${name}`,
    label: texts.actionNames[name],
    leftSection: <Icon size={20} aria-hidden="true" />,
    onClick: () => void navigate(to),
  }));
  const pages = sectionsFor(viewer).map(({ id, Icon }): SpotlightActionData => ({
    id: `section ${id}`,
    label: deskTexts.goTo(deskTexts.names[id]),
    leftSection: <Icon size={20} aria-hidden="true" />,
    onClick: () => void navigate(paths.desk(id)),
  }));
  return {
    work,
    pages,
    searching,
    people: people.map(({ id, name, location }): SpotlightActionData => ({
      id: `person ${id}`,
      label: name,
      description: texts.person(location),
      leftSection: <IconUser size={20} aria-hidden="true" />,
      onClick: () => void navigate(paths.desk("people", id)),
    })),
    jobs: jobs.map(({ id, role, code, company }): SpotlightActionData => ({
      id: `job ${id}`,
      label: role,
      description: texts.job(code, company.name),
      leftSection: <IconBriefcase size={20} aria-hidden="true" />,
      onClick: () => void navigate(paths.desk("jobs", id)),
    })),
  };
}
