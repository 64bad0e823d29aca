import { NativeSelect } from "@mantine/core";
import { assigneeTexts as texts } from "#texts/desk-records";
import { RecordPart, RELOAD, type PartProps, type Records } from "./RecordPart";
import { useAssignApplicationMutation, useColleaguesQuery } from "./Records.generated";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

/** Who handles the application. */
export const AssigneeSelect = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ assignee, viewerCanAdd }) =>
      viewerCanAdd ? (
        <Choice applicationId={applicationId} assignee={assignee} />
      ) : (
        <p className={classes.note}>{assignee?.name ?? texts.nobody}</p>
      )
    }
  </RecordPart>
);

function Choice({ applicationId, assignee }: PartProps & Pick<Records, "assignee">) {
  const [assign] = useAssignApplicationMutation(RELOAD);
  const { busy, problem, call } = useCall();
  const { data } = useColleaguesQuery({ ssr: false, variables: { applicationId } });
  const others = (data?.colleagues ?? []).filter(({ id }) => id !== assignee?.id);
  const people = assignee === null ? others : [assignee, ...others];
  const choose = (assigneeId: string) =>
    call(() => {
      const input = { id: applicationId, assigneeId: assigneeId === "" ? null : assigneeId };
      return assign({ variables: { input } });
    });
  return (
    <NativeSelect
      label={texts.label}
      value={assignee?.id ?? ""}
      disabled={busy}
      error={problem}
      data={[
        { value: "", label: texts.nobody },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}
