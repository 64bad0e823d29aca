import { Fragment } from "react";

/**
 * Parts that must not wrap: amounts and their units ("$47 - $54", "an hour", "6 months"), a city and its state, and short
 * names (SHORT_NAME, written out here, since every page loads this). They are short enough for the narrowest screen.
 */
export const PIECES =
  /(\$?\d[\d.,]{0,9}[kK+]? ?[-–] ?\$?\d[\d.,]{0,9}[kK+]?|per \w{1,9}|an? (?:hour|year)(?!\w)|\d{1,3} (?:hours?|days?|weeks?|months?|years?)(?!\w)|\b(?:[A-Z\d-]{1,4}(?:\/[A-Z\d-]{1,4}){1,3}|[A-Z]{1,2}-(?:\d{1,4}[A-Z]?\d?|Verify)|[Oo]n-site|(?:H4|GC) EAD|STEM OPT)\b|[A-Z][a-z]+, [A-Z]{2}(?!\w))/;

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
