import { Table } from "@mantine/core";
import { importTexts as texts } from "#texts/desk-import";
import { ListTable, RowHead, Wide, WideHead } from "../../parts/ListTable";
import { Part } from "../../parts/Part";
import { labelOf } from "../editor/field-labels";
import classes from "./Import.module.css";
import type { RunReport } from "./run-report";

const others: Readonly<Record<string, string>> = texts.otherFields;
/** What needs a look first. */
const ORDER = ["REFUSED", "GUESSED", "MAPPED"] as const;

const { fieldColumns: columns } = texts;

/** What was taken from the board, guessed, and left out, over all rows. */
export function FieldsPart({ report: { fields } }: { report: RunReport }) {
  if (fields.length === 0) return null;
  const sorted = fields.toSorted(
    (a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result) || b.rows - a.rows,
  );
  return (
    <Part id="import-fields" title={texts.fields}>
      <ListTable
        caption={texts.fields}
        columns={
          <>
            <Table.Th scope="col">{columns.field}</Table.Th>
            <WideHead>{columns.result}</WideHead>
            <WideHead>{columns.from}</WideHead>
            <WideHead>{columns.rows}</WideHead>
          </>
        }
      >
        {sorted.map((field) => (
          <FieldRow
            key={`${field.field} ${field.result} ${field.from} ${field.message}`}
            {...field}
          />
        ))}
      </ListTable>
    </Part>
  );
}

function FieldRow({ field, result, from, message, rows }: RunReport["fields"][number]) {
  const how = (
    <>
      <span data-result={result} className={classes.result}>
        {texts.fieldResults[result]}
      </span>
      {message !== "" && <span className={classes.muted}> {message}</span>}
    </>
  );
  const source = <code className={classes.from}>{from}</code>;
  const count = texts.rows(rows);
  return (
    <Table.Tr>
      <RowHead narrow={from === "" ? [how, count] : [how, source, count]}>
        {others[field] ?? labelOf(field)}
      </RowHead>
      <Wide>{how}</Wide>
      <Wide>{from !== "" && source}</Wide>
      <Wide>{count}</Wide>
    </Table.Tr>
  );
}
