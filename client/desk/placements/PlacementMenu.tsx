import { ActionIcon, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import {
  IconCalendarPlus,
  IconCheck,
  IconCircleOff,
  IconDots,
  IconFileText,
  IconPencil,
} from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { placementFormTexts, placementTexts as texts } from "#texts/desk-placements";
import { paths } from "#site/paths";
import { lazyComponent } from "../../lib/lazy-component";
import { attempt } from "../../lib/refusal";
import { OnDemand } from "../parts/OnDemand";
import {
  useConfirmPlacementEndMutation,
  type Placement_PlacementFragment as Placement,
} from "./Placements.generated";

const DIALOGS = {
  edit: lazyComponent(() => import("./EditPlacement"), "EditPlacement"),
  extend: lazyComponent(() => import("./ChangeDialogs"), "ExtendPlacement"),
  end: lazyComponent(() => import("./ChangeDialogs"), "EndPlacement"),
} as const;

interface PlacementMenuProps {
  placement: Placement;
  /** Called when it was changed. */
  onChanged: () => void;
}

/** What can be done with a placement. */
export function PlacementMenu({ placement, onChanged }: PlacementMenuProps) {
  const { candidateName, endsOn, state, endReason, isEndConfirmed } = placement;
  const [dialog, setDialog] = useState<keyof typeof DIALOGS | null>(null);
  const confirm = useConfirmEnd(placement, onChanged);
  const Dialog = dialog === null ? null : DIALOGS[dialog];
  const hasPlannedEnd = endsOn !== null && endReason === null;
  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }} withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={texts.menu(candidateName)}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={paths.desk("applications", placement.applicationId)}
            leftSection={<IconFileText size={16} aria-hidden="true" />}
          >
            {texts.openApplication}
          </Menu.Item>
          {placement.viewerCanChange && (
            <>
              {endsOn !== null && (
                <Menu.Item
                  leftSection={<IconCalendarPlus size={16} aria-hidden="true" />}
                  onClick={() => setDialog("extend")}
                >
                  {texts.extend}
                </Menu.Item>
              )}
              {hasPlannedEnd && !isEndConfirmed && (
                <Menu.Item
                  leftSection={<IconCheck size={16} aria-hidden="true" />}
                  onClick={() => void confirm()}
                >
                  {texts.confirm}
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={<IconPencil size={16} aria-hidden="true" />}
                onClick={() => setDialog("edit")}
              >
                {texts.edit}
              </Menu.Item>
              {state !== "ENDED" && (
                <Menu.Item
                  leftSection={<IconCircleOff size={16} aria-hidden="true" />}
                  onClick={() => setDialog("end")}
                >
                  {texts.end}
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {Dialog !== null && (
        <OnDemand onFailed={() => setDialog(null)}>
          <Dialog placement={placement} onChanged={onChanged} onClose={() => setDialog(null)} />
        </OnDemand>
      )}
    </>
  );
}

function useConfirmEnd({ id, version, candidateName }: Placement, onChanged: () => void) {
  const [confirm] = useConfirmPlacementEndMutation();
  return async () => {
    const input = { id, expectedVersion: version };
    const outcome = await attempt(
      () => confirm({ variables: { input } }),
      "placement",
      placementFormTexts.notSaved,
    );
    const message = outcome.ok ? placementFormTexts.saved(candidateName) : outcome.refusal.message;
    notifications.show({ message, role: "status", ...(outcome.ok ? {} : { color: "red" }) });
    onChanged();
  };
}
