import { useState } from "react";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { ConflictPanel } from "../conflict/ConflictPanel";
import { FormDialog } from "../parts/FormDialog";
import { PlacementFields } from "./PlacementFields";
import {
  inputOf,
  placementParts,
  usePlacementForm,
  valuesOf,
  type PlacementValues,
} from "./placement-form";
import { useUpdatePlacementMutation } from "./Placements.generated";
import { usePlacementChange, type ChangeProps } from "./use-placement-change";

/** Edits what a placement is agreed to. When a colleague changed it meanwhile, both versions are shown and none is lost. */
export function EditPlacement(props: ChangeProps) {
  const { placement, onClose } = props;
  const form = usePlacementForm(valuesOf(placement));
  const { busy, problem, change, base, theirs, rebase } = usePlacementChange(form, props);
  const [hasChosen, setHasChosen] = useState(false);
  const [update] = useUpdatePlacementMutation();
  const title = texts.editTitle(placement.candidateName);
  const submit = (values: PlacementValues) => {
    setHasChosen(false);
    return change((version) =>
      update({ variables: { input: { ...version, placement: inputOf(values) } } }),
    );
  };
  if (theirs !== null)
    return (
      <Dialog opened title={title} size="lg" onClose={onClose}>
        <ConflictPanel
          key={theirs.version}
          title={texts.conflict.title}
          text={texts.conflict.text}
          name={texts.conflict.someone}
          parts={placementParts}
          mine={form.values}
          base={valuesOf(base)}
          theirs={valuesOf(theirs)}
          onChoose={(values) => {
            form.setValues(values);
            rebase();
            setHasChosen(true);
          }}
          takesFocus
        />
      </Dialog>
    );
  return (
    <FormDialog
      title={title}
      action={texts.save}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      {hasChosen && <Message tone="info">{texts.conflict.chosen}</Message>}
      <PlacementFields form={form} />
    </FormDialog>
  );
}
