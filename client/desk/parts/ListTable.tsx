import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./ListTable.module.css";

interface ListTableProps {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: ReactNode;
  children: ReactNode;
}

/** A list of records as a table in a frame. Its cells are `RowHead`s and `Wide`s. */
export const ListTable = ({ caption, columns, children }: ListTableProps) => (
  <div className={classes.frame}>
    <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
      <Table.Caption className="visually-hidden">{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>{columns}</Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </div>
);

/** The first cell of a row; below it, on narrow screens only, what the wide cells show. */
export const RowHead = ({
  children,
  narrow,
}: {
  children: ReactNode;
  narrow?: readonly ReactNode[];
}) => (
  <Table.Th scope="row" className={classes.row}>
    {children}
    {narrow !== undefined && (
      <div className={classes.narrow}>
        {narrow.map((part, index) => (
          <div key={index}>{part}</div>
        ))}
      </div>
    )}
  </Table.Th>
);

/** The heading of a column that narrow screens leave out. */
export const WideHead = ({ children }: { children: ReactNode }) => (
  <Table.Th scope="col" className={classes.wide}>
    {children}
  </Table.Th>
);

/** A cell that narrow screens leave out. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <Table.Td className={classes.wide}>{children}</Table.Td>
);
