import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconArrowsExchange, IconChevronDown } from "@tabler/icons-react";
import { moveTexts } from "#texts/desk-applications";
import { stageNames } from "#texts/stages";
import type { ApplicationStatus } from "../../lib/schema-types.generated";
import type { ApplicationCardFragment } from "./Applications.generated";
import { StageDot } from "./StageBadge";

interface MoveMenuProps {
  application: Pick<ApplicationCardFragment, "name" | "allowedMoves">;
  onMove: (stage: ApplicationStatus) => void;
  /** A button with words, where there is room for them. */
  wide?: boolean;
  loading?: boolean;
}

/** The stages that an application can be moved to. */
export function MoveMenu({ application, onMove, wide = false, loading = false }: MoveMenuProps) {
  const { name, allowedMoves } = application;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }} withinPortal>
      <Menu.Target>
        {wide ? (
          <Button loading={loading} rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {moveTexts.moveTo}
          </Button>
        ) : (
          <ActionIcon variant="subtle" size="md" aria-label={moveTexts.moveOne(name)}>
            <IconArrowsExchange size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{moveTexts.moveTo}</Menu.Label>
        {allowedMoves.map((stage) => (
          <Menu.Item
            key={stage}
            leftSection={<StageDot stage={stage} />}
            onClick={() => onMove(stage)}
          >
            {stageNames[stage]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
