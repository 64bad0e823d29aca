import { Button, Loader } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { Dialog } from "../../../components/ui/Dialog";
import { DialogButtons } from "../../../components/ui/DialogButtons";
import { Message } from "../../../components/ui/Message";
import classes from "./Editor.module.css";
import { labelOf } from "./field-labels";
import { keyOf, SeverityIcon } from "./FieldNotes";
import type { Finding, Findings } from "./use-findings";

interface SummaryDialogProps {
  opened: boolean;
  /** Whether the job is published by it, or changed. */
  isDraft: boolean;
  findings: Findings;
  busy: boolean;
  problem: string | null;
  onClose: () => void;
  onConfirm: () => void;
  /** Closes the dialog and goes to a field. */
  onFix: (field: string) => void;
}

const { summary: texts } = jobEditorTexts;

const NOTHING: Pick<Findings, "findings" | "missing"> = { findings: [], missing: [] };

/** What is still missing or in the way before candidates see the job. */
export const SummaryDialog = ({ opened, ...props }: SummaryDialogProps) => (
  <Dialog
    opened={opened}
    onClose={props.onClose}
    size="lg"
    title={props.isDraft ? texts.publishTitle : texts.updateTitle}
    busy={props.busy}
  >
    {opened && <Summary {...props} />}
  </Dialog>
);

function Summary(props: Omit<SummaryDialogProps, "opened">) {
  const { isDraft, findings, busy, problem, onClose, onConfirm, onFix } = props;
  // What the rules said about earlier values says nothing about these.
  const { missing, findings: all } = findings.state === "checked" ? findings : NOTHING;
  const blocking = all.filter(({ severity }) => severity === "BLOCKING");
  const others = all.filter(({ severity }) => severity !== "BLOCKING");
  const isInTheWay = missing.length > 0 || blocking.length > 0;
  const isCareful = others.length > 0;
  const action = isDraft ? jobEditorTexts.publish : jobEditorTexts.update;
  const anyway = isDraft ? texts.anyway : texts.updateAnyway;
  return (
    <div className={classes.summary}>
      {findings.state === "checking" && (
        <p className={classes.checking} role="status">
          <Loader size={18} aria-hidden="true" />
          {texts.checking}
        </p>
      )}
      {findings.state === "failed" && <Message tone="info">{texts.checkFailed}</Message>}
      {findings.state === "checked" && !isInTheWay && (
        <p className={classes.ready}>
          <IconCircleCheck size={20} aria-hidden="true" />
          <span>
            {texts.ready} {isDraft ? texts.publishText : texts.updateText}
          </span>
        </p>
      )}
      {missing.length > 0 && (
        <List title={texts.missing}>
          {missing.map((field) => (
            <Row key={field} field={field} onFix={onFix}>
              <IconCircleDashed size={18} aria-hidden="true" />
              {labelOf(field)}
            </Row>
          ))}
        </List>
      )}
      {blocking.length > 0 && <Rows title={texts.blocking} findings={blocking} onFix={onFix} />}
      {others.length > 0 && <Rows title={texts.others} findings={others} onFix={onFix} />}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <DialogButtons>
        <Button
          onClick={onConfirm}
          loading={busy}
          disabled={isInTheWay || findings.state === "checking"}
        >
          {isCareful && !isInTheWay ? anyway : action}
        </Button>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {texts.back}
        </Button>
      </DialogButtons>
    </div>
  );
}

interface RowsProps {
  title: string;
  findings: readonly Finding[];
  onFix: (field: string) => void;
}

const Rows = ({ title, findings, onFix }: RowsProps) => (
  <List title={title}>
    {findings.map((finding) => (
      <Row key={keyOf(finding)} field={finding.field} onFix={onFix}>
        <SeverityIcon severity={finding.severity} />
        <span>
          <strong>{labelOf(finding.field)}</strong> {finding.message}
        </span>
      </Row>
    ))}
  </List>
);

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={classes.summaryTitle}>{title}</h3>
    <ul className={classes.summaryList}>{children}</ul>
  </section>
);

interface RowProps {
  field: string;
  onFix: (field: string) => void;
  children: ReactNode;
}

const Row = ({ field, onFix, children }: RowProps) => (
  <li>
    <span className={classes.summaryWords}>{children}</span>
    <Button
      size="compact-sm"
      variant="subtle"
      aria-label={texts.goTo(labelOf(field))}
      onClick={() => onFix(field)}
    >
      {texts.fix}
    </Button>
  </li>
);
