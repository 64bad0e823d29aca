import classes from "./PinnedCard.module.css";

/** A heart-shaped pin where a saved card would hang. */
export const HeartPin = () => (
  <svg width="128" height="96" viewBox="0 0 128 96" fill="none" className={classes.picture}>
    <rect x="30" y="30" width="68" height="56" rx="10" className={classes.place} />
    <path
      d="M64 46C52 37 46 31 46 23a9.5 9.5 0 0 1 18-4.5A9.5 9.5 0 0 1 82 23c0 8-6 14-18 23Z"
      className={classes.pin}
    />
    <circle cx="54.5" cy="22" r="3" className={classes.shine} />
  </svg>
);
