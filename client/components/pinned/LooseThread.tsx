import { Pin } from "./Pin";
import classes from "./PinnedCard.module.css";

/** Two pinned cards, and a thread from one that doesn't reach the other. */
export const LooseThread = () => (
  <svg width="160" height="104" viewBox="0 0 160 104" fill="none" className={classes.picture}>
    <g transform="rotate(-5 41 46)">
      <rect x="12" y="22" width="58" height="48" rx="9" className={classes.card} />
      <path d="M24 42h32M24 54h20" className={classes.line} />
    </g>
    <g transform="rotate(5 119 54)">
      <rect x="90" y="30" width="58" height="48" rx="9" className={classes.card} />
      <path d="M102 50h32M102 62h20" className={classes.line} />
    </g>
    <path d="M40 22c10 26 14 62 36 68 12 3 18-9 9-13-7-3-12 5-6 11" className={classes.drawn} />
    <Pin x={40} y={22} />
    <Pin x={120} y={30} />
  </svg>
);
