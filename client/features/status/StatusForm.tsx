import { useState, type ReactNode } from "react";
import { localDay } from "#site/plain-day";
import {
  statusesWithoutEnd,
  trainingStatuses,
  visaStatuses,
  workerStatuses,
  type VisaStatus,
} from "#site/status-rules";
import { stemExtensions } from "#site/status-sheet";
import { myStatusTexts as texts } from "#texts/my-status";
import { Button } from "../../components/ui/Button";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import type { KeptStatus } from "../../lib/my-status/kept-status";
import type { Outcome } from "../../lib/refusal";
import { useForm, type Faults } from "../../lib/use-form";
import classes from "./MyStatus.module.css";
import { checkSheet, readSheet, WORKING } from "./sheet-form";

interface StatusFormProps {
  /** What was kept before; null for the first time. */
  before: KeptStatus | null;
  saveLabel: string;
  /** Shown above the buttons. */
  notice: ReactNode;
  onSave: (next: Omit<KeptStatus, "userId">) => Promise<Outcome<string> | null>;
  onCancel: (() => void) | null;
}

/** The sheet: only the fields that the chosen status has a use for. */
export function StatusForm({ before, saveLabel, notice, onSave, onCancel }: StatusFormProps) {
  const [status, setStatus] = useState<VisaStatus | null>(before?.sheet.status ?? null);
  const { faults, problem, busy, formProps } = useForm({
    read: readSheet,
    check: (values) => checkSheet(values),
    send: async ({ sheet, staysAfterSignOut }) =>
      sheet === null ? null : onSave({ sheet, staysAfterSignOut }),
  });
  return (
    // Its fields are in no address, even if a script fails.
    <form className={classes.form} method="post" {...formProps}>
      <SelectField
        name="status"
        label={texts.statusLabel}
        required
        defaultValue={status ?? ""}
        error={faults["status"]}
        onChange={({ currentTarget: { value } }) =>
          setStatus(visaStatuses.find((each) => each === value) ?? null)
        }
        autoComplete="off"
        options={[
          { value: "", label: texts.statusChoose },
          ...visaStatuses.map((value) => ({ value, label: texts.statuses[value] })),
        ]}
      />
      {status !== null && <Fields status={status} before={before} faults={faults} />}
      <CheckboxField
        name="staysAfterSignOut"
        label={texts.staysLabel}
        defaultChecked={before?.staysAfterSignOut ?? false}
      />
      {notice}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {saveLabel}
        </Button>
        {onCancel !== null && (
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  status: VisaStatus;
  before: KeptStatus | null;
  faults: Faults;
}

function Fields({ status, before, faults }: FieldsProps) {
  const sheet = before?.sheet;
  const needsEnd = !statusesWithoutEnd.includes(status);
  const isTraining = trainingStatuses.includes(status);
  const day = (name: "startsOn" | "endsOn" | "lastDayOfWork") => ({
    ...{ name, type: "date", defaultValue: sheet?.[name] ?? "", error: faults[name] },
    autoComplete: "off",
  });
  return (
    <>
      <div className={classes.pair}>
        <TextField {...day("startsOn")} label={texts.startLabel} hint={texts.startHint} />
        <TextField
          {...day("endsOn")}
          label={needsEnd ? texts.endLabel : texts.endLabelOptional}
          hint={texts.endHint(status)}
          required={needsEnd}
        />
      </div>
      {isTraining && <Working sheet={sheet} faults={faults} />}
      {isTraining && <UnemployedFields sheet={sheet} faults={faults} />}
      {(isTraining || workerStatuses.includes(status)) && (
        <TextField {...day("lastDayOfWork")} label={texts.lastDayLabel} hint={texts.lastDayHint} />
      )}
      {status === "OPT" && (
        <SelectField
          name="stemExtension"
          label={texts.stemLabel}
          defaultValue={sheet?.stemExtension ?? "NO"}
          error={faults["stemExtension"]}
          autoComplete="off"
          options={stemExtensions.map((value) => ({ value, label: texts.stemExtensions[value] }))}
        />
      )}
    </>
  );
}

interface UnemployedProps {
  sheet: KeptStatus["sheet"] | undefined;
  faults: Faults;
}

const Working = ({ sheet, faults }: UnemployedProps) => (
  <SelectField
    name="isWorking"
    label={texts.workingLabel}
    hint={texts.workingHint}
    defaultValue={workingOf(sheet?.isWorking ?? null)}
    error={faults["isWorking"]}
    autoComplete="off"
    options={[
      { value: "", label: texts.workingChoose },
      { value: WORKING.yes, label: texts.working },
      { value: WORKING.no, label: texts.notWorking },
    ]}
  />
);

const workingOf = (isWorking: boolean | null): string =>
  isWorking === null ? "" : isWorking ? WORKING.yes : WORKING.no;

const UnemployedFields = ({ sheet, faults }: UnemployedProps) => (
  <div className={classes.pair}>
    <TextField
      name="unemployedDays"
      label={texts.daysLabel}
      hint={texts.daysHint}
      inputMode="numeric"
      defaultValue={sheet?.unemployedDays ?? ""}
      error={faults["unemployedDays"]}
      autoComplete="off"
    />
    <TextField
      name="unemployedAsOf"
      type="date"
      label={texts.asOfLabel}
      defaultValue={sheet?.unemployedAsOf ?? localDay(new Date())}
      error={faults["unemployedAsOf"]}
      autoComplete="off"
    />
  </div>
);
