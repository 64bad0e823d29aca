/** A range with its dashes, "per year", "6 months": an amount and what it is counted in. */
const PIECES = /(\S+ [-–] \S+|per \w+|\d+ (?:hours?|days?|weeks?|months?|years?)(?!\w))/;

/** A text as an employer wrote it, whose amounts stay whole at the end of a line. */
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
