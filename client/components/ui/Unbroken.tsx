import { Fragment } from "react";
import { SHORT_NAME } from "#site/short-names";

/** Amounts and their units: "$47 - $54", "per hour", "6 months". */
const AMOUNT =
  /\$?\d[\d.,]{0,9}[kK+]? ?[-–] ?\$?\d[\d.,]{0,9}[kK+]?|per \w{1,9}|\d{1,3} (?:hours?|days?|weeks?|months?|years?)(?!\w)/;

/** Parts that must not wrap. They are short enough for the narrowest screen. */
const PIECES = new RegExp(`(${AMOUNT.source}|${SHORT_NAME.source})`);

/** Shows a text unchanged, but keeps line breaks out of its amounts and names. */
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

/** Longer items of a list may wrap: on the narrowest screen, they would not fit in one line. */
const SHORT = 24;

/** A comma-separated list ("OPT, STEM OPT, H-1B") that breaks only between items. */
export const UnbrokenList = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && " "}
      <span className={item.length > SHORT ? undefined : "unbroken"}>
        {item}
        {index < items.length - 1 && ","}
      </span>
    </Fragment>
  ));
