import { Pin } from "./Pin";
import classes from "./PinnedCard.module.css";

/** A pinned card with a key: what only its owner opens. */
export const KeyCard = () => (
  <svg width="128" height="96" viewBox="0 0 128 96" fill="none" className={classes.picture}>
    <g transform="rotate(-3 64 54)">
      <rect x="24" y="22" width="80" height="60" rx="10" className={classes.card} />
      <circle cx="47" cy="50" r="9.5" className={classes.drawn} />
      <path d="M56.5 50H86v8M76 50v6" className={classes.drawn} />
      <path d="M38 71h30" className={classes.line} />
    </g>
    <Pin x={64} y={21} />
  </svg>
);
