import { Button, Group } from "@mantine/core";
import { Link } from "react-router-dom";
import { importTexts as texts } from "#texts/desk-import";
import { paths } from "#site/paths";
import type { BoardImportFragment } from "./BoardImport.generated";
import { rowsOf } from "./run-report";

/** Where to go once the jobs are there. */
export function ToJobs({ run: { company, report } }: { run: BoardImportFragment }) {
  if (company === null || report === null) return null;
  const jobs = `${paths.desk("jobs")}?company=${company.id}`;
  const hasDrafts = rowsOf(report, "DRAFT") > 0;
  return (
    <Group gap="xs">
      <Button component={Link} to={jobs}>
        {texts.toJobs}
      </Button>
      {hasDrafts && (
        <Button component={Link} to={`${jobs}&status=DRAFT`} variant="default">
          {texts.toDrafts}
        </Button>
      )}
    </Group>
  );
}
