import { SegmentedControl } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useDeferredValue, useState } from "react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { JobDetail } from "../../../features/jobs/JobDetail";
import type { JobDetail_JobFragment } from "../../../features/jobs/JobDetail.generated";
import { useNow } from "../../../lib/now";
import classes from "./Editor.module.css";
import { fieldsOf, salaryTextOf, typedRange, type JobValues } from "./job-values";
import { PreviewFrame } from "./PreviewFrame";

const DEVICES = {
  phone: { width: 390, label: jobEditorTexts.phone },
  computer: { width: 1200, label: jobEditorTexts.computer },
} as const;
type Device = keyof typeof DEVICES;
const OPEN_MS = 60 * 24 * 60 * 60 * 1000;

interface JobPreviewProps {
  job: JobDetail_JobFragment;
  values: JobValues;
}

/** The job's public page, as it will look with what the form says. */
export function JobPreview({ job, values }: JobPreviewProps) {
  const now = useNow();
  const shown = useDeferredValue(values);
  const [device, setDevice] = useState<Device>("phone");
  const { ref, width } = useElementSize();
  const page = DEVICES[device].width;
  const scale = width === 0 ? 1 : Math.min(1, width / page);
  return (
    <section className={classes.preview} aria-label={jobEditorTexts.previewOf}>
      <header className={classes.previewHead}>
        <h2 className={classes.previewTitle}>{jobEditorTexts.previewOf}</h2>
        <SegmentedControl
          size="xs"
          aria-label={jobEditorTexts.preview}
          value={device}
          onChange={setDevice}
          data={[
            { value: "phone", label: DEVICES.phone.label },
            { value: "computer", label: DEVICES.computer.label },
          ]}
        />
      </header>
      <div ref={ref} className={classes.screen}>
        <PreviewFrame title={jobEditorTexts.previewNote} width={page} scale={scale}>
          <JobDetail job={publishedNow(job, shown, now)} applyBar={null} similar={null} />
        </PreviewFrame>
      </div>
    </section>
  );
}

/** The job with the form's values, as if it were published now. */
function publishedNow(
  job: JobDetail_JobFragment,
  values: JobValues,
  now: Date,
): JobDetail_JobFragment {
  const range = typedRange(values);
  return {
    ...job,
    ...fieldsOf(values),
    salary: values.salary || (range === null ? "" : salaryTextOf(range)),
    salaryRange:
      range === null
        ? null
        : { ...range, currency: range.currency ?? "USD", __typename: "SalaryRange" },
    payContext: null,
    status: "PUBLISHED",
    acceptsApplications: true,
    publishedAt: job.publishedAt ?? now.toISOString(),
    validThrough: job.validThrough ?? new Date(now.getTime() + OPEN_MS).toISOString(),
  };
}
