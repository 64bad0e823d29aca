import { Button, NativeSelect } from "@mantine/core";
import { useId, useState } from "react";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { bulkMailTexts } from "#texts/desk-records";
import { stageNames } from "#texts/stages";
import { Message } from "../../../components/ui/Message";
import type { ApplicationRowFragment } from "../Applications.generated";
import { lazyDialog } from "../../parts/lazy-dialog";
import { isStage, STAGES } from "../stages";
import { BulkResults } from "./BulkResults";
import { useBulkMove } from "./use-bulk-move";
import classes from "./List.module.css";

const BulkMailDialog = lazyDialog(() => import("../../records/BulkMailDialog"), "BulkMailDialog");

/** The server moves no more in one request. */
const MAX_MOVES = 200;

interface BulkBarProps {
  /** The selected ones. */
  applications: readonly ApplicationRowFragment[];
  onClear: () => void;
  /** Called with the ids of those that were moved, or refused. Others may have been selected meanwhile. */
  onMoved: (ids: readonly string[]) => void;
}

/** Moves the selected applications to one stage, then shows what happened to each. */
export function BulkBar({ applications, onClear, onMoved }: BulkBarProps) {
  const { busy, problem: failure, outcome, moveAll, undoAll, forget } = useBulkMove();
  const [stage, setStage] = useState("");
  const [problem, setProblem] = useState("");
  const [isWriting, setIsWriting] = useState(false);
  const problemId = useId();
  const stages = STAGES.filter((each) =>
    applications.some(({ allowedMoves }) => allowedMoves.includes(each)),
  );
  const isTooMany = applications.length > MAX_MOVES;
  const submit = async () => {
    if (!isStage(stage) || !stages.includes(stage)) return setProblem(texts.chooseStage);
    setProblem("");
    if (await moveAll(applications, stage)) {
      setStage((chosen) => (chosen === stage ? "" : chosen));
      onMoved(applications.map(({ id }) => id));
    }
  };
  return (
    <>
      {applications.length > 0 && (
        <form
          className={classes.bulk}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className={classes.selected}>{texts.selected(applications.length)}</p>
          <NativeSelect
            aria-label={texts.bulkTo}
            aria-describedby={problem === "" ? undefined : problemId}
            error={problem !== ""}
            value={stage}
            onChange={({ currentTarget }) => setStage(currentTarget.value)}
            data={[
              { value: "", label: texts.bulkTo },
              ...stages.map((value) => ({ value, label: stageNames[value] })),
            ]}
          />
          <Button type="submit" loading={busy} disabled={isTooMany}>
            {texts.bulkMove}
          </Button>
          <Button variant="default" disabled={isTooMany} onClick={() => setIsWriting(true)}>
            {bulkMailTexts.open}
          </Button>
          <Button variant="default" onClick={onClear}>
            {texts.unselect}
          </Button>
          {(problem !== "" || isTooMany) && (
            <p id={problemId} role="alert" className={classes.problem}>
              {isTooMany ? texts.tooMany(MAX_MOVES) : problem}
            </p>
          )}
        </form>
      )}
      <BulkMailDialog
        applicationIds={applications.map(({ id }) => id)}
        companyId={applications[0]?.job.company.id ?? ""}
        nameOf={(id) => applications.find((each) => each.id === id)?.name ?? ""}
        opened={isWriting}
        onClose={() => setIsWriting(false)}
      />
      {failure !== null && <Message tone="error">{failure}</Message>}
      {outcome !== null && (
        <BulkResults outcome={outcome} busy={busy} onUndo={() => void undoAll()} onClose={forget} />
      )}
    </>
  );
}
