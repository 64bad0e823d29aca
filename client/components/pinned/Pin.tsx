import classes from "./PinnedCard.module.css";

/** The pin of a card. */
export const Pin = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="8" className={classes.pin} />
    <circle cx={x - 2.5} cy={y - 2.5} r="2.5" className={classes.shine} />
  </>
);
