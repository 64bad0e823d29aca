import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { deskPlanTexts, deliveryTexts as texts } from "#texts/desk-plans";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import { attempt } from "../../../lib/refusal";
import { Part } from "../../parts/Part";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import { DeliveryDialog } from "./DeliveryDialog";
import { DeliveryMonths } from "./DeliveryMonths";
import { useDeleteDeliveryMutation } from "./PlanPage.generated";
import type { ViewedPlan } from "./viewed-plan";

type Delivery = ViewedPlan["deliveries"][number];
/** What the dialog is about: an entry to change, a new one of a kind, or nothing. */
type Edited = { entry: Delivery } | { kind: Delivery["kind"] } | null;

const RELOAD = { refetchQueries: ["SoldPlanPage"], awaitRefetchQueries: true };

/** What was done for the plan, what is next, and a form for both. */
export function DeliveriesPart({ plan }: { plan: ViewedPlan }) {
  const [edited, setEdited] = useState<Edited>(null);
  const { deliveries, dues, deliveryKinds } = plan;
  const first = dues[0]?.kind ?? deliveryKinds[0] ?? "CONTACT";
  return (
    <Part
      id="plan-deliveries"
      title={texts.title}
      actions={<Button onClick={() => setEdited({ kind: first })}>{texts.add}</Button>}
    >
      <p className={classes.muted}>{texts.lead}</p>
      {plan.isRunning && <Next plan={plan} onRecord={(kind) => setEdited({ kind })} />}
      {deliveries.length === 0 && <p className={classes.muted}>{texts.none}</p>}
      <DeliveryMonths deliveries={deliveries} />
      <ul className={classes.entries}>
        {deliveries.map((entry) => (
          <Entry key={entry.id} entry={entry} onEdit={() => setEdited({ entry })} />
        ))}
      </ul>
      {edited !== null && (
        <DeliveryDialog
          plan={plan}
          entry={"entry" in edited ? edited.entry : null}
          kind={"entry" in edited ? edited.entry.kind : edited.kind}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

interface NextProps {
  plan: ViewedPlan;
  onRecord: (kind: Delivery["kind"]) => void;
}

const Next = ({ plan: { dues }, onRecord }: NextProps) => (
  <div>
    <h3 className={classes.subTitle}>{texts.next}</h3>
    {dues.length === 0 && <p className={classes.muted}>{texts.nothingNext}</p>}
    <ul className={classes.entries}>
      {dues.map(({ kind, dueOn, isOverdue }) => (
        <li key={kind} className={classes.entry}>
          <div className={classes.words}>
            <span className={words.main}>{texts.kinds[kind]}</span>
            <span className={words.sub} data-urgent={isOverdue}>
              {isOverdue ? deskPlanTexts.overdue(dueOn) : deskPlanTexts.dueOn(dueOn)}
            </span>
          </div>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.recordIt(texts.kinds[kind])}
            onClick={() => onRecord(kind)}
          >
            {texts.done}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

const nameOf = ({ kind, count }: Delivery): string =>
  count === null ? texts.kinds[kind] : texts.counted(texts.kinds[kind], count);

function Entry({ entry, onEdit }: { entry: Delivery; onEdit: () => void }) {
  const { deliveredOn, note, link, author } = entry;
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useDeleteDeliveryMutation(RELOAD);
  const name = nameOf(entry);
  const confirm = async () => {
    const variables = { input: { id: entry.id } };
    const outcome = await attempt(() => remove({ variables }), "deletedId", texts.notSaved);
    if (outcome.ok) notifications.show({ message: texts.removed, role: "status" });
    return outcome;
  };
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <strong className={words.main}>{name}</strong>
        {note !== null && <p className={classes.note}>{note}</p>}
        <span className={words.sub}>
          {deskPlanTexts.on(deliveredOn)}
          {author !== null && ` ${texts.by(author.name)}`}
        </span>
        {link !== null && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {texts.link}
          </a>
        )}
      </div>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={texts.removeOf(name)}
          onClick={() => setIsAsking(true)}
        >
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.removeTitle}
        action={texts.remove}
        onConfirm={confirm}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}
