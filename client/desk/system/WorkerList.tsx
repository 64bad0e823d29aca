import { IconChevronDown } from "@tabler/icons-react";
import { Table } from "@mantine/core";
import { systemTexts as texts } from "#texts/desk-system";
import { figureTexts } from "#texts/desk-figures";
import { dateTime } from "../../lib/date-time";
import { ListTable, RowHead, Wide, WideHead } from "../parts/ListTable";
import rows from "../parts/Rows.module.css";
import classes from "./System.module.css";
import type { SystemHealthQuery } from "./SystemHealth.generated";

type Workers = SystemHealthQuery["systemHealth"]["workers"];

const timeOf = (at: string | null) => (at === null ? texts.notYet : dateTime(at));

/** What the server does by itself, those that failed most first. Out of sight while nothing failed: it is long. */
export function WorkerList({ workers }: { workers: Workers }) {
  const sorted = workers.toSorted((one, other) => other.failures - one.failures);
  const failing = workers.filter(({ failures }) => failures > 0).length;
  return (
    <section className={rows.section} aria-labelledby="system-workers">
      <h2 id="system-workers" className={rows.title}>
        {texts.workers}
      </h2>
      <p className={rows.note}>{texts.workersNote}</p>
      <details className={classes.workers} open={failing > 0}>
        <summary>
          {texts.workersCounted(workers.length, failing)}
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        <ListTable
          caption={texts.workers}
          columns={
            <>
              <Table.Th scope="col">{texts.workers}</Table.Th>
              <WideHead>{texts.lastSuccess}</WideHead>
              <Table.Th scope="col" ta="right">
                {texts.failedRuns}
              </Table.Th>
            </>
          }
        >
          {sorted.map(({ name, lastSuccessAt, failures }) => (
            <Table.Tr key={name}>
              <RowHead narrow={[timeOf(lastSuccessAt)]}>{texts.nameOf(name)}</RowHead>
              <Wide>{timeOf(lastSuccessAt)}</Wide>
              <Table.Td ta="right">{figureTexts.count(failures)}</Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      </details>
    </section>
  );
}
