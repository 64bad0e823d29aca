import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { isCanceled, type ViewedPlan } from "../viewed-plan";
import { CancelDialog } from "./CancelDialog";
import { ExtendDialog } from "./ExtendDialog";
import { refundable, RefundDialog } from "./RefundDialog";
import { UndoDialog } from "./UndoDialog";

type Action = "refund" | "cancel" | "endNow" | "undo" | "extend";

/** What staff can do to the plan. Each step says first what will happen. */
export function PlanActions({ plan }: { plan: ViewedPlan }) {
  const [action, setAction] = useState<Action | null>(null);
  const actions = actionsFor(plan);
  const onClose = () => setAction(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }} withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
            {texts.actions}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((each) => (
            <Menu.Item key={each} onClick={() => setAction(each)}>
              {texts.names[each]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {action === "refund" && <RefundDialog plan={plan} onClose={onClose} />}
      {action === "cancel" && <CancelDialog plan={plan} isNow={false} onClose={onClose} />}
      {action === "endNow" && <CancelDialog plan={plan} isNow onClose={onClose} />}
      {action === "undo" && <UndoDialog plan={plan} onClose={onClose} />}
      {action === "extend" && <ExtendDialog plan={plan} onClose={onClose} />}
    </>
  );
}

function actionsFor(plan: ViewedPlan): Action[] {
  const refund: Action[] = refundable(plan).length > 0 ? ["refund"] : [];
  if (!plan.isRunning) return refund;
  // Free months are added to a whole term, and a canceled plan has none.
  const changes: Action[] = isCanceled(plan) ? ["undo"] : ["cancel", "extend"];
  return [...refund, ...changes, "endNow"];
}
