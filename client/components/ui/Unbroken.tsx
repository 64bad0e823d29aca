import { Fragment } from "react";

/** "$47 - $54", "per hour", "6 months": amounts and what they are counted in; "I-983", "H-1B": names of forms and visas. */
const PIECES =
  /(\S+ [-–] \S+|per \w+|\d+ (?:hours?|days?|weeks?|months?|years?)(?!\w)|\b[A-Z]-\d+[A-Z]?\b)/;

/** A text as it was written, whose amounts and names stay whole at the end of a line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(PIECES).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="unbroken">
        {piece}
      </span>
    ),
  );

/** "OPT, STEM OPT, H-1B": a line ends only between the items. */
export const UnbrokenList = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && " "}
      <span className="unbroken">
        {item}
        {index < items.length - 1 && ","}
      </span>
    </Fragment>
  ));
