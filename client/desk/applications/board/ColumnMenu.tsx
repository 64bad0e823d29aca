import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconList, IconMail } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { boardTexts as texts } from "#texts/desk-applications";
import { listAddress } from "../list/list-search";
import type { BoardColumn } from "./board-state";

const ICON = { size: 16, "aria-hidden": true } as const;

interface ColumnMenuProps {
  jobId: string;
  column: BoardColumn;
  /** Writes to the candidates of the column that are shown. */
  onMail: () => void;
}

/** What can be done with the applications of a stage. */
export function ColumnMenu({ jobId, column, onMail }: ColumnMenuProps) {
  const { stage, cards } = column;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="md" aria-label={texts.columnActions(stage)}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMail {...ICON} />} onClick={onMail}>
          {texts.mailShown(cards.length)}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={listAddress({ job: jobId, stages: [stage] })}
          leftSection={<IconList {...ICON} />}
        >
          {texts.asList}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
