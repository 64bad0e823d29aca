import { SegmentedControl, Table } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { figureTexts } from "#texts/desk-figures";
import classes from "./Figures.module.css";

/** One row of a figure, as the picture and the table show it. */
export interface FigureRow {
  label: string;
  value: number;
  /** The value in words, if it is not a plain number. */
  words?: string;
}

interface FigureCardProps {
  title: string;
  /** What the numbers mean, in a sentence. */
  note: string;
  /** Headings of the table: what a row is, and what its number counts. */
  columns: readonly [string, string];
  rows: readonly FigureRow[];
  /** Draws the rows. The table has the same data, so the picture is hidden from screen readers. */
  picture: (rows: readonly FigureRow[]) => ReactNode;
}

export const valueOf = ({ value, words }: FigureRow): string => words ?? figureTexts.count(value);

/** A picture of some numbers, and the same numbers as a table. */
export function FigureCard({ title, note, columns, rows, picture }: FigureCardProps) {
  const id = useId();
  const [shows, setShows] = useState<"picture" | "table">("picture");
  const isEmpty = rows.every(({ value }) => value === 0);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.note}>{note}</p>
        </div>
        <SegmentedControl
          size="xs"
          value={shows}
          onChange={setShows}
          aria-label={figureTexts.showAs(title)}
          data={[
            { value: "picture", label: figureTexts.picture },
            { value: "table", label: figureTexts.table },
          ]}
        />
      </header>
      {shows === "picture" && (
        <div aria-hidden="true" className={classes.picture}>
          {isEmpty ? <p className={classes.nothing}>{figureTexts.nothing}</p> : picture(rows)}
        </div>
      )}
      <div className={shows === "picture" ? "visually-hidden" : undefined}>
        <FigureTable title={title} columns={columns} rows={rows} />
      </div>
    </section>
  );
}

function FigureTable({
  title,
  columns,
  rows,
}: Pick<FigureCardProps, "title" | "columns" | "rows">) {
  return (
    <Table captionSide="top" verticalSpacing={4}>
      <Table.Caption className="visually-hidden">{title}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns[0]}</Table.Th>
          <Table.Th scope="col" ta="right">
            {columns[1]}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.label}>
            <Table.Th scope="row" fw={400}>
              {row.label}
            </Table.Th>
            <Table.Td ta="right">{valueOf(row)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
