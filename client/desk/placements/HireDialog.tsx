import { Text } from "@mantine/core";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { Dialog } from "../../components/ui/Dialog";
import { Unloaded } from "../../components/ui/Unloaded";
import { Skeleton } from "../../components/ui/Skeleton";
import { attempt } from "../../lib/refusal";
import { FRESH } from "../../lib/use-list";
import type { ApplicationCardFragment } from "../applications/Applications.generated";
import { FormDialog } from "../parts/FormDialog";
import { PlacementFields } from "./PlacementFields";
import { inputOf, usePlacementForm, valuesForHire, type PlacementValues } from "./placement-form";
import { useHireApplicationMutation, useHireTermsQuery } from "./Placements.generated";
import { useSave } from "./use-save";

interface HireDialogProps {
  application: Pick<ApplicationCardFragment, "id" | "name" | "version">;
  onHired: (application: ApplicationCardFragment) => void;
  onClose: () => void;
}

/** Asks what was agreed before an application is moved to HIRED, then does both. */
export function HireDialog({ application, onHired, onClose }: HireDialogProps) {
  const query = useHireTermsQuery({
    ...FRESH,
    variables: { id: application.id },
  });
  const { data } = query;
  const agreed = data?.application;
  if (agreed) {
    const values = valuesForHire(agreed);
    return <HireForm {...{ application, values, onHired, onClose }} />;
  }
  return (
    <Dialog opened onClose={onClose} title={texts.hireTitle(application.name)}>
      <Unloaded
        query={query}
        failed={texts.loadFailed}
        skeleton={
          <div aria-busy="true">
            <Skeleton height="12rem" />
          </div>
        }
      />
    </Dialog>
  );
}

function HireForm(props: HireDialogProps & { values: PlacementValues }) {
  const { application, values, onHired, onClose } = props;
  const { id, name, version: expectedVersion } = application;
  const form = usePlacementForm(values);
  const { busy, problem, save } = useSave(form);
  const [hire] = useHireApplicationMutation();
  const submit = async (typed: PlacementValues) => {
    const input = { id, expectedVersion, placement: inputOf(typed) };
    const hired = await save(() =>
      attempt(() => hire({ variables: { input } }), "application", texts.notSaved),
    );
    if (hired !== undefined) onHired(hired);
  };
  return (
    <FormDialog
      title={texts.hireTitle(name)}
      action={texts.hire}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={form.onSubmit((typed) => void submit(typed))}
    >
      <Text size="sm">{texts.hireLead}</Text>
      <PlacementFields form={form} />
    </FormDialog>
  );
}
