import { Radio, Stack } from "@mantine/core";
import { closeJobTexts as texts } from "#texts/desk-applications";
import type {
  ApplicationStatus,
  CloseReason,
  OpenApplications,
} from "../../lib/schema-types.generated";
import { OPEN_STAGES } from "../applications/stages";

/** What a person says when they close jobs. */
export interface Closing {
  reason: CloseReason;
  openApplications: OpenApplications;
}

export const USUAL_CLOSING: Closing = { reason: "FILLED", openApplications: "KEEP" };

const REASONS: readonly CloseReason[] = ["FILLED", "WITHDRAWN"];

interface CloseFieldsProps {
  closing: Closing;
  onChange: (closing: Closing) => void;
  /** How many applications still wait for someone. */
  open: number;
}

/** Why jobs are closed, and what happens to the applications that are still open. */
export const CloseFields = ({ closing, onChange, open }: CloseFieldsProps) => (
  <>
    <Radio.Group
      label={texts.reason}
      value={closing.reason}
      onChange={(value) =>
        onChange({ ...closing, reason: value === "WITHDRAWN" ? value : "FILLED" })
      }
    >
      <Stack gap="xs" mt="xs">
        {REASONS.map((value) => (
          <Radio key={value} value={value} label={texts[value]} />
        ))}
      </Stack>
    </Radio.Group>
    {open > 0 && (
      <Radio.Group
        label={texts.open(open)}
        value={closing.openApplications}
        onChange={(value) =>
          onChange({ ...closing, openApplications: value === "REJECT" ? value : "KEEP" })
        }
      >
        <Stack gap="xs" mt="xs">
          <Radio value="KEEP" label={texts.KEEP} description={texts.keepHint} />
          <Radio value="REJECT" label={texts.REJECT} description={texts.rejectHint(open)} />
        </Stack>
      </Radio.Group>
    )}
  </>
);

interface Counted {
  applicationCounts: readonly { status: ApplicationStatus; count: number }[] | null;
}

/** How many of the jobs' applications still wait for someone. */
export const openOf = (jobs: readonly Counted[]): number =>
  jobs
    .flatMap(({ applicationCounts }) => applicationCounts ?? [])
    .filter(({ status }) => OPEN_STAGES.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
