import { Fragment, type ReactNode } from "react";

/** Goes between two facts in a line of text. Its no-break space keeps the dot at the end of a line, not at the start. */
export const DOT = "\u00a0· ";

/** Facts in a line of text, with dots between them. */
export const DotList = ({ items }: { items: readonly ReactNode[] }) =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && DOT}
      {item}
    </Fragment>
  ));
